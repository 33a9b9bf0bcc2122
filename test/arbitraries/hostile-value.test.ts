import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileValue } from "../../src/arbitraries/index.js";
import { validateCreate } from "../../src/index.js";
import { budget } from "../support/budget.js";
import { forAll } from "../support/for-all.js";

const runs = budget(50, 2_000);

describe("hostile values", () => {
  it("never throw, and get a bounded answer that is plain data", () => {
    const seen = { ok: 0, refused: 0 };
    forAll(runs, hostileValue(), fc.boolean(), (value, lint) => {
      const before = Object.getOwnPropertyNames(Object.prototype).length;
      const { ok, violations, warnings } = validateCreate(value, { lint });
      seen[ok ? "ok" : "refused"]++;
      expect(JSON.stringify({ violations, warnings }).length).toBeLessThan(1_000_000);
      expect(Object.getOwnPropertyNames(Object.prototype).length).toBe(before);
      expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    });
    // Some hostile values are in places that nothing reads.
    expect(seen.ok).toBeGreaterThanOrEqual(budget(0, 4));
    expect(seen.refused).toBeGreaterThan(runs / 5);
  });

  it("are often requests with other values in their places, or beside them", () => {
    const drawn = fc.sample(hostileValue({ json: true }), { seed: 1, numRuns: 300 });
    const isRequest = (value: unknown): value is object => Object.hasOwn(Object(value), "segmentation_details");
    const requests = drawn.filter(isRequest);
    expect(requests.length).toBeGreaterThan(100);
    const strange = new Set(requests.flatMap((request) => Object.keys(request)));
    expect(["__proto__", "toString"].filter((name) => !strange.has(name))).toEqual([]);
    const channels = requests.map((request) => ("channel" in request ? request.channel : undefined));
    expect(channels.filter((channel) => channel !== "PUSH" && channel !== "EMAIL").length).toBeGreaterThan(0);
    const types = requests.flatMap((request) => validateCreate(request).violations).map(({ rule }) => rule);
    expect(types).toContain("structure.type");
    expect(requests.filter((request) => Object.getPrototypeOf(request) !== Object.prototype)).toEqual([]);
  });

  it("can be limited to JSON", () => {
    forAll(budget(100, 500), hostileValue({ json: true }), (value) => {
      let text: string;
      try {
        text = JSON.stringify(value);
      } catch (error) {
        // Values that are too deep for the stack can only be written by hand.
        expect(error).toBeInstanceOf(RangeError);
        return;
      }
      expect(JSON.stringify(JSON.parse(text))).toBe(text);
      expect(() => validateCreate(JSON.parse(text))).not.toThrow();
    });
  });

  it.each([1, 2, 3, 4, 5, 6])("shrink to something readable (seed %i)", (fixed) => {
    const { counterexample } = fc.check(
      fc.property(hostileValue({ json: true }), (value) => typeof value !== "object" || value === null),
      { seed: fixed, endOnFailure: false },
    );
    const text = JSON.stringify(counterexample?.[0]);
    expect(text.length, text).toBeLessThan(700);
  });
});
