import fc from "fast-check";
import { expect, it } from "vitest";
import * as formats from "../../src/structure/formats.js";
import * as oracle from "./formats.js";

/** A text with a few characters put in the place of others, or in between. */
function nearly(texts: readonly string[], characters: readonly string[]): fc.Arbitrary<string> {
  const edit = fc.tuple(fc.nat(), fc.constantFrom(...characters), fc.boolean());
  return fc.tuple(fc.constantFrom(...texts), fc.array(edit, { maxLength: 3 })).map(([text, edits]) =>
    edits.reduce((before, [where, character, isBetween]) => {
      const index = where % (before.length + 1);
      return before.slice(0, index) + character + before.slice(index + (isBetween ? 0 : 1));
    }, text),
  );
}

const dateTimes = nearly(
  ["2024-02-29T23:59:59", "2026-12-31T00:00:00Z", "1900-03-01T10:10:10+05:30", "0000-01-01T00:00:00.123-23:59"],
  [..."0123456789-+T:.Zz ٣"],
);
const emails = nearly(
  ["jo@example.com", "a@b.c", `${"l".repeat(64)}@b.c`],
  ["@", ".", "a", " ", "\t", "\u00a0", "\u2003", "\ufeff", "\u200b", "é", "🎉", "\u001f"],
);
const numbers = nearly(["19.99", "-0.5", "+7", "1"], [..."0123456789.+-e ٣"]);
const urls = nearly(["https://example.com/a", "HTTPS://a.b", "https://[::1]:8443/"], [..."/:?#@[]% a9\\"]);

it.each<[string, fc.Arbitrary<string>, (text: string) => boolean, (text: string) => boolean]>([
  ["email addresses", emails, formats.isEmail, oracle.isEmail],
  ["local date-times", dateTimes, formats.isLocalDateTime, oracle.isLocalDateTime],
  ["date-times", dateTimes, formats.isDateTime, (text) => oracle.offsetDateTime(text) !== undefined],
  ["numbers as text", numbers, formats.isNumericString, oracle.isNumericString],
  ["https URLs", urls, formats.isHttpsUrl, oracle.isHttpsUrl],
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
