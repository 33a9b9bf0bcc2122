import { describe, expect, it } from "vitest";
import { type Context, RuleDefect } from "../../src/index.js";
import { newRules } from "./new-rules.js";

/** Tests what is thrown for a slip of ours in the rule of an id, which `act` runs. */
export function testSlips(rule: object, id: string, act: (context: Context) => unknown): void {
  describe("a slip of ours", () => {
    const cause = new Error("a slip of ours");
    const slip = (): never => {
      throw cause;
    };

    /** What is thrown while a member of the rule is one that throws. */
    function thrownWith(name: "check" | "detailTargetOmits", slipping: PropertyDescriptor): unknown {
      const original = Object.getOwnPropertyDescriptor(rule, name);
      Object.defineProperty(rule, name, { configurable: true, enumerable: true, ...slipping });
      try {
        return act({ customRules: newRules() });
      } catch (error) {
        return error;
      } finally {
        Reflect.deleteProperty(rule, name);
        if (original !== undefined) Object.defineProperty(rule, name, original);
      }
    }

    it("in a rule is a defect that names it", () => {
      const thrown = thrownWith("check", { value: slip });
      expect(thrown).toBeInstanceOf(RuleDefect);
      expect(thrown).toMatchObject({ rule: id, cause });
    });

    it("when no rule is running is thrown as it is", () => {
      expect(thrownWith("detailTargetOmits", { get: slip })).toBe(cause);
    });
  });
}
