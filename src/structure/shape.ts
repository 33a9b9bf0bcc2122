import type { Format } from "./formats.js";
import type { Scalar } from "./structural-rules.js";

/**
 * What members are that a schema does not name: unknown, possible because only some are shown, or free to choose.
 */
export type Others = "unknown" | "possible" | "free";

/** What a member must be. A container is looked into by the compiled check of its turn, a recursive one with care. */
export type Kind =
  | "string"
  | "boolean"
  | "integer"
  | "enum"
  | "range"
  | "format"
  | "object"
  | "array"
  | "recursive"
  /** The content of a channel, keyed when one of some other members is there. */
  | "content"
  | "anything";

/** A member that a schema names. All have all parts, whether they mean anything or not, so that they are read fast. */
export interface Member {
  readonly key: string;
  readonly required: boolean;
  readonly kind: Kind;
  readonly isContainer: boolean;
  /** Of an enumeration. */
  readonly allowed: readonly Scalar[];
  /** Of a range. */
  readonly minimum: number;
  readonly maximum: number;
  /** Of a format. */
  readonly format: Format;
  /** Of content: the channel, and the members that say that it is keyed. */
  readonly channel: string;
  readonly when: readonly string[];
}

/** What an object must be, as data: to find out what is wrong with one that the compiled checks did not let pass. */
export interface Shape {
  readonly members: readonly Member[];
  /** The mark under which the visitor sees such an object, before the members from an index on are checked. */
  readonly visit: { readonly mark: string; readonly before: number } | undefined;
  readonly others: Others;
  /** What any other member must be, where that is said. It has no key. */
  readonly other: Member | undefined;
  readonly names: readonly string[];
  /** The same, with the index of each. */
  readonly keys: ReadonlyMap<string, number>;
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
  let other: Member | undefined;
  for (const part of short.split(";")) {
    const [, key, flag, demand] = PART.exec(part) as unknown as readonly [string, string, string, string];
    if (part.startsWith("@")) visit = { mark: part.slice(1), before: members.length };
    else if (part === "?") others = "possible";
    else if (key === "") [others, other] = ["free", memberOf("", true, demand)];
    else {
      if (flag === "*" || (flag === "!" && demand === "s")) wordedTexts.push(key);
      members.push(memberOf(key, flag === "!", demand));
    }
  }
  const names = members.map(({ key }) => key);
  return {
    members,
    visit,
    others,
    other,
    names,
    keys: new Map(names.map((name, index) => [name, index])),
    wordedTexts,
  };
}

/** Fits any text: a key, a flag and a demand, each perhaps empty. */
const PART = /^(\w*)([!*]?):?(.*)$/su;

const KINDS: Readonly<Record<string, Kind>> = {
  s: "string",
  b: "boolean",
  i: "integer",
  e: "enum",
  n: "enum",
  r: "range",
  f: "format",
  o: "object",
  a: "array",
  O: "recursive",
  k: "content",
};

const CONTAINERS: readonly Kind[] = ["object", "array", "recursive", "content"];

/** A member by its short demand: a letter for the kind, and what the kind asks for. */
function memberOf(key: string, required: boolean, demand: string): Member {
  const letter = demand.charAt(0);
  const kind = KINDS[letter] ?? "anything";
  const parts = demand.slice(1).split("|");
  const [first, ...others] = parts as [string, ...string[]];
  return {
    key,
    required,
    kind,
    isContainer: CONTAINERS.includes(kind),
    allowed: letter === "n" ? parts.map(Number) : parts,
    minimum: Number(first),
    maximum: Number(others[0]),
    format: first as Format,
    channel: first,
    when: others,
  };
}
