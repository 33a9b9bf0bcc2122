import { Type } from "typebox";
import { describe, expect, it } from "vitest";
import { problems, renderPage, repositorySources } from "../scripts/coverage/check.js";
import { type Enforcer, type Row, type Section, sections } from "../scripts/coverage/rows.js";
import { unknownSections, unnamedRules } from "../scripts/coverage/unnamed-rules.js";
import { type RuleId, registry } from "../src/rules/index.js";
import { jsonSchema } from "../src/schemas/json-schema.js";

const nothing: Enforcer = { nothing: "made up" };
const row = (key: string, by: Enforcer = nothing): Row => ({ row: key, says: "Something.", by: [by] });

const stays: Section = { heading: "Stays", rows: [row("arrival", { schema: "Stay.arrival" }), row("nights")] };

const schema = jsonSchema(Type.Object({ arrival: Type.String({ format: "date-time" }) }, { title: "Stay" }));

/** The problems of some rows about stays, on a page that is up to date. */
function problemsOf(rows: readonly Row[], specification?: string): string[] {
  const some = [{ ...stays, rows }];
  return problems(some, { rules: new Set(), schema, specification, page: renderPage(some, schema) });
}

describe("the check of rows", () => {
  const specification = "# Stays\n\n| Field | Type |\n|---|---|\n| `arrival` | date |\n| nights | integer |\n";

  it.each<[string, readonly Row[], string[]]>([
    ["accepts rows that match", stays.rows, []],
    ["finds a row without an entry", stays.rows.slice(1), ['Stays: the row "arrival" has no entry']],
    ["finds an entry without a row", [...stays.rows, row("rooms")], ['Stays: the entry "rooms" has no row']],
  ])("%s", (_, rows, found) => expect(problemsOf(rows, specification)).toEqual(found));

  it.each<[Enforcer, string]>([
    [{ rule: "stay.ends" as RuleId }, "there is no rule stay.ends"],
    [{ schema: "Stay.departure" }, "there is no schema member Stay.departure"],
    [{ code: "stays.ts" }, "there is no file src/stays.ts"],
  ])("finds the unknown enforcer %j", (by, problem) => {
    expect(problemsOf([row("nights", by)])).toEqual([`Stays: nights: ${problem}`]);
  });
});

it("the page of this repository is up to date, and everything that it names exists", () => {
  expect(problems(sections, { ...repositorySources(), specification: undefined })).toEqual([]);
});

it("a rule that no row names is found, with the rows of its section about what it reads", () => {
  const table = '  ["Stays", [\n    ["departure", "A date.", "Stay.departure"],\n  ]],\n';
  const rule = { id: "stay.ends", spec: "Stays", reads: { values: ["stay.departure"] } };
  expect(unnamedRules([stays], [rule], table)).toEqual([
    'no row names the rule stay.ends: add "stay.ends" to scripts/coverage/rows.ts:2',
  ]);
});

it("a rule whose spec is not a heading is found, with the headings that share most words with it", () => {
  expect(unknownSections([stays], [{ id: "stay.ends", spec: "the stays" }])).toEqual([
    'the spec of stay.ends is "the stays": scripts/coverage/rows.ts has no such heading, but "Stays"',
  ]);
});

describe("every rule of this repository", () => {
  it("is named", () => {
    const rules = [...repositorySources().rules].map((id) => ({ id }));
    expect(unnamedRules(sections, rules, "")).toEqual([]);
  });

  it("has the heading of a section", () => {
    expect(unknownSections(sections, registry)).toEqual([]);
  });
});
