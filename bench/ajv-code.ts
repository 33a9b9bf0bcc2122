import { _, Ajv2020 } from "ajv/dist/2020.js";
import standalone from "ajv/dist/standalone/index.js";
import { formatPatterns } from "../src/reference/documents/format-patterns.js";
import { jsonSchemaDocument } from "../src/reference/schemas.js";
import { formats } from "./peers/formats.js";

interface Schema {
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly pattern?: string;
  readonly [keyword: string]: unknown;
}

const named = new Map(Object.entries(formatPatterns).map(([format, pattern]) => [pattern, format]));

/**
 * The code of ajv's validators, from our JSON Schema document in the form that ajv checks fastest: one definition for
 * each object with members, filters told apart by a discriminator, formats instead of patterns, and no conditions.
 */
export function ajvCode(): string {
  const { $defs = {} } = jsonSchemaDocument("create-request");
  const definitions: Record<string, Schema> = {};
  for (const [name, schema] of Object.entries($defs)) definitions[name] = changed(schema as Schema, name);

  function defined(schema: Schema, name: string): Schema {
    if (Object.keys(schema.properties ?? {}).length === 0) return changed(schema, name);
    definitions[name] = changed(schema, name);
    return { $ref: `#/$defs/${name}` };
  }

  function changed(schema: Schema, name: string): Schema {
    const { if: _if, then: _then, else: _else, anyOf, properties, items, pattern, not, ...others } = schema;
    const members = Object.entries(properties ?? {}).map(([key, member]) => [key, defined(member, `${name}.${key}`)]);
    return {
      ...others,
      ...(anyOf && { type: "object", required: ["filter_type"], properties: { filter_type: true }, oneOf: anyOf }),
      ...(anyOf && { discriminator: { propertyName: "filter_type" } }),
      ...(properties && { properties: Object.fromEntries(members) }),
      ...(items && { items: defined(items, `${name}.entry`) }),
      ...(pattern && { format: named.get(pattern) }),
    };
  }

  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    inlineRefs: false,
    discriminator: true,
    formats,
    code: { source: true, esm: true, formats: _`require("./formats").formats` },
  });
  ajv.addSchema({ $id: "requests", $defs: definitions });
  return standalone.default(ajv, {
    push: "requests#/$defs/PushCreateRequest",
    email: "requests#/$defs/EmailCreateRequest",
    pushContent: "requests#/$defs/PushContent",
    emailContent: "requests#/$defs/EmailContent",
  });
}
