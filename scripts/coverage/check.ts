// Checks that docs/coverage.md, its rows and the specification agree. With --write, writes the page first.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { registry } from "../../src/rules/index.js";
import { CreateRequest } from "../../src/schemas/create-request.js";
import { ErrorBody } from "../../src/schemas/error-body.js";
import { type Definitions, type JsonSchema, jsonSchema, resolve } from "../../src/schemas/json-schema.js";
import { CreateResponse, UpdateResponse } from "../../src/schemas/responses.js";
import { PushUpdateRequest } from "../../src/schemas/update-request.js";
import { structuralRules } from "../../src/structure/structural-rules.js";
import { type Enforcer, type Row, type Section, sections } from "./rows.js";
import { specSections } from "./spec-rows.js";
import { TABLE, unknownSections, unnamedRules } from "./unnamed-rules.js";

const PAGE = "docs/coverage.md";

/** The path of the specification, which is not part of the repository. */
const specificationPath = process.env["SPECIFICATION"];

const INTRODUCTION = `# Coverage of the specification

Every row of the specification that requires something, in the specification's order and in our words, with what
enforces it.

- \`Schema.member\` is a constraint in our schemas, followed by what it requires. \`[]\` stands for the entries of an
  array, \`*\` for every other key.
- A link leads to a rule: about two or more members, about a member and the workspace, or about structure in general.
- A file contains the code that does what the row says about answers, limits or merging.
- *Nothing* gives the reason why nothing enforces the row.

A row in italics comes from the specification's running text, so the name is ours. Long names are shortened.

This page is generated from \`scripts/coverage/rows.ts\`. To regenerate it: \`npx tsx scripts/coverage/check.ts --write\`.
`;

/** A member, a value, or a header of several words. */
const IDENTIFIER = /^(?:[a-z][\w.[\]]*|[A-Z_]{2,}|[A-Za-z]+-[\w-]+)$/u;

/** A schema of everything that has a shape. An update has the same components as a create request. */
const everySchema: JsonSchema = {
  anyOf: [CreateRequest, PushUpdateRequest, CreateResponse, UpdateResponse, ErrorBody].map(jsonSchema),
};

/** The sources that the rows are checked against. */
export interface Sources {
  readonly rules: ReadonlySet<string>;
  /** The schema that contains all others. */
  readonly schema: JsonSchema;
  /** Text of the specification; undefined if it is not available. */
  readonly specification: string | undefined;
  /** The page on disk; undefined if there is none. */
  readonly page: string | undefined;
}

/** All problems of the rows and the page, a line for each. */
export function problems(covered: readonly Section[], sources: Sources): string[] {
  const found = covered.flatMap(({ heading, rows }) =>
    rows.flatMap((row) => rowProblems(row, sources).map((problem) => `${heading}: ${row.row}: ${problem}`)),
  );
  if (sources.specification !== undefined) found.push(...specificationProblems(covered, sources.specification));
  if (sources.page !== renderPage(covered, sources.schema)) {
    found.push(`${PAGE} is stale: run npx tsx scripts/coverage/check.ts --write`);
  }
  return found;
}

/** The problems of one row: it has no enforcer, or an enforcer does not exist. */
function rowProblems({ by }: Row, { rules, schema }: Sources): string[] {
  if (by.length === 0) return ["it has no enforcer"];
  return by.flatMap((enforcer) => {
    if ("rule" in enforcer && !rules.has(enforcer.rule)) return [`there is no rule ${enforcer.rule}`];
    if ("schema" in enforcer && memberAt(schema, enforcer.schema) === undefined) {
      return [`there is no schema member ${enforcer.schema}`];
    }
    if ("code" in enforcer && !existsSync(inRepository(`src/${enforcer.code}`))) {
      return [`there is no file src/${enforcer.code}`];
    }
    return [];
  });
}

/** The differences of sections and entries from the specification. */
function specificationProblems(covered: readonly Section[], specification: string): string[] {
  const documented = specSections(specification);
  const expected = documented.map(({ heading }) => heading);
  const actual = covered.map(({ heading }) => heading);
  const withRows = documented.filter(({ heading, keys }) => keys.length > 0 || actual.includes(heading));
  return [
    ...actual.filter((heading) => !expected.includes(heading)).map((heading) => `${heading}: no such section`),
    ...orderProblem(
      "the sections",
      actual.filter((heading) => expected.includes(heading)),
      withRows.map(({ heading }) => heading).filter((heading) => actual.includes(heading)),
    ),
    ...withRows.flatMap(({ heading, keys }) => {
      const rows = covered.filter((section) => section.heading === heading).flatMap((section) => section.rows);
      const entries = rows.filter(({ prose }) => prose !== true).map(({ row }) => row);
      return keyProblems(entries, keys).map((problem) => `${heading}: ${problem}`);
    }),
  ];
}

/** Compares the entries of a section with its rows. Keys may occur twice, so they are counted. */
function keyProblems(entries: readonly string[], keys: readonly string[]): string[] {
  const differing = [
    ...without(keys, entries).map((key) => `the row "${key}" has no entry`),
    ...without(entries, keys).map((entry) => `the entry "${entry}" has no row`),
  ];
  return differing.length > 0 ? differing : orderProblem("the entries", entries, keys);
}

/** The first place where two lists of the same entries differ. */
function orderProblem(what: string, actual: readonly string[], expected: readonly string[]): string[] {
  const index = actual.findIndex((entry, place) => entry !== expected[place]);
  if (index === -1) return [];
  return [`${what} are in another order: "${actual[index]}" where the specification has "${expected[index]}"`];
}

