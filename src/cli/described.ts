import { renderPath } from "../errors/path.js";
import { excerpt, list, quote, suggestion } from "../errors/wording.js";
import type { Segment } from "../index.js";
import { isObject } from "../structure/checker.js";
import { nearest } from "../structure/nearest.js";
import type { JsonFile } from "../text/request/source.js";
import { WrongUsage } from "./usage.js";

/** An unknown name or value; the message includes it and suggests the right one. */
export class WrongSetting extends Error {}

export type Members = ReadonlyMap<string, Part>;

/** A part of the user's settings. Errors say where it is. */
export class Part {
  constructor(
    private readonly value: unknown,
    private readonly errorAt: (segments: readonly Segment[], problem: string) => Error,
    private readonly segments: readonly Segment[] = [],
  ) {}

  get isAbsent(): boolean {
    return this.value === undefined;
  }

  read<T>(read: (value: unknown) => T): T {
    return rewording(
      () => read(this.value),
      (problem) => this.errorAt(this.segments, problem),
    );
  }

  /** Its members. If some are `known`, all others are refused as an unknown `what`. */
  members(name: string, known?: readonly string[], what = "member"): Members {
    const object = this.read((value) => {
      if (isObject(value)) return value;
      throw new WrongSetting(`${name} must be an object`);
    });
    const members = new Map(Object.entries(object).map(([key, value]) => [key, this.inner(key, value)]));
    if (known !== undefined) for (const [key, member] of members) member.read(() => oneOf(key, known, what));
    return members;
  }

  entries(name: string): Part[] {
    const entries = this.read((value) => {
      if (Array.isArray(value) || value instanceof Set) return [...(value as Iterable<unknown>)];
      throw new WrongSetting(`${name} must be an array`);
    });
    return entries.map((entry, index) => this.inner(index, entry));
  }

  inner(segment: Segment, value: unknown): Part {
    return new Part(value, this.errorAt, [...this.segments, segment]);
  }
}

/** The value of a JSON file; errors include their position. */
export function jsonPart({ file, source, value }: JsonFile): Part {
  return new Part(value, (segments, problem) => {
    const position = source.locate(segments);
    const place = position === undefined ? file : `${file}:${position.line}:${position.column}`;
    return new WrongUsage(`${place}: ${problem}`);
  });
}

/** The value of a module; errors include their path. */
export function modulePart(name: string, value: unknown): Part {
  return new Part(value, (segments, problem) => {
    const path = segments.length > 0 ? [renderPath(segments)] : [];
    return new WrongUsage([name, ...path, problem].join(": "));
  });
}

/** A member that is given; a member that is undefined is not. */
export function givenIn(members: Members, name: string): Part | undefined {
  const member = members.get(name);
  return member?.isAbsent ? undefined : member;
}

/** A value of the user: its JSON Schema, unless JSON cannot express it, and how to read it. */
export interface Described<T> {
  readonly schema?: object;
  /** `customIds` are the ids of rules that are not ours. */
  read(part: Part, customIds: readonly string[]): T;
}

export function described<T>(
  schema: object,
  read: (value: unknown, customIds: readonly string[]) => T,
): Described<T> & { readonly schema: object } {
  return { schema, read: (part, customIds) => part.read((value) => read(value, customIds)) };
}

/** One of several texts. `name` is how messages call it. */
export function choice<T extends string>(allowed: readonly T[], name: string, description?: string) {
  return described({ enum: allowed, ...(description && { description }) }, (value) => oneOf(value, allowed, name));
}

export const NON_EMPTY_TEXT = { type: "string", minLength: 1 };

/** The JSON Schema of an object without other members. */
export function objectSchema(properties: object, more: object = {}): object {
  return { type: "object", properties, additionalProperties: false, ...more };
}

export function listOf<T>(name: string, description: string, { schema, read }: Described<T>): Described<T[]> {
  return {
    schema: { type: "array", items: schema, description },
    read: (part, customIds) => part.entries(name).map((entry) => read(entry, customIds)),
  };
}

/** The JSON Schemas of the described values that have one, by name. */
export function schemasOf(values: Readonly<Record<string, Described<unknown>>>): Record<string, object> {
  return Object.fromEntries(Object.entries(values).flatMap(([name, { schema }]) => (schema ? [[name, schema]] : [])));
}

/** Reads those of the described values that an object has. */
export function readIn<T extends object>(
  members: Members,
  values: { readonly [N in keyof T]-?: Described<NonNullable<T[N]>> },
  customIds: readonly string[] = [],
): Partial<T> {
  const read = Object.entries<Described<unknown>>(values).flatMap(([name, value]) => {
    const part = givenIn(members, name);
    return part === undefined ? [] : [[name, value.read(part, customIds)]];
  });
  return Object.fromEntries(read) as Partial<T>;
}

/** Calls `read`; turns the error of an invalid setting into the one that `errorOf` makes from its message. */
export function rewording<T>(read: () => T, errorOf: (problem: string) => Error): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof WrongSetting ? errorOf(error.message) : error;
  }
}

export function oneOf<T extends string>(value: unknown, allowed: readonly T[], what: string): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found !== undefined) return found;
  const meant = typeof value === "string" ? suggestion(nearest(value, allowed)) : "";
  // There are too many rules for a message.
  const known = what === "rule" ? "; see: campaign-rules rules" : `; known: ${list(allowed)}`;
  const shown = typeof value === "string" ? quote(excerpt(value)) : excerpt(String(JSON.stringify(value)));
  throw new WrongSetting(`unknown ${what} ${shown}${meant || known}`);
}
