import { formatPatterns } from "../../src/reference/documents/format-patterns.js";
import type { JsonSchemaDocument } from "../../src/reference/schemas.js";

interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
}

const formats = new Map(Object.entries(formatPatterns).map(([format, pattern]) => [pattern, format]));

/** The schemas of a document as TypeScript types, with typia's tags for what types cannot express. */
export function typesOf({ $defs = {} }: JsonSchemaDocument): string {
  return Object.entries($defs)
    .map(([name, schema]) => `export type ${name} = ${typeOf(schema as Schema)};\n`)
    .join("");
}

function typeOf(schema: Schema): string {
  if (schema.$ref !== undefined) return schema.$ref.replace("#/$defs/", "");
  if (schema.anyOf !== undefined) return schema.anyOf.map(typeOf).join(" | ");
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(" | ");
  switch (schema.type) {
    case "string": {
      const format = formats.get(schema.pattern ?? "");
      return format === undefined
        ? "string"
        : `string & Checked<"string", "${format}", "formats[\\"${format}\\"]($input)">`;
    }
    case "integer": {
      const { minimum, maximum } = schema;
      const bounds = minimum === undefined ? "" : ` & tags.Minimum<${minimum}> & tags.Maximum<${maximum}>`;
      return `number & Checked<"number", "integer", "Number.isInteger($input)">${bounds}`;
    }
    case "array": {
      const size = schema.minItems === undefined ? "" : ` & tags.MinItems<${schema.minItems}>`;
      return `Array<${typeOf(schema.items ?? {})}>${size}`;
    }
    case "object":
      return objectOf(schema);
    default:
      return schema.type ?? "unknown";
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): string {
  const members = Object.entries(properties).map(([name, member]) => {
    return `${JSON.stringify(name)}${required.includes(name) ? "" : "?"}: ${typeOf(member)}`;
  });
  // Without a member, it would be a type of arrays and functions too.
  if (members.length === 0) return "Record<string, unknown>";
  if (additionalProperties !== undefined) members.push(`[key: string]: ${typeOf(additionalProperties)} | undefined`);
  return `{ ${members.join("; ")} }`;
}
