import { describe, expect, it } from "vitest";
import { converted, spelling } from "../../src/structure/conversion.js";
import type { JsonType } from "../../src/structure/kinds.js";

describe("the intended value of one with the wrong type", () => {
  it.each<[given: unknown, expected: JsonType, meant: unknown]>([
    [7, "string", "7"],
    [-7, "string", "-7"],
    [0, "string", "0"],
    [Number.MAX_SAFE_INTEGER, "string", "9007199254740991"],
    [Number.MAX_SAFE_INTEGER + 1, "string", undefined],
    [1.5, "string", undefined],
    [Number.NaN, "string", undefined],
    ["7", "string", undefined],
    [true, "string", undefined],
    [null, "string", undefined],
    ["true", "boolean", true],
    ["false", "boolean", false],
    ["True", "boolean", undefined],
    ["", "boolean", undefined],
    ["5", "boolean", undefined],
    ["5", "integer", 5],
    ["-5", "integer", -5],
    ["0", "integer", 0],
    ["999999999999999", "integer", 999_999_999_999_999],
    ["9999999999999999", "integer", undefined],
    ["05", "integer", undefined],
    ["+5", "integer", undefined],
    ["5.0", "integer", undefined],
    ["5 ", "integer", undefined],
    [" 5", "integer", undefined],
    ["", "integer", undefined],
    ["true", "integer", undefined],
    [{ toString: () => "5" }, "integer", undefined],
    ["5", "object", undefined],
  ])("%j for %s is %j", (given, expected, meant) => expect(converted(given, expected)).toBe(meant));

  it.each<[given: unknown, allowed: readonly (string | number)[], meant: unknown]>([
    [10, ["1", "10"], "10"],
    ["0.5", [0, 0.5, 1], 0.5],
    ["asap", ["ASAP"], "ASAP"],
    ["soon", ["ASAP"], undefined],
    [true, ["true"], undefined],
    [null, ["null"], undefined],
  ])("%j among %j is %j", (given, allowed, meant) => expect(spelling(given, allowed)).toBe(meant));
});
