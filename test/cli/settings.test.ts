import { describe, expect, it } from "vitest";
import {
  exceptionPath,
  mayBeCustom,
  merged,
  oneOf,
  rewording,
  ruleSetting,
  type Settings,
  WrongSetting,
} from "../../src/cli/settings.js";
import { defineRule } from "../../src/engine/custom-rules/define-rule.js";

const rule = (id: string, message: string) =>
  defineRule({ id, scope: "request", reads: { values: ["basic_details.name"] }, message, check() {} });

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

describe("settings", () => {
  const first: Settings = {
    features: ["QUEUING"],
    productSets: ["a"],
    policies: { merge: "member", utmCustomKeys: "any" },
    rules: { "member.known": "off", "utm.custom-key-prefixed": "off" },
    exceptions: [{ rule: "structure.format", path: "a", level: "off" }],
    customRules: [rule("acme.a", "first"), rule("acme.b", "first")],
    message: () => "first",
    lint: true,
    bounds: { maxViolations: 1 },
  };
  const second: Settings = {
    features: [],
    productSets: [],
    policies: { merge: "component" },
    rules: { "utm.custom-key-prefixed": "error" },
    exceptions: [{ rule: "structure.format", path: "b", level: "off" }],
    customRules: [rule("acme.b", "second"), rule("acme.c", "second")],
    message: () => "second",
    lint: false,
    bounds: { maxViolations: 2 },
  };
  const nothing = { policies: {}, rules: {}, exceptions: [], customRules: [], bounds: {} };

  it("are those of one file if the other has none", () => {
    expect([merged({}, {}), merged(first, {}), merged({}, second)]).toEqual([nothing, first, second]);
  });

  it("of two files are combined so that the second wins", () => {
    const [a] = first.customRules ?? [];
    expect(merged(first, second)).toEqual({
      ...second,
      policies: { merge: "component", utmCustomKeys: "any" },
      rules: { "member.known": "off", "utm.custom-key-prefixed": "error" },
      exceptions: [...(second.exceptions ?? []), ...(first.exceptions ?? [])],
      customRules: [a, ...(second.customRules ?? [])],
    });
  });
});

describe("a setting is rejected that is", () => {
  const names = (count: number) => Array.from({ length: count }, (_, index) => `name ${index}`);
  const listed = names(10).map((name) => `"${name}"`);

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
    ["none of ten", () => oneOf("x", names(10), "thing"), `unknown thing "x"; known: ${listed.join(", ")}`],
    ["none of eleven", () => oneOf("x", names(11), "thing"), 'unknown thing "x"; see: campaign-rules rules'],
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

  it("wrong, in other words, but no other error is reworded", () => {
    const failure = new TypeError("broken");
    const throwing = (error: unknown) => () => {
      throw error;
    };
    const rewordingOf = (error: unknown) => () => rewording(throwing(error), (problem) => new Error(`at: ${problem}`));
    expect(rewordingOf(new WrongSetting("wrong"))).toThrow(new Error("at: wrong"));
    expect(rewordingOf(failure)).toThrow(failure);
    expect(rewording(() => 1, Error)).toBe(1);
  });
});
