import type { Format } from "./formats.js";
import type { Scalar } from "./structural-rules.js";

/** What a member must be. Containers have compiled checks; a recursive one may contain itself. */
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
  /** The content of a channel, keyed if certain other members are present. */
  | "content"
  | "anything";

/** A member that a schema names. Every property is always set, even if meaningless, so that V8 reads them fast. */
export interface Member {
  readonly key: string;
  readonly required: boolean;
  readonly kind: Kind;
  readonly isContainer: boolean;
  /** For "enum". */
  readonly allowed: readonly Scalar[];
  /** For "range". */
  readonly minimum: number;
  readonly maximum: number;
  /** For "format". */
  readonly format: Format;
  /** For "content": the channel, and the members whose presence makes it keyed. */
  readonly channel: string;
  readonly when: readonly string[];
}

/** What an object must be, as data. Used for linting, and to explain an object that failed its check. */
export interface Shape {
  readonly members: readonly Member[];
  /** Bitmask of the required members, in their order. */
  readonly required: number;
  readonly requiredCount: number;
  /** The mark for the visitor, and the index of the first member that is checked after the visit. */
  readonly visit: { readonly mark: string; readonly before: number } | undefined;
  /** Whether other members are possible, because the specification shows only some. */
  readonly isOpen: boolean;
  /** What any other member must be, if the schema says so. Its key is empty. */
  readonly other: Member | undefined;
  readonly names: readonly string[];
  /** Index of each name. */
  readonly keys: ReadonlyMap<string, number>;
  /** Members whose texts are useless when empty. */
  readonly nonEmptyTexts: readonly string[];
}

/** Cache of parsed shapes. Its size is bounded by the number of schemas. */
const known = new Map<string, Shape>();

/** The shape of a short form, parsed on first use. */
export function shapeOf(short: string): Shape {
  let shape = known.get(short);
  if (shape === undefined) {
    shape = parsed(short);
    known.set(short, shape);
  }
  return shape;
}

/**
 * Parses a short form. Its parts are separated by `;`:
 *
 * - `key:demand`: a member. The key is followed by `!` if it is required, and by `*` if it is an optional text that is
 *   useless when empty.
 * - `@mark`: the visitor is called at this point.
 * - `?`: other members are possible.
 * - `:demand`: what other members must be.
 */
function parsed(short: string): Shape {
  const members: Member[] = [];
  const nonEmptyTexts: string[] = [];
  let visit: Shape["visit"];
  let isOpen = false;
  let other: Member | undefined;
  for (const part of short.split(";")) {
    const [, key, flag, demand] = PART.exec(part) as unknown as readonly [string, string, string, string];
    if (part.startsWith("@")) visit = { mark: part.slice(1), before: members.length };
    else if (part === "?") isOpen = true;
    else if (key === "") other = memberOf("", false, demand);
    else {
      if (flag === "*" || (flag === "!" && demand === "s")) nonEmptyTexts.push(key);
      members.push(memberOf(key, flag === "!", demand));
    }
  }
  const names = members.map(({ key }) => key);
  return {
    members,
    required: members.reduce((bits, { required }, index) => (required ? bits | (1 << index) : bits), 0),
    requiredCount: members.filter(({ required }) => required).length,
    visit,
    isOpen,
    other,
    names,
    keys: new Map(names.map((name, index) => [name, index])),
    nonEmptyTexts,
  };
}

/** Matches any text: a key, a flag and a demand, each possibly empty. */
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

/** Parses a short demand: a letter for the kind, then the kind's arguments. */
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
