import { describe, expect, it } from "vitest";
import type { Segment, Violation } from "../../src/index.js";
import { oracleCreate } from "../oracle/oracle.js";
import { type Json, valueAt, withValue } from "../support/json.js";
import { placesOf } from "../support/mutations.js";
import { nothingRefused } from "../support/nothing-refused.js";
import { shown } from "../support/shown.js";
import { structural } from "../support/structural.js";
import { emailBody } from "./bodies/email.js";
import { formats } from "./bodies/formats.js";
import { pushBody } from "./bodies/push.js";

/** Values of each JSON type. */
const samples: readonly Json[] = [
  ...[null, true, false, [], {}],
  ...[1.5, 7, 0, -1, 1, 2 ** 53, 1e15, -0],
  ...["", " ", "x", "null", "\u0000", "😀".repeat(5000)],
];

/** What the oracle calls the formats. */
const FORMATS: Readonly<Record<keyof typeof formats, string>> = {
  email: "email",
  "local-date-time": "date-time without offset",
  "date-time": "date-time with offset",
  "numeric-string": "numeric string",
  "https-url": "https URL",
};

type Params = Readonly<Record<string, unknown>>;

/** What a violation demands, in the words of the oracle. */
function demandOf({ rule, params }: Violation): string {
  const { expected, allowed, minimum, maximum, format } = params as Params;
  const demands: Readonly<Record<string, string>> = {
    "structure.type": `type: ${expected}`,
    "structure.enum": `enum: ${(allowed as unknown[] | undefined)?.join(", ")}`,
    "structure.range": `range: ${minimum} to ${maximum}`,
    "structure.format": `format: ${FORMATS[format as keyof typeof formats]}`,
    "structure.size": `size: at least ${minimum}`,
    "structure.required": "required",
  };
  return demands[rule] ?? rule;
}

/** More values to try where the engine rejects some for a reason: those at the edges of what it allows. */
function edgesOf({ rule, params }: Violation): Json[] {
  const { allowed, minimum, maximum, format } = params as Params;
  if (rule === "structure.enum") return (allowed as (string | number)[]).flatMap(spellings);
  if (rule === "structure.range")
    return [minimum, maximum].flatMap((edge) => [-1, 0, 1].map((by) => Number(edge) + by));
  if (rule !== "structure.format") return [];
  const { valid, invalid } = formats[format as keyof typeof formats];
  return [...valid, ...invalid];
}

function spellings(value: string | number): (string | number)[] {
  if (typeof value === "number") return [value, value + 0.25, -1];
  return [value, value.toLowerCase(), value.toUpperCase(), `${value} `, ` ${value}`, `${value}X`, value.slice(1)];
}

/** The type of a value, as messages call it. */
function typeOf(value: Json): string {
  return value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
}

describe.each([
  ["Push", pushBody],
  ["Email", emailBody],
])("%s", (_, body) => {
  /** Compares a body with a value at a place with the oracle. Returns the violation at the place. */
  function violationWith(value: Json | undefined, place: readonly Segment[]): Violation | undefined {
    const changed = withValue(body, place, value);
    const found = structural(changed);
    const expected = oracleCreate(changed, nothingRefused as object).violations.filter(({ rule }) =>
      rule.startsWith("structure."),
    );
    expect(found.map((one) => `${one.path}: ${demandOf(one)}`)).toEqual(
      expected.map(({ path, what }) => `${shown(path)}: ${what}`),
    );
    return found.find(({ segments }) => segments.join() === place.join());
  }

  it("is accepted with every member", () => expect(structural(body)).toEqual([]));

  it.each(placesOf(body).map((place) => [place.join("."), place] as const))(
    "%s may have and lack what the oracle says",
    (_path, place) => {
      const isEntry = typeof place.at(-1) === "number";
      if (!isEntry) violationWith(undefined, place);
      const edges = new Set<Json>();
      for (const value of [...samples, valueAt(body, place) as Json]) {
        const violation = violationWith(value, place);
        if (violation === undefined) continue;
        const { rule, params } = violation;
        if (rule === "structure.type") expect(params).toMatchObject({ received: typeOf(value) });
        for (const edge of edgesOf(violation)) edges.add(edge);
      }
      for (const value of edges) {
        const { rule, params } = violationWith(value, place) ?? {};
        // A long text in no format is cut.
        if (rule === "structure.enum" || rule === "structure.range") expect(params).toMatchObject({ received: value });
      }
    },
  );
});
