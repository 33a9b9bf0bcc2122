import { Type } from "typebox";
import { describe, expect, it } from "vitest";
import { problems, renderPage, repositorySources, type Sources } from "../scripts/coverage/check.js";
import { type Enforcer, type Row, type Section, sections } from "../scripts/coverage/rows.js";
import { specSections } from "../scripts/coverage/spec-rows.js";
import { unknownSections, unnamedRules } from "../scripts/coverage/unnamed-rules.js";
import { type RuleId, registry } from "../src/rules/index.js";
import { jsonSchema } from "../src/structure/json-schema.js";

const SPECIFICATION = `Text before any heading.

# Holidays

1. Guests book stays.
2. Stays end.

## The \`stay\`

| Field | Type |
|:---|---|
| \`arrival\` | date |
| \`nights\` | integer |

Text between tables.

| Room | Beds |
|---|---|
| single \\| double, \`DELUXE\` | 1 |
| A room that has a balcony with a view of the lake | 2 |

- A bullet:
  1. inside one

## Nothing here

\`\`\`
1. code
| a | b |
|---|---|
| code | 1 |
\`\`\`

## Prices
| Limit | Value |
|---|---|
| nights | 30 |
`;

describe("the rows of a specification", () => {
  const parsed = specSections(SPECIFICATION);

  it("are found section by section, in order", () => {
    expect(parsed.map(({ heading }) => heading)).toEqual(["Holidays", "The `stay`", "Nothing here", "Prices"]);
    expect(parsed.map(({ keys }) => keys.length)).toEqual([2, 5, 0, 1]);
  });

  it("have the first cell without backticks, or the number of the item, as key", () => {
    expect(parsed[0]?.keys).toEqual(["1", "2"]);
    expect(parsed[1]?.keys.slice(0, 3)).toEqual(["arrival", "nights", "single | double, DELUXE"]);
    expect(parsed[1]?.keys.at(-1)).toBe("1");
  });

  it("have long keys shortened at the end of a word, unless they are one word", () => {
    expect(parsed[1]?.keys[3]).toBe("A room that has a balcony with a view of…");
    const [long] = specSections(`# A\n| B |\n|---|\n| \`${"c".repeat(60)}\` |`);
    expect(long?.keys).toEqual(["c".repeat(60)]);
  });
});

const nothing: Enforcer = { nothing: "made up" };
const row = (key: string, ...by: Enforcer[]): Row => ({
  row: key,
  says: "Something.",
  by: by.length > 0 ? by : [nothing],
});

const holidays: Section = { heading: "Holidays", rows: [row("1"), row("2", { rule: "structure.type" })] };
const stay: Section = {
  heading: "The `stay`",
  rows: [
    row("arrival", { schema: "Stay.arrival" }),
    row("nights", { schema: "Stay.rooms[].nights" }),
    { ...row("a name of ours", { schema: "Stay.notes.*" }), prose: true },
    row("single | double, DELUXE", { code: "operations/validate.ts" }),
    row(
      "A room that has a balcony with a view of…",
      { schema: "Room" },
      { code: "operations/limits/check-rate-limit.ts" },
    ),
    row("1", { code: "operations/validate.ts" }),
  ],
};
const prices: Section = { heading: "Prices", rows: [row("nights")] };
const covered = [holidays, stay, prices];

const Room = Type.Object({ nights: Type.Integer({ minimum: 1, maximum: 30 }) }, { title: "Room" });
const schema = jsonSchema(
  Type.Object(
    {
      arrival: Type.String({ format: "date-time" }),
      rooms: Type.Optional(Type.Array(Room, { minItems: 1 })),
      notes: Type.Object({}, { additionalProperties: Type.Enum(["A", "B"]) }),
    },
    { title: "Stay" },
  ),
);

/** The problems of some sections whose page is up to date. */
function problemsOf(some: readonly Section[], sources: Partial<Sources> = {}): string[] {
  const page = renderPage(some, schema);
  const rules = new Set(["structure.type"]);
  return problems(some, { rules, schema, specification: SPECIFICATION, page, ...sources });
}

