import { describe, expect, it } from "vitest";
import { type Context, RuleDefect } from "../../src/index.js";
import { newRules } from "./new-rules.js";

/** Tests what is thrown if our own code throws in a rule, which `act` runs, or elsewhere. */
export function testSlips(rule: object, id: string, act: (context: Context) => unknown): void {
  describe("an error in our own code", () => {
    const cause = new Error("an error in our own code");
    const slip = (): never => {
      throw cause;
    };

    /** Returns what is thrown while a member of the rule throws. */
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

    it("is thrown as a RuleDefect that names the rule, if a rule throws it", () => {
      const thrown = thrownWith("check", { value: slip });
      expect(thrown).toBeInstanceOf(RuleDefect);
      expect(thrown).toMatchObject({ rule: id, cause });
    });

    it("is thrown as it is, if no rule is running", () => {
      expect(thrownWith("detailTargetOmits", { get: slip })).toBe(cause);
    });
  });
}
