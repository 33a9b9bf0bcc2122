import fc from "fast-check";
import { expect, it } from "vitest";
import * as formats from "../../src/structure/formats.js";
import { isHttpsUrl as scannedHttpsUrl } from "../../src/structure/https-url.js";
import { budget } from "../support/budget.js";
import { forAll } from "../support/for-all.js";
import { nearlyOfFormat } from "../support/nearly.js";
import * as oracle from "./formats.js";
import { isHttpsUrl } from "./https-url.js";

const runs = budget(2_000, 20_000);

/** Authorities made of valid and invalid parts. */
const authorities = fc
  .tuple(
    fc.constantFrom("https://", "HTTPS://", "https:/", "https:\\\\"),
    fc.constantFrom("", "", "jo:pw@", "a@b@", "@", "<% \t@"),
    fc.oneof(
      fc.constantFrom(
        "a",
        "例え.テスト",
        "\u0301",
        "",
        ".",
        "a..b",
        "a.",
        "a b",
        "a%",
        "a\u007f",
        "a\u0080",
        "[",
        "]",
        "[a]",
      ),
      fc.constantFrom(`${"a".repeat(249)}.com`, `${"a".repeat(250)}.com`, `${"😀".repeat(249)}.com`),
      fc.ipV4(),
      fc.ipV4Extended(),
      fc.ipV6().map((address) => `[${address}]`),
      fc
        .array(fc.constantFrom("0", "1", "255", "256", "01", "a", "0x1", ""), { maxLength: 5 })
        .map((all) => all.join(".")),
      fc
        .array(fc.constantFrom("0", "ffff", "12345", "g", "", "", "1.2.3.4", "1.2.3.04"), { maxLength: 9 })
        .map((all) => `[${all.join(":")}]`),
    ),
    fc.constantFrom("", "", ":", ":0", ":65535", ":65536", ":00443", ":000443", ":a", ":1:2", "443"),
    fc.constantFrom("", "/", "\\ ", "? ", "#@", " ", "/@b:99999"),
  )
  .map((parts) => parts.join(""));

it.each<[string, fc.Arbitrary<string>, (text: string) => boolean, (text: string) => boolean]>([
  ["email addresses", nearlyOfFormat.email, formats.isEmail, oracle.isEmail],
  ["local date-times", nearlyOfFormat["local-date-time"], formats.isLocalDateTime, oracle.isLocalDateTime],
  ["date-times", nearlyOfFormat["date-time"], formats.isDateTime, (text) => oracle.offsetDateTime(text) !== undefined],
  ["numbers as text", nearlyOfFormat["numeric-string"], formats.isNumericString, oracle.isNumericString],
  ["https URLs", fc.oneof(nearlyOfFormat["https-url"], authorities), scannedHttpsUrl, isHttpsUrl],
])("%s are distinguished from similar texts as in the independent reading", (_, texts, ours, theirs) => {
  const seen = { accepted: 0, refused: 0 };
  forAll(runs, texts, (text) => {
    seen[ours(text) ? "accepted" : "refused"]++;
    expect(ours(text)).toBe(theirs(text));
  });
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(budget(20, 500));
});
