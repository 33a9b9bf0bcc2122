import { type Definitions, discriminatorOf, type JsonSchema, resolve } from "../../schemas/json-schema.js";
import { keywordsOfFormat } from "./format-patterns.js";

/** A JSON Schema with only the keywords of the 2020-12 vocabularies. */
export type PlainObject = { [keyword: string]: unknown };

/** The prefix of references, and whether unions name their discriminator, as OpenAPI requires. */
export interface Dialect {
  readonly prefix: "#/$defs/" | "#/components/schemas/";
  readonly discriminators: boolean;
}

/**
 * Converts our schemas to plain ones. A schema with a title becomes a definition of that name, replaced by a reference.
 */
export class Definer {
  /** The definitions so far, in the order of their first use. */
  readonly definitions: { [title: string]: PlainObject } = {};

  constructor(readonly dialect: Dialect) {}

  /** The schema itself, whatever its title. */
  plain(schema: JsonSchema, outer: Definitions = {}): PlainObject {
    const { title, description, ...keywords } = schema as PlainObject;
    const plain: PlainObject = {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
    };
    for (const [keyword, value] of Object.entries(keywords)) {
      if (!OURS.has(keyword)) plain[keyword] = this.#operand(keyword, value, outer);
    }
    if (schema.enum !== undefined) plain["type"] = typeof schema.enum[0];
    if (schema.format !== undefined) Object.assign(plain, keywordsOfFormat(schema.format));
    if (schema.anyOf !== undefined && this.dialect.discriminators) this.#discriminate(plain, schema.anyOf);
    return plain;
  }

  /** A reference if the schema has a title, otherwise the schema itself. */
  reference(unresolved: JsonSchema | boolean, outer: Definitions = {}): PlainObject | boolean {
    if (typeof unresolved === "boolean") return unresolved;
    const { schema, definitions } = resolve(unresolved, outer);
    if (schema.title === undefined) return this.plain(schema, definitions);
    if (!Object.hasOwn(this.definitions, schema.title)) {
      // Reserves its place first, because a recursive schema refers to itself.
      const definition: PlainObject = {};
      this.definitions[schema.title] = definition;
      Object.assign(definition, this.plain(schema, definitions));
    }
    return { $ref: this.dialect.prefix + schema.title };
  }

  #operand(keyword: string, value: unknown, outer: Definitions): unknown {
    if (HOLDS_SCHEMA.has(keyword)) return this.reference(value as JsonSchema, outer);
    if (HOLDS_SCHEMAS.has(keyword)) return (value as JsonSchema[]).map((schema) => this.reference(schema, outer));
    if (keyword !== "properties") return structuredClone(value);
    const members = Object.entries(value as Record<string, JsonSchema>);
    return Object.fromEntries(members.map(([name, schema]) => [name, this.reference(schema, outer)]));
  }

  #discriminate(plain: PlainObject, variants: readonly JsonSchema[]): void {
    // Conditions beside the union decide which variant is meant.
    if ("if" in plain || variants.some(({ title }) => title === undefined)) return;
    const propertyName = discriminatorOf(variants);
    const mapping = variants.map(({ title, properties }) => [
      properties?.[propertyName]?.const,
      `${this.dialect.prefix}${title}`,
    ]);
    plain["discriminator"] = { propertyName, mapping: Object.fromEntries(mapping) };
  }
}

/** Keywords that others do not know, or that must be expressed differently. */
const OURS: ReadonlySet<string> = new Set(["keyedBy", "nonEmpty", "open", "visit", "format", "$id", "$defs"]);

const HOLDS_SCHEMA: ReadonlySet<string> = new Set(["items", "additionalProperties", "not", "if", "then", "else"]);

const HOLDS_SCHEMAS: ReadonlySet<string> = new Set(["anyOf", "allOf"]);
