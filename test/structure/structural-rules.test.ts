import { expect, it } from "vitest";
import {
  type StructureId,
  type StructureParams,
  structuralMessage,
  structuralRules,
} from "../../src/structure/structural-rules.js";

const LOCAL = "an existing UTC date and time without offset or fraction";
const OFFSET = "an existing date and time with its UTC offset";
const typed = (rest: string) => `has an invalid value, expected type ${rest}`;

/** The messages of each rule, by the params of a violation. */
const messages: { readonly [Id in StructureId]: readonly (readonly [params: StructureParams[Id], message: string])[] } =
  {
    "structure.required": [
      [{}, "is a mandatory field, but is absent"],
      [{ expected: "string" }, "is a mandatory field and must be a string, but is absent"],
      [{ expected: "boolean" }, "is a mandatory field and must be a boolean, but is absent"],
      [{ expected: "object" }, "is a mandatory field and must be an object, but is absent"],
      [{ expected: "integer" }, "is a mandatory field and must be an integer, but is absent"],
      [{ expected: "string", allowed: ["PUBLISH"] }, 'is a mandatory field and must be "PUBLISH", but is absent'],
      [{ expected: "number", allowed: [0, 0.5] }, "is a mandatory field and must be one of 0, 0.5, but is absent"],
      [
        { expected: "string", format: "numeric-string" },
        'is a mandatory field and must be a number as text, like "19.99", but is absent',
      ],
      [
        { expected: "string", allowed: ["A", "B"], belongs: "groups go elsewhere" },
        'must be one of "A", "B", but this is a group of filters; groups go elsewhere',
      ],
    ],
    "structure.type": [
      [{ expected: "integer", received: "string" }, typed("integer but got string")],
      [{ expected: "integer", received: "number" }, typed("integer but got number with a fraction")],
      [{ expected: "string", received: "number" }, typed("string but got number")],
      [{ expected: "string", received: "null", allowed: ["A", "B"] }, typed('string but got null; allowed: "A", "B"')],
      [
        { expected: "string", received: "number", allowed: ["1", "5"], nearest: "5" },
        typed('string but got number; allowed: "1", "5"; did you mean "5"?'),
      ],
      [{ expected: "boolean", received: "string", nearest: true }, typed("boolean but got string; did you mean true?")],
      [
        { expected: "string", received: "number", format: "local-date-time" },
        typed(`string but got number; it must be ${LOCAL}, like "2026-03-01T09:00:00"`),
      ],
    ],
    "structure.enum": [
      [{ allowed: ["SENT"], received: "OPENED" }, 'must be "SENT", but is "OPENED"'],
      [{ allowed: [0, 0.5, 1], received: 7 }, "must be one of 0, 0.5, 1, but is 7"],
      [
        { allowed: ["and", "or"], received: "AND", nearest: "and" },
        'must be one of "and", "or", but is "AND"; did you mean "and"?',
      ],
      [
        { allowed: ["ONE_TIME", "PERIODIC"], received: "DEVICE_TRIGGERED" },
        'must be one of "ONE_TIME", "PERIODIC" on Email, but is "DEVICE_TRIGGERED", which is for Push only',
      ],
      [
        { allowed: ["ASAP", "AT_FIXED_TIME"], received: "PERIODIC" },
        'must be one of "ASAP", "AT_FIXED_TIME", but is "PERIODIC"',
      ],
      [{ allowed: ["ONE_TIME", "PERIODIC"], received: "SOON" }, 'must be one of "ONE_TIME", "PERIODIC", but is "SOON"'],
      [
        { allowed: ["PUBLISH"], received: "STOP", belongs: "STOP is elsewhere" },
        'must be "PUBLISH", but is "STOP"; STOP is elsewhere',
      ],
    ],
    "structure.range": [
      [{ minimum: 2, maximum: 9, received: 10 }, "must be from 2 to 9, but is 10"],
      [
        { minimum: 1, maximum: 9_999_999_999, received: 10_000_000_000 },
        "must be from 1 to 9,999,999,999, but is 10,000,000,000",
      ],
    ],
    "structure.format": [
      [{ format: "numeric-string", received: "9,99" }, 'must be a number as text, like "19.99", but is "9,99"'],
      [{ format: "local-date-time", received: "x" }, `must be ${LOCAL}, like "2026-03-01T09:00:00", but is "x"`],
      [{ format: "local-date-time", received: "x", example: "y" }, `must be ${LOCAL}, like "y", but is "x"`],
      [{ format: "date-time", received: "x" }, `must be ${OFFSET}, like "2026-03-01T09:00:00+05:30", but is "x"`],
      [{ format: "date-time", received: "x", example: "y" }, `must be ${OFFSET}, like "y", but is "x"`],
      [
        { format: "https-url", received: "" },
        'must not be empty: it must be an https URL, like "https://example.com/logo.png"',
      ],
      [
        { format: "email", received: "a@b", looksLike: "no-dot" },
        'must be an email address, like "jo@example.com", but is "a@b", whose domain has no dot',
      ],
    ],
    "structure.size": [
      [{ minimum: 2, received: 0 }, "must have at least 2 entries, but has none"],
      [{ minimum: 2, received: 1 }, "must have at least 2 entries, but has 1"],
    ],
    "structure.too-deep": [
      [{ limit: 64 }, "is nested more than 64 levels deep"],
      [{ limit: 64, cyclic: true }, "contains itself"],
    ],
    "structure.unreadable": [[{}, "cannot be read, because reading it throws an error"]],
  };

const said = Object.entries(messages).flatMap(([id, rows]) =>
  rows.map(([params, message]) => [id as StructureId, params as never, message] as const),
);

it.each(said)("%s of %j has its message", (id, params, message) => {
  expect(structuralMessage(id, params)).toBe(message);
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
