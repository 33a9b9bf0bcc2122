import { type McpServer, ResourceTemplate } from "@modelcontextprotocol/sdk/server/mcp.js";
import { ErrorCode, McpError, type ReadResourceResult } from "@modelcontextprotocol/sdk/types.js";
import { jsonSchemaDocument } from "campaign-rules/schemas";
import { everyExample } from "../../../../src/cli/every-example.js";
import { decoded } from "../../../../src/operations/request/route.js";
import { everyRule } from "./every-rule.js";
import { documents, partNames, schemaPart } from "./schema-parts.js";

const JSON_TYPE = "application/json";
const SCHEMA_TYPE = "application/schema+json";
const MARKDOWN_TYPE = "text/markdown";

/** Adds the rules, the readings and the schemas. `readingsPage` is the page of readings of the documentation. */
export function registerResources(server: McpServer, readingsPage: string): void {
  const index = everyRule.map(({ id, severity, summary }) => ({ id, severity, summary }));
  whole(server, "rules", "Rules", "Every rule: id, severity and what it requires.", JSON_TYPE, JSON.stringify(index));
  parts(server, "rules", "rule", "Everything about a rule, with an example.", JSON_TYPE, {
    names: everyRule.map(({ id }) => id),
    textOf(id) {
      const rule = everyRule.find((one) => one.id === id);
      return rule && JSON.stringify({ ...rule, example: everyExample.get(id) });
    },
  });

  const readings = readingsOn(readingsPage);
  const about = "How the specification is interpreted where it is silent or contradicts itself.";
  whole(server, "readings", "Readings", about, MARKDOWN_TYPE, readingsPage);
  parts(server, "readings", "reading", "One interpretation, and how to choose otherwise.", MARKDOWN_TYPE, {
    names: readings.map(({ slug }) => slug),
    textOf: (slug) => readings.find((one) => one.slug === slug)?.markdown,
  });

  for (const name of documents) {
    const schema = jsonSchemaDocument(name);
    whole(server, `schemas/${name}`, schema.title, schema.description, SCHEMA_TYPE, JSON.stringify(schema));
  }
  parts(server, "schemas/parts", "part of the schemas", "The JSON Schema of a component.", SCHEMA_TYPE, {
    names: partNames(),
    textOf(name) {
      const schema = schemaPart(name);
      return schema && JSON.stringify(schema);
    },
  });
}

const SCHEME = "campaign-rules://";

/** Adds a resource with a whole page, list or schema. Its size is listed, so that a client knows it before it reads. */
function whole(server: McpServer, path: string, title: string, description: string, mimeType: string, text: string) {
  const size = Buffer.byteLength(text);
  server.registerResource(path, `${SCHEME}${path}`, { title, description, mimeType, size }, ({ href }) => {
    return contents(href, mimeType, text);
  });
}

/** Parts of a resource, by name. */
interface Parts {
  readonly names: readonly string[];
  textOf(name: string): string | undefined;
}

/** Adds a template for resources with one part each. */
function parts(
  server: McpServer,
  path: string,
  what: string,
  description: string,
  mimeType: string,
  { names, textOf }: Parts,
) {
  const title = `A ${what}`;
  const completeName = (begun: string) => names.filter((name) => name.startsWith(begun));
  // The SDK would find members of a prototype, such as a constructor.
  const complete = Object.assign(Object.create(null) as object, { name: completeName });
  const template = new ResourceTemplate(`${SCHEME}${path}/{name}`, { list: undefined, complete });
  server.registerResource(`${path}/{name}`, template, { title, description, mimeType }, ({ href }, { name }) => {
    const part = decoded(String(name));
    const text = part === undefined ? undefined : textOf(part);
    if (text === undefined) throw new McpError(ErrorCode.InvalidParams, `there is no ${what} ${name}`);
    return contents(href, mimeType, text);
  });
}

function contents(uri: string, mimeType: string, text: string): ReadResourceResult {
  return { contents: [{ uri, mimeType, text }] };
}

/** The readings on the page of readings: each is a section with a heading of the third level. */
function readingsOn(page: string) {
  return page.split(/^(?=#{2,3} )/mu).flatMap((section) => {
    const title = /^### (.+)$/mu.exec(section)?.[1];
    return title === undefined ? [] : { slug: slugOf(title), markdown: section };
  });
}

/** A heading as it is in links. */
function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
}
