import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { ServerDefect } from "../../src/adapters/server-defect.js";
import { RuleDefect } from "../../src/engine/rule-defect.js";

describe("an instance of an error class", () => {
  it("is known in every copy of the package", () => {
    const required = createRequire(import.meta.url)("../../dist/index.cjs") as { RuleDefect: typeof RuleDefect };
    expect(new required.RuleDefect("a", undefined)).toBeInstanceOf(RuleDefect);
    expect(new RuleDefect("a", undefined)).toBeInstanceOf(required.RuleDefect);
  });

  it.each([
    undefined,
    null,
    "RuleDefect",
    new Error("RuleDefect"),
    new ServerDefect("a", undefined),
    { name: "RuleDefect" },
  ])("is not %o", (value) => {
    expect(value instanceof RuleDefect).toBe(false);
  });

  it("does not show its mark", () => {
    expect({ ...new RuleDefect("a", undefined) }).toEqual({ name: "RuleDefect", rule: "a" });
  });
});
