import fc from "fast-check";
import type { TSchema } from "typebox";
import { type JsonSchema, jsonSchema } from "../schemas/json-schema.js";
import { getOrInsertComputed } from "../structure/get-or-insert-computed.js";
import { anyValue, integer, integerBetween, ofFormat, text } from "./values.js";

export type Drawn = fc.Arbitrary<unknown>;

export type Members = Record<string, unknown>;

/** Requirements on an object beyond its schema. */
export interface Demands {
  /** Members that are not drawn by their schema, each constant or drawn. */
  readonly members?: Readonly<Members>;
  /** Optional members that must be there. */
  readonly needs?: readonly string[];
  /** Optional members that must not be there, even if they are needed. */
  readonly without?: readonly string[];
}

/** Represents a member that must be absent. */
export const ABSENT = Symbol("absent");

/** Objects of a schema: required members always, optional ones every other time. */
export function objectOf(
  schema: TSchema | JsonSchema,
  tidy: boolean,
  { members = {}, needs = [], without = [] }: Demands = {},
): fc.Arbitrary<Members> {
  const { properties = {}, required = [] } = jsonSchema(schema);
  const drawn: Record<string, Drawn> = {};
  for (const [name, member] of Object.entries(properties)) {
    if (without.includes(name)) continue;
    const value = Object.hasOwn(members, name) ? drawnFrom(members[name]) : valueIn(member, tidy);
    const isNeeded = required.includes(name) || needs.includes(name);
    drawn[name] = isNeeded ? value : fc.option(value, { nil: ABSENT, freq: 2 });
  }
  return fc
    .record(drawn, { noNullPrototype: true })
    .map((object) => Object.fromEntries(Object.entries(object).filter(([, value]) => value !== ABSENT)));
}

export function drawnFrom<T>(value: T | fc.Arbitrary<T>): fc.Arbitrary<T> {
  return value instanceof fc.Arbitrary ? value : fc.constant(value);
}

/** Generators by schema alone, each built once: building them for each request took most of the time. */
const ofSchemas = { tidy: new WeakMap<JsonSchema, Drawn>(), any: new WeakMap<JsonSchema, Drawn>() };

function valueIn(schema: JsonSchema, tidy: boolean): Drawn {
  return getOrInsertComputed(ofSchemas[tidy ? "tidy" : "any"], schema, () => buildValueIn(schema, tidy));
}

function buildValueIn(schema: JsonSchema, tidy: boolean): Drawn {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "string":
      return schema.format === undefined ? text(tidy) : ofFormat[schema.format];
    case "boolean":
      return fc.boolean();
    case "integer": {
      const { minimum, maximum } = schema;
      return minimum === undefined || maximum === undefined ? integer(tidy) : integerBetween(minimum, maximum);
    }
    case "array": {
      const { items = {}, minItems = 0 } = schema;
      return fc.array(valueIn(items, tidy), { minLength: minItems, maxLength: minItems + 2 });
    }
    case "object":
      // The specification shows no members of some objects: they may contain anything.
      return Object.keys(schema.properties ?? {}).length === 0 ? anyMembers : objectOf(schema, tidy);
    default:
      return anyValue;
  }
}

const anyMembers: fc.Arbitrary<Members> = fc.dictionary(fc.constantFrom("a", "name", "any key", "x.y"), anyValue, {
  maxKeys: 2,
  noNullPrototype: true,
});

/** Names that a list has only under a condition. */
export function only(condition: boolean, ...names: readonly string[]): readonly string[] {
  return condition ? names : [];
}
