import { describe, expect, it } from "vitest";
import { shortJson } from "../../../src/cli/plan/short-json.js";

describe("a value of a plan", () => {
  it.each<[string, unknown, string]>([
    ["a text", "a", '"a"'],
    ["a number", 1.5, "1.5"],
    ["null", null, "null"],
    ["an array", [1, "a", [true]], '[1, "a", [true]]'],
    ["an empty array", [], "[]"],
    ["an object", { a: 1, "b c": { d: null } }, '{ "a": 1, "b c": { "d": null } }'],
    ["an empty object", {}, "{}"],
    ["80 characters", "a".repeat(78), `"${"a".repeat(78)}"`],
    ["81 characters, which are cut", "a".repeat(79), `"${"a".repeat(78)}…`],
    ["a long key, which is cut", { ["k".repeat(1000)]: 1 }, `{ "${"k".repeat(76)}…`],
    ["a character of two units at the cut", `${"a".repeat(77)}😀`, `"${"a".repeat(77)}…`],
  ])("is %s on one line", (_, value, text) => {
    expect(shortJson(value)).toBe(text);
  });
});
