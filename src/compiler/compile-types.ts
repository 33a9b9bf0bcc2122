import { type Definitions, type JsonSchema, resolve } from "../schemas/json-schema.js";

/**
 * Compiles schemas to the TypeScript source of their types: an interface or union for each schema with a title, with
 * descriptions as docstrings. The types equal TypeBox's `Static`, but do not import TypeBox.
 */
export function compileTypes(roots: readonly JsonSchema[]): string {
  const declarations = new Map<string, { schema: JsonSchema; source: string }>();

  function typeOf(unresolved: JsonSchema, outer: Definitions, indent: string): string {
    const { schema, definitions } = resolve(unresolved, outer);
    if (schema.title === undefined) return sourceOf(schema, definitions, indent);
    const { title } = schema;
    const known = declarations.get(title);
    if (known === undefined) {
      const declaration = { schema, source: "" };
      declarations.set(title, declaration);
      const source = sourceOf(schema, definitions, "");
      const head = schema.anyOf === undefined ? `export interface ${title} ` : `export type ${title} = `;
      declaration.source = `${comment(schema, "")}${head}${source}${schema.anyOf === undefined ? "" : ";"}`;
    } else if (known.schema !== schema && JSON.stringify(known.schema) !== JSON.stringify(schema)) {
      throw new Error(`two schemas are called ${title}`);
    }
    return title;
  }

  function sourceOf(schema: JsonSchema, definitions: Definitions, indent: string): string {
    if (schema.anyOf !== undefined) {
      return schema.anyOf.map((variant) => typeOf(variant, definitions, indent)).join(" | ");
    }
    if (schema.items !== undefined) {
      const type = typeOf(schema.items, definitions, indent);
      return type.includes(" ") ? `(${type})[]` : `${type}[]`;
    }
    if (schema.properties !== undefined) return objectOf(schema, schema.properties, definitions, indent);
    const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
    if (values !== undefined) return values.map((value) => JSON.stringify(value)).join(" | ");
    return schema.type === "integer" ? "number" : (schema.type ?? "unknown");
  }

  function objectOf(
    schema: JsonSchema,
    properties: Readonly<Record<string, JsonSchema>>,
    definitions: Definitions,
    indent: string,
  ): string {
    const inner = `${indent}  `;
    const members = Object.entries(properties).map(([key, member]) => {
      const optional = schema.required?.includes(key) ? "" : "?";
      const keyed = schema.keyedBy?.member === key ? ` & { [locale: string]: unknown }` : "";
      const type = `${typeOf(member, definitions, inner)}${keyed}`;
      // As in JSON, a member that is undefined is absent.
      return `${comment(member, inner)}${inner}${key}${optional}: ${type}${optional && " | undefined"};\n`;
    });
    if (schema.additionalProperties !== undefined) {
      const type = typeOf(schema.additionalProperties, definitions, inner);
      const optional = members.length === Object.keys(schema.required ?? []).length ? "" : " | undefined";
      members.push(`${inner}[key: string]: ${type}${optional};\n`);
    }
    return members.length === 0 ? "object" : `{\n${members.join("")}${indent}}`;
  }

  for (const root of roots) typeOf(root, {}, "");
  return [...declarations.values()].map(({ source }) => source).join("\n\n");
}

function comment({ description, minimum, maximum, minItems }: JsonSchema, indent: string): string {
  const bounds = minimum === undefined ? "" : `From ${minimum} to ${maximum}.`;
  const size = minItems === undefined ? "" : `At least ${minItems} entries.`;
  const text = [description, bounds, size].filter(Boolean).join(" ");
  return text === "" ? "" : `${indent}/** ${text} */\n`;
}
