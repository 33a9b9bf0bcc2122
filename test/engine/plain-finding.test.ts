import { describe, expect, it } from "vitest";
import { isPlainFinding } from "../../src/engine/plain-finding.js";

describe("a finding", () => {
  it.each<[params: object]>([[{}], [{ received: 1 }], [{ a: "b", c: 0, list: ["d", 1] }], [{ list: [] }]])(
    "is plain with the params %j",
    (params) => {
      expect(isPlainFinding([], params)).toBe(true);
      expect(isPlainFinding(["filters", 0, "id"], params)).toBe(true);
    },
  );

  it.each<[what: string, value: unknown]>([
    ["an object", {}],
    ["null", null],
    ["nothing", undefined],
    ["a flag", true],
    ["a symbol", Symbol("s")],
    ["a list in a list", [[]]],
  ])("is not with %s", (_, value) => {
    expect(isPlainFinding(["filters", value as string], {})).toBe(false);
    expect(isPlainFinding([value as string, "filters"], {})).toBe(false);
    expect(isPlainFinding([], { nearest: "a", received: value })).toBe(false);
    expect(isPlainFinding([], { received: ["a", value] })).toBe(false);
    expect(isPlainFinding([], { received: [value, "a"] })).toBe(false);
  });
});
