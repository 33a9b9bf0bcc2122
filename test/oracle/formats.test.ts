import fc from "fast-check";
import { expect, it } from "vitest";
import * as formats from "../../src/structure/formats.js";
import { nearlyOfFormat } from "../support/nearly.js";
import * as oracle from "./formats.js";

it.each<[string, fc.Arbitrary<string>, (text: string) => boolean, (text: string) => boolean]>([
  ["email addresses", nearlyOfFormat.email, formats.isEmail, oracle.isEmail],
  ["local date-times", nearlyOfFormat["local-date-time"], formats.isLocalDateTime, oracle.isLocalDateTime],
  ["date-times", nearlyOfFormat["date-time"], formats.isDateTime, (text) => oracle.offsetDateTime(text) !== undefined],
  ["numbers as text", nearlyOfFormat["numeric-string"], formats.isNumericString, oracle.isNumericString],
  ["https URLs", nearlyOfFormat["https-url"], formats.isHttpsUrl, oracle.isHttpsUrl],
])("%s are told from what is nearly one as in the independent reading", (_, texts, ours, theirs) => {
  const seen = { accepted: 0, refused: 0 };
  fc.assert(
    fc.property(texts, (text) => {
      seen[ours(text) ? "accepted" : "refused"]++;
      expect(ours(text)).toBe(theirs(text));
    }),
    { numRuns: 20_000 },
  );
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(500);
});
