import { type State, states } from "../../src/rules/parts/update-parts.js";
import { type Feature, features, type Policies, policies } from "../../src/rules/rule-context.js";

/** Everything that a user has entered on the page. */
export interface Sheet {
  readonly operation: Operation;
  /** The text of the request's body, or of a whole request. */
  readonly request: string;
  /** The text of the stored campaign's body; empty if it is unknown. */
  readonly stored: string;
  /** Undefined if it is unknown. */
  readonly state: State | undefined;
  /** Undefined if the features of the workspace are unknown. */
  readonly features: readonly Feature[] | undefined;
  /** Undefined if ids of product sets are not checked. */
  readonly productSets: readonly string[] | undefined;
  readonly policies: Policies;
}

/** `request` is a whole request: its method and path say what it does. */
export const operations = ["create", "update", "request"] as const;

export type Operation = (typeof operations)[number];

/** A sheet with nothing set. */
export const EMPTY: Sheet = {
  operation: "create",
  request: "",
  stored: "",
  state: undefined,
  features: undefined,
  productSets: undefined,
  policies: policiesFrom(undefined),
};

/** A sheet from an untrusted value. Members that are missing or malformed are as on the empty sheet. */
export function sheetFrom(value: unknown): Sheet {
  const { operation, request, stored, state, features: named, productSets, policies: chosen } = membersOf(value);
  return {
    operation: oneOf(operation, operations) ?? EMPTY.operation,
    request: textIn(request),
    stored: textIn(stored),
    state: oneOf(state, states),
    features: Array.isArray(named) ? features.filter((feature) => named.includes(feature)) : undefined,
    productSets: Array.isArray(productSets) ? productSets.filter((id) => typeof id === "string") : undefined,
    policies: policiesFrom(chosen),
  };
}

/** The chosen policies, and the defaults of the others. */
function policiesFrom(chosen: unknown): Policies {
  const choices = membersOf(chosen);
  const entries = Object.entries(policies).map(([name, values]) => [
    name,
    oneOf<string>(choices[name], values) ?? values[0],
  ]);
  return Object.fromEntries(entries) as Policies;
}

/** The value itself, if it is one of those allowed. */
export function oneOf<T extends string>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((candidate) => candidate === value);
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function textIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}
