import { type Demand, demand } from "./demand.js";
import { getOrInsertComputed } from "./get-or-insert-computed.js";

/** What an object must be, as data. Used for linting, and to explain an object that failed its check. */
export interface Shape {
  readonly members: readonly Demand[];
  /** Bitmask of the required members, in their order. */
  readonly required: number;
  readonly requiredCount: number;
  /** The mark for the visitor, and the index of the first member that is checked after the visit. */
  readonly visit: { readonly mark: string; readonly index: number } | undefined;
  /** Whether other members are possible, because the specification shows only some. */
  readonly isOpen: boolean;
  /** What any other member must be, if the schema says so. */
  readonly other: Demand | undefined;
  readonly names: readonly string[];
  /** Index of each name. */
  readonly keys: ReadonlyMap<string, number>;
  /** Members whose texts are useless when empty. */
  readonly nonEmptyTexts: readonly string[];
}

/** The shapes made so far: one for each schema at most. */
const made = new Map<() => Shape, Shape>();

/** @param make compiled checks pass it on. It is called only for a body that is wrong or linted. */
export function shapeOf(make: () => Shape): Shape {
  return getOrInsertComputed(made, make, make);
}

/** @param demands what each member must be, in the order of the specification. */
export function shape(
  demands: Readonly<Record<string, Demand>>,
  options?: Partial<Pick<Shape, "isOpen" | "other">> & { readonly visit?: string },
): Shape {
  // What is absent could be inherited in a host with polluted prototypes.
  const { visit, isOpen, other } = { visit: undefined, isOpen: false, other: undefined, ...options };
  const members = Object.entries(demands).map(([key, of]) => demand({ ...of, key }));
  const names = members.map(({ key }) => key);
  const recursive = members.findIndex(({ kind }) => kind === "recursive");
  return {
    members,
    required: members.reduce((bits, { isRequired }, index) => (isRequired ? bits | (1 << index) : bits), 0),
    requiredCount: members.filter(({ isRequired }) => isRequired).length,
    // An object is visited after its members are checked, but before the nested objects of its own kind.
    visit: visit === undefined ? undefined : { mark: visit, index: recursive === -1 ? members.length : recursive },
    isOpen,
    other,
    names,
    keys: new Map(names.map((name, index) => [name, index])),
    nonEmptyTexts: members.filter(({ isNonEmpty }) => isNonEmpty).map(({ key }) => key),
  };
}
