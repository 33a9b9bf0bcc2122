import { type Feature, features, type Policies, policies } from "../../src/context.js";
import { type State, states } from "../../src/update/update-subject.js";

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
  policies: { utmCustomKeys: policies.utmCustomKeys[0], merge: policies.merge[0] },
};

/** A sheet from a value that anybody may have made: what is not understood is left as on the empty sheet. */
export function sheetFrom(value: unknown): Sheet {
  const { operation, request, stored, state, features: named, productSets, policies: chosen } = membersOf(value);
  const readings = membersOf(chosen);
  return {
    operation: oneOf(operation, operations) ?? EMPTY.operation,
    request: textIn(request),
    stored: textIn(stored),
    state: oneOf(state, states),
    features: Array.isArray(named) ? features.filter((feature) => named.includes(feature)) : undefined,
    productSets: Array.isArray(productSets) ? productSets.filter((id) => typeof id === "string") : undefined,
    policies: {
      utmCustomKeys: oneOf(readings["utmCustomKeys"], policies.utmCustomKeys) ?? EMPTY.policies.utmCustomKeys,
      merge: oneOf(readings["merge"], policies.merge) ?? EMPTY.policies.merge,
    },
  };
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
