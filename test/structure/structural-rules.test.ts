import { expect, it } from "vitest";
import {
  type StructureId,
  type StructureParams,
  structuralMessage,
  structuralRules,
} from "../../src/structure/structural-rules.js";
import { whilePolluted } from "../support/polluted.js";

type Said = { [Id in StructureId]: readonly [id: Id, params: StructureParams[Id], message: string] }[StructureId];

const messages: readonly Said[] = [
  ["structure.required", {}, "is a mandatory field, but is absent"],
  ["structure.required", { expected: "string" }, "is a mandatory field and must be a string, but is absent"],
  ["structure.required", { expected: "boolean" }, "is a mandatory field and must be a boolean, but is absent"],
  ["structure.required", { expected: "object" }, "is a mandatory field and must be an object, but is absent"],
  ["structure.required", { expected: "integer" }, "is a mandatory field and must be an integer, but is absent"],
  [
    "structure.required",
    { expected: "string", allowed: ["PUBLISH"] },
    'is a mandatory field and must be "PUBLISH", but is absent',
  ],
  [
    "structure.required",
    { expected: "number", allowed: [0, 0.5] },
    "is a mandatory field and must be one of 0, 0.5, but is absent",
  ],
  [
    "structure.required",
    { expected: "string", format: "numeric-string" },
    'is a mandatory field and must be a number as text, like "19.99", but is absent',
  ],
  [
    "structure.type",
    { expected: "integer", received: "string" },
    "has an invalid value, expected type integer but got string",
  ],
  [
    "structure.type",
    { expected: "integer", received: "number" },
    "has an invalid value, expected type integer but got number with a fraction",
  ],
  [
    "structure.type",
    { expected: "string", received: "number" },
    "has an invalid value, expected type string but got number",
  ],
  [
    "structure.type",
    { expected: "string", received: "null", allowed: ["A", "B"] },
    'has an invalid value, expected type string but got null; allowed: "A", "B"',
  ],
  [
    "structure.type",
    { expected: "string", received: "number", allowed: ["1", "5"], nearest: "5" },
    'has an invalid value, expected type string but got number; allowed: "1", "5"; did you mean "5"?',
  ],
  [
    "structure.type",
    { expected: "boolean", received: "string", nearest: true },
    "has an invalid value, expected type boolean but got string; did you mean true?",
  ],
  ["structure.enum", { allowed: ["SENT"], received: "OPENED" }, 'must be "SENT", but is "OPENED"'],
  ["structure.enum", { allowed: [0, 0.5, 1], received: 7 }, "must be one of 0, 0.5, 1, but is 7"],
  [
    "structure.enum",
    { allowed: ["and", "or"], received: "AND", nearest: "and" },
    'must be one of "and", "or", but is "AND"; did you mean "and"?',
  ],
  [
    "structure.enum",
    { allowed: ["ONE_TIME", "PERIODIC"], received: "DEVICE_TRIGGERED" },
    'must be one of "ONE_TIME", "PERIODIC" on Email, but is "DEVICE_TRIGGERED", which is for Push only',
  ],
  [
    "structure.enum",
    { allowed: ["ASAP", "AT_FIXED_TIME"], received: "PERIODIC" },
    'must be one of "ASAP", "AT_FIXED_TIME", but is "PERIODIC"',
  ],
  [
    "structure.enum",
    { allowed: ["ONE_TIME", "PERIODIC"], received: "SOON" },
    'must be one of "ONE_TIME", "PERIODIC", but is "SOON"',
  ],
  ["structure.range", { minimum: 2, maximum: 9, received: 10 }, "must be from 2 to 9, but is 10"],
  [
    "structure.format",
    { format: "numeric-string", received: "9,99" },
    'must be a number as text, like "19.99", but is "9,99"',
  ],
  ...(
    [
      ["local-date-time", "an existing UTC date and time without offset or fraction", "2026-03-01T09:00:00"],
      ["date-time", "an existing date and time with its UTC offset", "2026-03-01T09:00:00+05:30"],
    ] as const
  ).flatMap(([format, what, usual]): Said[] => [
    ["structure.format", { format, received: "x" }, `must be ${what}, like "${usual}", but is "x"`],
    ["structure.format", { format, received: "x", example: "y" }, `must be ${what}, like "y", but is "x"`],
  ]),
  [
    "structure.format",
    { format: "https-url", received: "" },
    'must not be empty: it must be an https URL, like "https://example.com/logo.png"',
  ],
  [
    "structure.format",
    { format: "email", received: "a@b", looksLike: "no-dot" },
    'must be an email address, like "jo@example.com", but is "a@b", whose domain has no dot',
  ],
  [
    "structure.type",
    { expected: "string", received: "number", format: "local-date-time" },
    'has an invalid value, expected type string but got number; it must be an existing UTC date and time without offset or fraction, like "2026-03-01T09:00:00"',
  ],
  [
    "structure.required",
    { expected: "string", allowed: ["A", "B"], belongs: "groups go elsewhere" },
    'must be one of "A", "B", but this is a group of filters; groups go elsewhere',
  ],
  [
    "structure.enum",
    { allowed: ["PUBLISH"], received: "STOP", belongs: "STOP is elsewhere" },
    'must be "PUBLISH", but is "STOP"; STOP is elsewhere',
  ],
  [
    "structure.range",
    { minimum: 1, maximum: 9_999_999_999, received: 10_000_000_000 },
    "must be from 1 to 9,999,999,999, but is 10,000,000,000",
  ],
  ["structure.size", { minimum: 2, received: 0 }, "must have at least 2 entries, but has none"],
  ["structure.size", { minimum: 2, received: 1 }, "must have at least 2 entries, but has 1"],
  ["structure.too-deep", { limit: 64 }, "is nested more than 64 levels deep"],
  ["structure.too-deep", { limit: 64, cyclic: true }, "contains itself"],
  ["structure.unreadable", {}, "cannot be read, because reading it throws an error"],
];

it.each(messages)("%s of %j has its message", (id, params, message) => {
  expect(structuralMessage(id, params as never)).toBe(message);
});

it.each([
  ["expected", "integer"],
  ["allowed", ["x"]],
  ["allowed", null],
  ["format", "email"],
  ["nearest", "x"],
  ["looksLike", "x"],
  ["belongs", "x"],
  ["example", "x"],
  ["cyclic", true],
])("a param on Object.prototype changes no message: %s is %j", (name, value) => {
  const found = whilePolluted(Object.prototype, { [name]: value }, () =>
    messages.map(([id, params]) => structuralMessage(id, params as never)),
  );
  expect(found).toEqual(messages.map(([, , message]) => message));
});

it("only times have a message of their own for an example", () => {
  const withExample = structuralRules["structure.format"].messages.filter(({ template }) =>
    template.includes("{example}"),
  );
  expect(withExample.map(({ when }) => when)).toEqual(
    ["local-date-time", "date-time"].map((format) => `format is ${format} and there is an example`),
  );
});

it("the condition of each message names the params that decide", () => {
  const conditions = Object.values(structuralRules).flatMap(({ messages }) => messages.map(({ when }) => when));
  const unclear = conditions.filter(
    (when) => when !== undefined && !/allowed|belongs|cyclic|expected|format|received/u.test(when),
  );
  expect(unclear).toEqual([]);
});
