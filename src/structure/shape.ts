import type { Format } from "./formats.js";
import type { Scalar } from "./structural-rules.js";

/**
 * What members are that a schema does not name: unknown, possible because only some are shown, or free to choose.
 */
export type Others = "unknown" | "possible" | "free";

/** What a member must be. A container is looked into by the compiled check of its turn, a recursive one with care. */
export type Demand =
  | { readonly kind: "string" | "boolean" | "integer" }
  | { readonly kind: "enum"; readonly allowed: readonly Scalar[] }
  | { readonly kind: "range"; readonly minimum: number; readonly maximum: number }
  | { readonly kind: "format"; readonly format: Format }
  | { readonly kind: "object" | "array" | "recursive" }
  /** The content of a channel, keyed when one of some other members is there. */
  | { readonly kind: "content"; readonly channel: string; readonly when: readonly string[] }
  | { readonly kind: "anything" };

export interface Member {
  readonly key: string;
  readonly required: boolean;
  readonly demand: Demand;
}

/** What an object must be, as data: to find out what is wrong with one that the compiled checks did not let pass. */
export interface Shape {
  readonly members: readonly Member[];
  /** The mark under which the visitor sees such an object, before the members from an index on are checked. */
  readonly visit: { readonly mark: string; readonly before: number } | undefined;
  readonly others: Others;
  /** What any other member must be, where that is said. */
  readonly other: Demand | undefined;
  readonly names: readonly string[];
  /** The same, to be asked for one. */
  readonly keys: ReadonlySet<string>;
  /** Members that are texts of no use when they are empty. */
  readonly wordedTexts: readonly string[];
}

/**
 * Reads a shape from its short form, which costs nothing until somebody asks for it. Parts are divided by `;`: members
 * as `key:demand`, the key followed by `!` when it is required and by `*` when it is an optional text that must say
 * something; `@mark` where the visitor is shown the object; `?` when other members are possible, and `:demand` for what
 * they must be.
 */
export function shapeOf(short: string): Shape {
  const members: Member[] = [];
  const wordedTexts: string[] = [];
  let visit: Shape["visit"];
  let others: Others = "unknown";
  let other: Demand | undefined;
  for (const part of short.split(";")) {
    const [, key = "", flag = "", demand = ""] = /^(\w*)([!*]?):?(.*)$/u.exec(part) ?? [];
    if (part.startsWith("@")) visit = { mark: part.slice(1), before: members.length };
    else if (part === "?") others = "possible";
    else if (key === "") [others, other] = ["free", demandOf(demand)];
    else {
      if (flag === "*" || (flag === "!" && demand === "s")) wordedTexts.push(key);
      members.push({ key, required: flag === "!", demand: demandOf(demand) });
    }
  }
  const names = members.map(({ key }) => key);
  return { members, visit, others, other, names, keys: new Set(names), wordedTexts };
}

const PLAIN: Readonly<Record<string, Demand>> = {
  s: { kind: "string" },
  b: { kind: "boolean" },
  i: { kind: "integer" },
  o: { kind: "object" },
  a: { kind: "array" },
  O: { kind: "recursive" },
  "": { kind: "anything" },
};

function demandOf(short: string): Demand {
  const plain = PLAIN[short];
  if (plain !== undefined) return plain;
  const parts = short.slice(1).split("|");
  const [first = "", ...others] = parts;
  switch (short.charAt(0)) {
    case "e":
      return { kind: "enum", allowed: parts };
    case "n":
      return { kind: "enum", allowed: parts.map(Number) };
    case "r":
      return { kind: "range", minimum: Number(first), maximum: Number(others[0]) };
    case "f":
      return { kind: "format", format: first as Format };
    default:
      return { kind: "content", channel: first, when: others };
  }
}
