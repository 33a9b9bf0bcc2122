import { describe, expect, it } from "vitest";
import { oneOf, WrongSetting } from "../../src/cli/described.js";
import { exceptionPath, mayBeCustom, ruleSetting } from "../../src/cli/settings.js";

describe("the id of a custom rule", () => {
  it.each([
    ["acme.name", true],
    ["a.b.c", true],
    ["structure.name", false],
    ["basic-details.name", false],
    ["input.name", false],
    ["acme", false],
    [".name", false],
    ["", false],
  ])("may be %j: %s", (id, may) => {
    expect(mayBeCustom(id)).toBe(may);
  });
});

describe("a setting is rejected that is", () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `name ${index}`);
  const listed = names(12).map((name) => `"${name}"`);

  it.each<[string, () => unknown, string]>([
    ["no text", () => oneOf(7, ["a", "b"], "thing"), 'unknown thing 7; known: "a", "b"'],
    ["like a text, but of another type", () => oneOf(7, ["7"], "thing"), 'unknown thing 7; known: "7"'],
    [
      "a long text",
      () => oneOf(`"${"x".repeat(500)}`, ["a"], "thing"),
      `unknown thing "\\"${"x".repeat(62)}…"; known: "a"`,
    ],
    ["an unknown text", () => oneOf("xyz", ["a", "b"], "thing"), 'unknown thing "xyz"; known: "a", "b"'],
    ["nearly known", () => oneOf("abcd", ["abce"], "thing"), 'unknown thing "abcd"; did you mean "abce"?'],
    ["none of twelve", () => oneOf("x", names(12), "thing"), `unknown thing "x"; known: ${listed.join(", ")}`],
    ["none of the rules", () => oneOf("x", names(12), "rule"), 'unknown rule "x"; see: campaign-rules rules'],
    ["a path of another type", () => exceptionPath(7), "path of an exception must be a string"],
    [
      "the level of a structural rule",
      () => ruleSetting("structure.type", "off", []),
      "the rule structure.type is structural, so its level cannot be set; use an exception instead",
    ],
    [
      "the level of a rule with the prefix of structural ones",
      () => ruleSetting("structure.qqqqqqqqqq", "off", []),
      'unknown rule "structure.qqqqqqqqqq"; see: campaign-rules rules',
    ],
    [
      "the level of malformed JSON",
      () => ruleSetting("input.json", "off", []),
      "the rule input.json is always an error",
    ],
    [
      "the level of a rule about plans",
      () => ruleSetting("plan.member-kept", "off", []),
      "the rule plan.member-kept is always an error",
    ],
  ])("%s", (_, set, message) => {
    expect(set).toThrow(new WrongSetting(message));
  });
});
