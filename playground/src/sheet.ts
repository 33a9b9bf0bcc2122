import { type Feature, features, type Policies, policies } from "../../src/rules/rule-context.js";
import { type State, states } from "../../src/rules/update-parts.js";

/** All that a user has put on the page. */
export interface Sheet {
  readonly operation: Operation;
  /** The text of the request's body. */
  readonly request: string;
  /** The text of the stored campaign's body; empty when it is not known. */
  readonly stored: string;
  /** Undefined when it is not known. */
  readonly state: State | undefined;
  /** Undefined when it is not known which features the workspace has. */
  readonly features: readonly Feature[] | undefined;
  /** Undefined when ids of product sets are not checked. */
  readonly productSets: readonly string[] | undefined;
  readonly policies: Policies;
}

export const operations = ["create", "update"] as const;

export type Operation = (typeof operations)[number];

/** A sheet on which nothing is set. */
export const EMPTY: Sheet = {
  operation: "create",
  request: "",
  stored: "",
  state: undefined,
  features: undefined,
  productSets: undefined,
  policies: policiesFrom(undefined),
};

/** A sheet from a value that anybody may have made: what is not understood is left as on the empty sheet. */
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

/** The policies that are chosen, and the default of each other one. */
function policiesFrom(chosen: unknown): Policies {
  const choices = membersOf(chosen);
  const entries = Object.entries(policies).map(([name, values]) => [
    name,
    oneOf<string>(choices[name], values) ?? values[0],
  ]);
  return Object.fromEntries(entries) as Policies;
}

/** The value itself, when it is one of those allowed. */
export function oneOf<T extends string>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((candidate) => candidate === value);
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function textIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}
