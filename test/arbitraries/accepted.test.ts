import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accepted, acceptedRequests } from "../../src/arbitraries/accepted.js";
import type { RequestOptions } from "../../src/arbitraries/scene.js";
import { type CustomRule, defineRule, type Violation } from "../../src/index.js";
import { type DeliveryType, requestOf } from "../support/delivery-types.js";
import { withValue } from "../support/json.js";

/** A rule about numbers. */
function numberRule(id: string, repair?: (value: number) => number): CustomRule {
  return { id, repair } as unknown as CustomRule;
}

/** Finds the rules that reject a number: each rejects numbers that are smaller than its limit. */
function findings(limits: Readonly<Record<string, number>>): (value: number) => Violation[] {
  return (value) =>
    Object.entries(limits)
      .filter(([, limit]) => value < limit)
      .map(([rule, limit]) => ({ rule, message: `must be at least ${limit}` }) as Violation);
}

function numbersFrom(drawn: fc.Arbitrary<number>, rules: readonly CustomRule[], limits: Record<string, number>) {
  const repaired = (value: number, { repair }: CustomRule) => repair?.(value as never) as unknown as number;
  return accepted(drawn, rules, { findings: findings(limits), repaired });
}

const outcome = <T>(drawn: fc.Arbitrary<T>): unknown => {
  try {
    return fc.sample(drawn, 1)[0];
  } catch (error) {
    return (error as Error).message;
  }
};

const next = (value: number) => value + 1;

const unrepaired = (id: string) =>
  `${id} rejects nearly every generated request: give it a repair that turns a rejected request into one that it accepts`;

const helpless = (id: string, message: string) =>
  `${id} rejects nearly every generated request, and its repair does not help: ` +
  `give it a repair whose result is accepted (the last result was rejected: ${message})`;

describe("a value that custom rules reject", () => {
  it("is drawn again", () => {
    const drawn = fc.sample(numbersFrom(fc.nat(9), [numberRule("a")], { a: 5 }), 100);
    expect([...new Set(drawn)].sort()).toEqual([5, 6, 7, 8, 9]);
  });

  it("is repaired up to three times for each rule", () => {
    const one = [numberRule("a", next)];
    expect(outcome(numbersFrom(fc.constant(0), one, { a: 3 }))).toBe(3);
    expect(outcome(numbersFrom(fc.constant(0), one, { a: 4 }))).toBe(helpless("a", "must be at least 4"));
    const two = [...one, numberRule("b")];
    expect(outcome(numbersFrom(fc.constant(0), two, { a: 6 }))).toBe(6);
    expect(outcome(numbersFrom(fc.constant(0), two, { a: 7 }))).toBe(helpless("a", "must be at least 7"));
  });

  it("is not repaired if a rule without a repair rejects it, too", () => {
    const [withRepair, without] = [numberRule("a", next), numberRule("b")];
    for (const rules of [
      [withRepair, without],
      [without, withRepair],
    ]) {
      expect(outcome(numbersFrom(fc.constant(0), rules, { a: 1, b: 1 }))).toBe(unrepaired("b"));
    }
  });

  it("is explained by the first rule that rejects it, whatever other rules do", () => {
    const rules = [numberRule("a", (value) => value), numberRule("b", (value) => value)];
    expect(outcome(numbersFrom(fc.constant(0), rules, { built_in: 9, b: 8, a: 7 }))).toBe(
      helpless("a", "must be at least 7"),
    );
  });

  it("is not repaired for violations of other rules, which the error of the last repairing rule lists", () => {
    let repairs = 0;
    const counted = numberRule("b", () => {
      repairs++;
      return 2;
    });
    const rules = [numberRule("a", next), counted];
    expect(outcome(numbersFrom(fc.constant(0), rules, { b: 1, built_in: 5 }))).toBe(
      helpless("b", "must be at least 5"),
    );
    // Each draw is repaired once.
    expect(repairs).toBe(500);
  });

  it("is drawn if there are no rules", () => {
    expect(outcome(numbersFrom(fc.constant(0), [], { built_in: 1 }))).toBe(0);
  });

  it("does not appear when other values shrink", () => {
    const drawn = numbersFrom(fc.integer({ min: 0, max: 1000 }), [numberRule("a")], { a: 10 });
    const { counterexample } = fc.check(
      fc.property(drawn, () => false),
      { seed: 1, endOnFailure: false },
    );
    expect(counterexample).toEqual([10]);
  });

  it("causes an error with the thrown value of a repair as its cause", () => {
    const cause = new Error("oops");
    const throwing = numberRule("a", () => {
      throw cause;
    });
    expect(() => fc.sample(numbersFrom(fc.constant(0), [throwing], { a: 1 }), 1)).toThrow(
      new Error("the repair of a failed", { cause }),
    );
  });
});

describe("a repaired request", () => {
  const repaired = (type: DeliveryType) => withValue(requestOf(type), ["basic_details", "name"], "repaired");
  const push = requestOf("PUSH ONE_TIME") as Record<string, unknown>;
  const ruleTo = (result: unknown) =>
    defineRule({
      id: "acme.name-repaired",
      scope: "request",
      reads: { values: ["basic_details.name"] },
      message: "must be repaired",
      check: ({ basic_details: { name } }, report) => void (name !== "repaired" && report(["basic_details", "name"])),
      repair: () => result as never,
    });
  const drawn = (result: unknown, options: RequestOptions) =>
    outcome(acceptedRequests(fc.constant(push), { ...options, customRules: [ruleTo(result)] }));

  const samePush = repaired("PUSH ONE_TIME");
  const otherPush = repaired("PUSH DEVICE_TRIGGERED");
  const email = repaired("EMAIL ONE_TIME");
  const rejected = helpless("acme.name-repaired", "basic_details.name must be repaired");

  it.each<[kind: string, options: RequestOptions, result: unknown, isDrawn: boolean]>([
    ["any kind", {}, email, true],
    ["a channel", { channel: "PUSH" }, otherPush, true],
    ["a channel", { channel: "PUSH" }, email, false],
    ["a channel", { channel: "PUSH" }, undefined, false],
    ["a delivery type", { deliveryType: "ONE_TIME" }, email, true],
    ["a delivery type", { deliveryType: "ONE_TIME" }, otherPush, false],
    ["a delivery type", { deliveryType: "ONE_TIME" }, undefined, false],
    ["both", { channel: "PUSH", deliveryType: "ONE_TIME" }, samePush, true],
    ["both", { channel: "PUSH", deliveryType: "ONE_TIME" }, otherPush, false],
    ["both", { channel: "PUSH", deliveryType: "ONE_TIME" }, email, false],
  ])("is drawn only if it is of the requested kind: %s, %j", (_, options, result, isDrawn) => {
    expect(drawn(result, options)).toEqual(isDrawn ? result : rejected);
  });
});