/** The section about stays with other rows. */
function stayWith(change: (rows: readonly Row[]) => readonly Row[]): Section[] {
  return [holidays, { ...stay, rows: change(stay.rows) }, prices];
}

describe("the check", () => {
  it("accepts rows that match", () => {
    expect(problemsOf(covered)).toEqual([]);
  });

  it("works without the specification", () => {
    expect(problemsOf([prices, { ...stay, heading: "Elsewhere" }], { specification: undefined })).toEqual([]);
  });

  it("finds an unknown rule", () => {
    const unknown = row("nights", { rule: "stay.departure-after-arrival" as RuleId });
    expect(problemsOf([holidays, stay, { ...prices, rows: [unknown] }])).toEqual([
      "Prices: nights: there is no rule stay.departure-after-arrival",
    ]);
  });

  it.each([
    "Stay.departure",
    "Hotel.arrival",
    "Stay.rooms.nights",
    "Stay.arrival[]",
    "Stay.*",
    "Room.nights.toString",
    "Room.constructor",
  ])("finds the unknown schema member %s", (member) => {
    expect(problemsOf([holidays, stay, { ...prices, rows: [row("nights", { schema: member })] }])).toEqual([
      `Prices: nights: there is no schema member ${member}`,
    ]);
  });

  it("finds an unknown source file", () => {
    expect(problemsOf([holidays, stay, { ...prices, rows: [row("nights", { code: "stays.ts" })] }])).toEqual([
      "Prices: nights: there is no file src/stays.ts",
    ]);
  });

  it("finds a row without an enforcer", () => {
    expect(problemsOf([holidays, stay, { ...prices, rows: [{ row: "nights", says: "30", by: [] }] }])).toEqual([
      "Prices: nights: it has no enforcer",
    ]);
  });

  it("finds a row without an entry, and one that lacks one of two entries", () => {
    expect(problemsOf(stayWith((rows) => rows.slice(1)))).toEqual(['The `stay`: the row "arrival" has no entry']);
    expect(problemsOf(covered, { specification: `${SPECIFICATION}| nights | 31 |` })).toEqual([
      'Prices: the row "nights" has no entry',
    ]);
  });

  it("finds a section without entries", () => {
    expect(problemsOf([holidays, stay])).toEqual(['Prices: the row "nights" has no entry']);
  });

  it("finds an entry without a row", () => {
    expect(problemsOf(stayWith((rows) => [...rows, row("departure")]))).toEqual([
      'The `stay`: the entry "departure" has no row',
    ]);
  });

  it("finds a section that the specification does not have", () => {
    expect(problemsOf([...covered, { heading: "Refunds", rows: [] }])).toEqual(["Refunds: no such section"]);
  });

  it("finds entries in another order", () => {
    expect(problemsOf(stayWith(([first, second, ...rest]) => [second ?? row(""), first ?? row(""), ...rest]))).toEqual([
      'The `stay`: the entries are in another order: "nights" where the specification has "arrival"',
    ]);
  });

  it("finds sections in another order", () => {
    expect(problemsOf([stay, holidays, prices])).toEqual([
      'the sections are in another order: "The `stay`" where the specification has "Holidays"',
    ]);
  });

  it.each([undefined, "# Coverage"])("finds a stale page: %j", (page) => {
    expect(problemsOf(covered, { page })).toEqual([
      "docs/coverage.md is stale: run npx tsx scripts/coverage/check.ts --write",
    ]);
  });
});

