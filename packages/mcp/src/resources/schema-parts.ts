import { type DocumentName, jsonSchemaDocument } from "campaign-rules/schemas";

export const documents = [
  "create-request",
  "update-request",
  "campaign",
  "create-response",
  "update-response",
  "error-body",
] as const satisfies readonly DocumentName[];

type Schema = Readonly<Record<string, unknown>>;

/** The names of the parts of the largest documents: of requests and campaigns. */
export function partNames(): string[] {
  const names = documents.flatMap((name) => Object.keys(jsonSchemaDocument(name).$defs ?? {}));
  return [...new Set(names)].sort();
}

/** A part of a document, such as `FilterGroup`, with the parts that it refers to; undefined if there is none. */
export function schemaPart(name: string): Schema | undefined {
  for (const document of documents) {
    const { $schema, $defs = {} } = jsonSchemaDocument(document);
    if (!Object.hasOwn($defs, name)) continue;
    const used = Object.entries($defs).filter(([other]) => referredFrom(name, $defs).has(other));
    return { $schema, $ref: `${DEFINITIONS}${name}`, $defs: Object.fromEntries(used) };
  }
  return undefined;
}

const DEFINITIONS = "#/$defs/";

/** The names of a part and of all parts that it needs. */
function referredFrom(name: string, $defs: Readonly<Record<string, Schema>>): Set<string> {
  const found = new Set([name]);
  for (const one of found) {
    for (const other of referencesIn($defs[one])) found.add(other);
  }
  return found;
}

function referencesIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, value]: [string, unknown]) => {
    const isReference = keyword === "$ref" && typeof value === "string" && value.startsWith(DEFINITIONS);
    return isReference ? value.slice(DEFINITIONS.length) : referencesIn(value);
  });
}