/** A list without the entries of another. Each of these removes one equal entry. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const rest = [...list];
  for (const other of others) {
    const index = rest.indexOf(other);
    if (index !== -1) rest.splice(index, 1);
  }
  return rest;
}

/** The page with the rows. */
export function renderPage(covered: readonly Section[], schema: JsonSchema): string {
  const tables = covered.map(({ heading, rows }) => {
    const lines = rows.map((row) => {
      const enforcers = row.by.map((enforcer) => renderEnforcer(enforcer, schema)).join("<br>");
      const name = row.prose === true ? `*${row.row}*` : row.row.replace(IDENTIFIER, "`$&`");
      return `| ${[name, row.says, enforcers].map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
    });
    return [`## ${heading}`, "", "| row | what it says | enforced by |", "|---|---|---|", ...lines, ""].join("\n");
  });
  return [INTRODUCTION, ...tables].join("\n");
}

/** One line of the last column. */
function renderEnforcer(enforcer: Enforcer, schema: JsonSchema): string {
  if ("rule" in enforcer) return `[${enforcer.rule}](rules.md#${enforcer.rule.replaceAll(".", "")})`;
  if ("code" in enforcer) return `[${enforcer.code}](../src/${enforcer.code})`;
  if ("nothing" in enforcer) return `*nothing*: ${enforcer.nothing}`;
  const member = memberAt(schema, enforcer.schema);
  if (member === undefined) return `\`${enforcer.schema}\``;
  const presence = member.required === undefined ? "" : member.required ? "required, " : "optional, ";
  return `\`${enforcer.schema}\` (${presence}${demandOf(member)})`;
}

/** A schema with the definitions of its references and, for a member, whether it is required. */
interface Member {
  readonly schema: JsonSchema;
  readonly definitions: Definitions;
  readonly required?: boolean;
  /** Members that are required here beyond what the schema lists. */
  readonly alsoRequired?: readonly string[];
}

/** The schema at a path that starts with the title of a schema. */
function memberAt(root: JsonSchema, path: string): Member | undefined {
  const [title = "", ...steps] = path.replaceAll("[]", ".[]").split(".");
  let member = titledSchemas({ schema: root, definitions: {} }).get(title);
  for (const step of steps) member = member && below(member, step);
  return member;
}

/** The schema that one step of a path leads to. */
function below({ schema, definitions, alsoRequired = [] }: Member, step: string): Member | undefined {
  const next = childrenOf(schema).get(step);
  if (next === undefined) return undefined;
  const { keyedBy, required = [] } = schema;
  return {
    ...resolve(next, definitions),
    ...(step === "[]" || step === "*" ? {} : { required: [...required, ...alsoRequired].includes(step) }),
    // The channel's content may be in other places too, but there must be some.
    ...(keyedBy?.member === step ? { alsoRequired: [keyedBy.channel] } : {}),
  };
}

/** The parts of a schema by the step that leads to them. */
function childrenOf({ properties = {}, items, additionalProperties }: JsonSchema): Map<string, JsonSchema> {
  const children = new Map(Object.entries(properties));
  if (items !== undefined) children.set("[]", items);
  if (additionalProperties !== undefined) children.set("*", additionalProperties);
  return children;
}

/** Every schema with a title at or below one, by its title. */
function titledSchemas(from: Member, found = new Map<string, Member>()): Map<string, Member> {
  const { schema, definitions } = resolve(from.schema, from.definitions);
  const { title } = schema;
  if (title !== undefined && found.has(title)) return found;
  if (title !== undefined) found.set(title, { schema, definitions });
  for (const child of [...childrenOf(schema).values(), ...(schema.anyOf ?? [])]) {
    titledSchemas({ schema: child, definitions }, found);
  }
  return found;
}

/** What a schema requires, in a few words. */
function demandOf({ schema: unresolved, definitions }: Member): string {
  const { schema } = resolve(unresolved, definitions);
  const { enum: values = schema.const === undefined ? undefined : [schema.const] } = schema;
  if (values !== undefined) return values.map((value) => `\`${JSON.stringify(value)}\``).join(" or ");
  if (schema.items !== undefined) {
    const entries = demandOf({ schema: schema.items, definitions });
    return `array${schema.minItems === undefined ? "" : ` of at least ${schema.minItems}`}, entries: ${entries}`;
  }
  if (schema.anyOf !== undefined) return `one of ${schema.anyOf.length} shapes`;
  if (schema.format !== undefined) return schema.format;
  if (schema.minimum !== undefined) return `${schema.type} from ${schema.minimum} to ${schema.maximum}`;
  return schema.type ?? "anything";
}

/** The file at a path from the root of the repository. */
function inRepository(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url));
}

/** The text of a file in the repository; undefined if there is none. */
function textOf(path: string): string | undefined {
  const file = inRepository(path);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** The real sources. */
export function repositorySources(): Sources {
  return {
    rules: new Set([...Object.keys(structuralRules), ...registry.map(({ id }) => id)]),
    schema: everySchema,
    specification: specificationPath === undefined ? undefined : readFileSync(specificationPath, "utf8"),
    page: textOf(PAGE),
  };
}

/** Prints the problems and the number of rows. The exit code is 1 if there is a problem. */
function main(): void {
  if (process.argv.includes("--write")) {
    writeFileSync(inRepository(PAGE), renderPage(sections, everySchema));
  }
  const sources = repositorySources();
  const rules = [...Object.keys(structuralRules).map((id) => ({ id })), ...registry];
  const table = readFileSync(inRepository(TABLE), "utf8");
  const found = [
    ...problems(sections, sources),
    ...unknownSections(sections, registry),
    ...unnamedRules(sections, rules, table),
  ];
  for (const problem of found) console.error(problem);
  const note = sources.specification === undefined ? "" : ", as in the specification";
  console.log(`${sections.reduce((count, { rows }) => count + rows.length, 0)} rows${note}`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
