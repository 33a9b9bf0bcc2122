import fc from "fast-check";
import type { Format } from "../../src/structure/formats.js";

/** One of some texts, with up to three characters replaced or inserted. */
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

/** Texts that match a format, or would if a few characters were different. */
export const nearlyOfFormat: Readonly<Record<Format, fc.Arbitrary<string>>> = {
  email: nearly(
    ["jo@example.com", "a@b.c", `${"l".repeat(64)}@b.c`],
    ["@", ".", "a", " ", "\t", "\u00a0", "\u2003", "\ufeff", "\u200b", "é", "🎉", "\u001f"],
  ),
  "local-date-time": dateTimes,
  "date-time": dateTimes,
  "numeric-string": nearly(["19.99", "-0.5", "+7", "1"], [..."0123456789.+-e ٣"]),
  "https-url": nearly(["https://example.com/a", "HTTPS://a.b", "https://[::1]:8443/"], [..."/:?#@[]% a9\\"]),
};
