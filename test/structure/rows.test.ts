import { describe, expect, it } from "vitest";
import type { Json } from "../support/json.js";
import { segmentsOf, valueAt, withValue } from "../support/json.js";
import { structural } from "../support/structural.js";
import { emailBody, emailRows } from "./rows/email.js";
import { formats } from "./rows/formats.js";
import { pushBody, pushRows } from "./rows/push.js";
import type { Kind, Row } from "./rows/row.js";

/** One value of each JSON type, by the name of the type in messages. */
const samples: Record<string, Json> = {
  null: null,
  boolean: true,
  number: 1.5,
  integer: 7,
  string: "x",
  array: [],
  object: {},
};

function typeOf(kind: Kind): string {
  if (typeof kind === "string") return kind;
  if ("integer" in kind) return "integer";
  if ("array" in kind) return "array";
  return "enum" in kind && typeof kind.enum[0] === "number" ? "number" : "string";
}

function acceptedBy(kind: Kind): Json[] {
  if (typeof kind === "string") {
    const accepted: Record<typeof kind, Json[]> = {
      string: ["", " ", "x", "null", "\u0000", "😀".repeat(5000)],
      boolean: [true, false],
      integer: [0, -1, 1, 2 ** 53, 1e15, -0],
      object: [],
      array: [[]],
    };
    return accepted[kind];
  }
  if ("enum" in kind) return [...kind.enum];
  if ("format" in kind) return [...formats[kind.format].valid];
  if ("integer" in kind) return [...kind.integer];
  return [];
}

/** Values of the right type that the row refuses, with the expected rule and params. */
function refusedBy(kind: Kind): { value: Json; rule: string; params: object }[] {
  if (typeof kind === "string") return [];
  if ("enum" in kind) {
    return wrongSpellings(kind.enum).map((value) => ({
      value,
      rule: "structure.enum",
      params: { allowed: kind.enum, received: value },
    }));
  }
  if ("format" in kind) {
    return formats[kind.format].invalid.map((value) => ({
      value,
      rule: "structure.format",
      params: { format: kind.format },
    }));
  }
  if ("integer" in kind) {
    const [minimum, maximum] = kind.integer;
    return [minimum - 1, maximum + 1].map((value) => ({
      value,
      rule: "structure.range",
      params: { minimum, maximum, received: value },
    }));
  }
  return [];
}

function wrongSpellings(values: readonly (string | number)[]): (string | number)[] {
  const wrong = values.flatMap<string | number>((value) =>
    typeof value === "number"
      ? [value + 0.25, -1]
      : [value.toLowerCase(), value.toUpperCase(), `${value} `, ` ${value}`, `${value}X`, value.slice(1), "", "null"],
  );
  return [...new Set(wrong)].filter((value) => !values.includes(value));
}

function targetOf(path: string, absent: boolean): { target: string; detailTarget: string } {
  const annotations = path.indexOf("gmail_annotations");
  if (annotations >= 0) return { target: "campaign_content.content", detailTarget: path.slice(annotations) };
  if (absent) return { target: path, detailTarget: path };
  return { target: /^\w+/u.exec(path)?.[0] ?? "", detailTarget: path };
}

/** An array entry cannot be absent: without it, the array is shorter. */
function isEntry(row: Row): boolean {
  return row.path.endsWith("]");
}

describe.each([
  ["Push", pushBody, pushRows],
  ["Email", emailBody, emailRows],
] as const)("%s", (_, body, rows) => {
  it("accepts the body with every member", () => {
    expect(structural(body)).toEqual([]);
  });

  describe.each(rows.map((row) => [row.path, row] as const))("%s", (path, row) => {
    const segments = segmentsOf(path);
    const type = typeOf(row.kind);

    function violationsWith(value: Json): unknown[] {
      return structural(withValue(body, segments, value));
    }

    if (row.required) {
      it("is required", () => {
        expect(structural(withValue(body, segments, undefined))).toMatchObject([
          { rule: "structure.required", path, segments, ...targetOf(path, true) },
        ]);
      });
    } else if (!isEntry(row)) {
      it("is optional", () => {
        expect(structural(withValue(body, segments, undefined))).toEqual([]);
      });
    }

    it("has its JSON type and no other", () => {
      for (const [received, value] of Object.entries(samples)) {
        if (received === type || (type === "number" && received === "integer")) continue;
        expect(violationsWith(value), received).toMatchObject([
          {
            rule: "structure.type",
            path,
            segments,
            params: { expected: type, received: received === "integer" ? "number" : received },
            ...targetOf(path, false),
          },
        ]);
      }
    });

    it("accepts every value that the specification allows", () => {
      const accepted = acceptedBy(row.kind);
      for (const value of accepted) expect(violationsWith(value), JSON.stringify(value)).toEqual([]);
      expect(violationsWith(valueAt(body, segments) as Json)).toEqual([]);
    });

    const refused = refusedBy(row.kind);
    if (refused.length > 0) {
      it("rejects similar values", () => {
        for (const { value, rule, params } of refused) {
          // A product count out of range has the object that contains it as target.
          const coarse = rule === "structure.range" && path.endsWith(".product_count");
          const { target, detailTarget } = targetOf(coarse ? path.replace(/\.product_count$/u, "") : path, false);
          expect(violationsWith(value), JSON.stringify(value)).toMatchObject([
            { rule, path, segments, params, target, detailTarget },
          ]);
        }
      });
    }
  });
});
