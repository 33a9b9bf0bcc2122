import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formats as definitions,
  isDateTime,
  isEmail,
  isHttpsUrl,
  isLocalDateTime,
  isNumericString,
} from "../../src/structure/formats.js";
import { formats } from "./rows/formats.js";

const tests = {
  email: isEmail,
  "local-date-time": isLocalDateTime,
  "date-time": isDateTime,
  "numeric-string": isNumericString,
  "https-url": isHttpsUrl,
};

describe.each(Object.entries(formats))("%s", (name, { valid, invalid }) => {
  const test = tests[name as keyof typeof tests];

  it.each(valid)("accepts %j", (text) => expect(test(text)).toBe(true));
  it.each(invalid)("refuses %j", (text) => expect(test(text)).toBe(false));

  it("is described by an example that it accepts", () => {
    const { description } = definitions[name as keyof typeof tests];
    expect(test(/"([^"]+)"/u.exec(description)?.[1] ?? "")).toBe(true);
  });
});

it("takes for https URLs what the parser of URLs does", () => {
  const label = fc.stringMatching(/^[A-Za-z0-9_.%@:-]{0,6}$/u);
  const host = fc.array(label, { minLength: 1, maxLength: 4 }).map((labels) => labels.join("."));
  const text = fc
    .tuple(
      fc.constantFrom("https://", "HTTPS://", "http://", "https:/"),
      host,
      fc.constantFrom("", "/", "/a b", "?x", "#x", ":8080/", "\\x"),
    )
    .map((parts) => parts.join(""));
  const plain = fc
    .stringMatching(/^https:\/\/(?:[a-z0-9-]{1,4}\.){1,3}[a-z-]{1,4}\/?$/u)
    .map((url) => url.replace(/\n/gu, ""));
  const seen = { yes: 0, no: 0 };
  fc.assert(
    fc.property(fc.oneof(text, plain), (url) => {
      const isRight = URL.canParse(url) && /^https:\/\//iu.test(url) && new URL(url).host !== "";
      expect(isHttpsUrl(url), url).toBe(isRight);
      seen[isRight ? "yes" : "no"]++;
    }),
    { numRuns: 20_000 },
  );
  expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(1000);
});

it("tells every day of the calendar from the days that are none", () => {
  for (let year = 1896; year <= 2104; year++) {
    for (let month = 0; month <= 13; month++) {
      for (let day = 0; day <= 32; day++) {
        const text = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}T00:00:00`;
        const date = new Date(Date.UTC(year, month - 1, day));
        const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        expect(isLocalDateTime(text), text).toBe(exists);
      }
    }
  }
});