describe("the page", () => {
  const page = renderPage(covered, schema);

  it("says what a schema requires, and links rules to their headings", () => {
    expect(page.slice(page.indexOf("## Holidays"))).toBe(`## Holidays

| row | what it says | enforced by |
|---|---|---|
| 1 | Something. | *nothing*: made up |
| 2 | Something. | [structure.type](rules.md#structuretype) |

## The \`stay\`

| row | what it says | enforced by |
|---|---|---|
| \`arrival\` | Something. | \`Stay.arrival\` (required, date-time) |
| \`nights\` | Something. | \`Stay.rooms[].nights\` (required, integer from 1 to 30) |
| *a name of ours* | Something. | \`Stay.notes.*\` (\`"A"\` or \`"B"\`) |
| single \\| double, DELUXE | Something. | [operations/validate.ts](../src/operations/validate.ts) |
| A room that has a balcony with a view of… | Something. | \`Room\` (object)<br>[operations/limits/check-rate-limit.ts](../src/operations/limits/check-rate-limit.ts) |
| 1 | Something. | [operations/validate.ts](../src/operations/validate.ts) |

## Prices

| row | what it says | enforced by |
|---|---|---|
| \`nights\` | Something. | *nothing*: made up |
`);
  });

  it("of this repository is up to date, and everything that it names exists", () => {
    expect(problems(sections, { ...repositorySources(), specification: undefined })).toEqual([]);
  });
});

describe("a rule that no row names", () => {
  const table = `const table = [
  ["Stays", [
    ["arrival", "A date.", "Stay.arrival"],
    ["departure", "A date.", "Stay.departure"],
    ["*Dates*", "Two dates, with words of their own.", "Stay.arrival", "Stay.departure"],
    ["*Names*", "One for each guest.", "Stay.names"],
  ]],
  ["Prices", [
    ["departure", "Costs nothing.", "nothing: free"],
  ]],
];`;
  const found = (rule: Parameters<typeof unnamedRules>[1][number]) =>
    unnamedRules([holidays], [{ id: "structure.type" }, rule], table);

  it("is found", () => {
    expect(found({ id: "stay.ends" })).toEqual(["no row names the rule stay.ends"]);
  });

  it("belongs to the rows of its section about what it reads, as their member or among others", () => {
    const reads = { values: ["stay.departure"], keys: ["stay"] };
    expect(found({ id: "stay.ends", spec: "Stays", reads })).toEqual([
      'no row names the rule stay.ends: add "stay.ends" to scripts/coverage/rows.ts:4 or scripts/coverage/rows.ts:5',
    ]);
  });

  it("belongs to a row of its section if none is about what it reads", () => {
    expect(found({ id: "stay.ends", spec: "Stays", reads: { values: ["stay.guests[]"] } })).toEqual([
      'no row names the rule stay.ends: add "stay.ends" to the row that requires it, in scripts/coverage/rows.ts:3-6',
    ]);
  });
});

describe("a rule whose spec is not a heading", () => {
  const found = (spec: string | undefined) => unknownSections([holidays, stay], [{ id: "stay.ends", spec }]);

  it("is found, with the headings that share most words with it", () => {
    expect(found("Stay")).toEqual([
      'the spec of stay.ends is "Stay": scripts/coverage/rows.ts has no such heading, but "The `stay`"',
    ]);
    expect(found("the stays of holidays")).toEqual([
      'the spec of stay.ends is "the stays of holidays": scripts/coverage/rows.ts has no such heading, but "Holidays" or "The `stay`"',
    ]);
    expect(found("the stay of holidays")).toEqual([
      'the spec of stay.ends is "the stay of holidays": scripts/coverage/rows.ts has no such heading, but "The `stay`"',
    ]);
  });

  it("is found if no heading is similar", () => {
    expect(found("`Journeys`")).toEqual([
      'the spec of stay.ends is "`Journeys`": scripts/coverage/rows.ts has no such heading',
    ]);
    expect(found("``")).toEqual(['the spec of stay.ends is "``": scripts/coverage/rows.ts has no such heading']);
  });
});

it("a rule whose spec is a heading, or that has none, is not found", () => {
  const rules = [{ id: "stay.ends", spec: "The `stay`" }, { id: "structure.type" }];
  expect(unknownSections([holidays, stay], rules)).toEqual([]);
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
