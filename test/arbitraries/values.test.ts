import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as values from "../../src/arbitraries/values.js";
import { type Format, formats } from "../../src/structure/formats.js";

/** The drawn values, which are always the same. */
function drawn<T>(arbitrary: fc.Arbitrary<T>): T[] {
  return fc.sample(arbitrary, { numRuns: 500, seed: 1 });
}

describe("texts of a format", () => {
  it.each(Object.keys(formats) as Format[])("are in the format %s", (format) => {
    expect(drawn(values.ofFormat[format]).filter((text) => !formats[format].test(text))).toEqual([]);
  });

  it.each<[Format, RegExp]>([
    ["email", /^jo@example\.com$/u],
    ["email", /^(?!jo@|l{64}@)[a-z0-9._+-]{3,}@[a-z][a-z0-9-]{2,}\./u],
    ["email", /^.{64}@/u],
    ["email", /ö/u],
    ["local-date-time", /^19/u],
    ["local-date-time", /^20[3-9]/u],
    ["local-date-time", /^0001-01-01/u],
    ["local-date-time", /-02-29T/u],
    ["date-time", /Z$/u],
    ["date-time", /\+23:[0-5]\d$/u],
    ["date-time", /-23:[0-5]\d$/u],
    ["date-time", /^19/u],
    ["date-time", /^20[3-9]/u],
    ["numeric-string", /^\+\d{2,}$/u],
    ["numeric-string", /^-\d+$/u],
    ["numeric-string", /^\d{2,}\.\d{3,}$/u],
    ["https-url", /^HTTPS:/u],
    ["https-url", /^https:\/\/[^[]*\/[^?]+\?[^?]+$/u],
    ["https-url", /^https:\/\/[^/?]+\/[^?]+\/[^?]*$/u],
    ["https-url", /^https:\/\/[^/[]+\/.*[~!$&'()*+,;=:@]/u],
    ["https-url", /%20/u],
    ["https-url", /%2F/u],
    ["https-url", /%C3%A9/u],
    ["https-url", /%F0%9F%8E%89/u],
  ])("in the format %s sometimes match %s", (format, pattern) => {
    expect(drawn(values.ofFormat[format]).some((text) => pattern.test(text))).toBe(true);
  });
});

it("addresses have a query or none", () => {
  const queries = drawn(values.ofFormat["https-url"]).map((text) => /\?(.*)$/u.exec(text)?.[1]);
  expect(queries).toContain(undefined);
  expect(queries).not.toContain("undefined");
});

describe("texts that are close to a format", () => {
  it.each(Object.entries(values.notOfFormat))(
    "%s are not in it, and each of them differs in another way",
    (format, texts) => {
      expect(texts.filter((text) => formats[format as Format].test(text))).toEqual([]);
      expect(texts.length).toBeGreaterThan(5);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts[0]).toBe("");
    },
  );
});

describe("other values", () => {
  it("texts are empty only if they may cause a warning", () => {
    expect(drawn(values.text(false))).toContain("");
    expect(drawn(values.text(true))).not.toContain("");
  });

  it("integers are not positive only if they may cause a warning", () => {
    const notPositive = (tidy: boolean) => new Set(drawn(values.integer(tidy)).filter((value) => value < 1));
    expect(notPositive(false)).toEqual(new Set([0, -1, Number.MIN_SAFE_INTEGER]));
    expect(notPositive(true)).toEqual(new Set());
  });

  it("integers within bounds are sometimes either bound, and otherwise between them", () => {
    expect(new Set(drawn(values.integerBetween(3, 5)))).toEqual(new Set([3, 4, 5]));
  });

  it("of any type are of each type, and small", () => {
    const all = drawn(values.anyValue);
    for (const value of [null, true, false, 0, 1.5, -1, "", {}]) expect(all).toContainEqual(value);
    const lengths = all.filter(Array.isArray).map(({ length }) => length);
    expect(Math.max(...lengths)).toBe(3);
  });

  it("two moments are in order", () => {
    for (const [earlier, later] of drawn(values.laterMoment)) expect(later).toBeGreaterThan(earlier);
  });
});

describe("the times of a deal", () => {
  const HOUR = 60 * 60 * 1000;
  const lengths = (times: fc.Arbitrary<readonly [string, string]>) =>
    drawn(times).map(([start, end]) => Date.parse(end) - Date.parse(start));

  it("are an hour apart or more in valid ones, sometimes exactly an hour", () => {
    const all = lengths(values.validDealTimes);
    expect(Math.min(...all)).toBe(HOUR);
    expect(Math.max(...all)).toBe(400 * 24 * HOUR);
  });

  it("are less than an hour apart in short ones, sometimes by a millisecond, or in the wrong order", () => {
    const all = lengths(values.shortDealTimes);
    expect(Math.max(...all)).toBe(HOUR - 1);
    expect(Math.min(...all)).toBe(-24 * HOUR);
  });

  it("have a fraction of a second if they need one", () => {
    const fractions = drawn(values.validDealTimes).map(([start]) => /\.\d+/u.exec(start)?.[0]);
    expect(fractions).toContain(undefined);
    expect(fractions).not.toContain(".000");
    expect(new Set(fractions).size).toBeGreaterThan(10);
  });
});
