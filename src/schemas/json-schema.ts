import type { TSchema } from "typebox";
import type { Format } from "../structure/formats.js";
import type { JsonType, Scalar } from "../structure/kinds.js";

/** The part of JSON Schema that our schemas and compilers use. */
export interface JsonSchema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: JsonType;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly enum?: readonly Scalar[];
  readonly const?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly format?: Format;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly $ref?: string;
  readonly $defs?: Definitions;
  /** Our own keyword: the member that contains content of a channel (empty: of any), keyed if one of `when` is present. */
  readonly keyedBy?: { readonly member: string; readonly channel: string; readonly when: readonly string[] };
  /** Our own keyword: an optional text that is useless when empty. Required texts always are. */
  readonly nonEmpty?: true;
  /** Our own keyword: the specification shows only some of the members. */
  readonly open?: true;
  /** Our own keyword: the mark under which the checker passes such objects to its visitor. */
  readonly visit?: string;
}

export type Definitions = Readonly<Record<string, JsonSchema>>;

/** A schema that is not a reference, with the definitions for the references inside it. */
export interface Resolved {
  readonly schema: JsonSchema;
  readonly definitions: Definitions;
}

/** TypeBox schemas are JSON Schema, but their static types do not say so. */
export function jsonSchema(schema: TSchema): JsonSchema {
  return schema as JsonSchema;
}

export function resolve(schema: JsonSchema, definitions: Definitions): Resolved {
  if (schema.$ref === undefined) return { schema, definitions };
  const inside = schema.$defs ?? definitions;
  const target = inside[schema.$ref];
  if (target === undefined) throw new Error(`no definition of ${schema.$ref}`);
  return resolve(target, inside);
}

/** The member that distinguishes the variants of a union: the one that is constant in each. */
export function discriminatorOf(variants: readonly JsonSchema[]): string {
  const names = Object.keys(variants[0]?.properties ?? {});
  const name = names.find((key) => variants.every(({ properties }) => properties?.[key]?.const !== undefined));
  if (name === undefined) throw new Error("a union without a discriminator");
  return name;
}

/** A schema without titles and descriptions. A member may also be called `title`, but its schema is not a string. */
export function formOf(schema: JsonSchema): string {
  return JSON.stringify(schema, (key, value: unknown) =>
    (key === "title" || key === "description") && typeof value === "string" ? undefined : value,
  );
}
