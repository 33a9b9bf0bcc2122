import fc from "fast-check";
import { Type } from "typebox";
import { describe, expect, it } from "vitest";
import { objectOf } from "../../src/arbitraries/from-schema.js";

describe("objects of a schema", () => {
  it("without members are empty", () => {
    expect(fc.sample(objectOf(Type.Unsafe({ type: "object" }), true), 2)).toEqual([{}, {}]);
  });

  it("have any value in a member that may be an object or an array of any kind", () => {
    const schema = Type.Object({ any: Type.Unsafe({ type: "object" }), list: Type.Unsafe({ type: "array" }) });
    const seen = new Set<string>();
    fc.assert(
      fc.property(objectOf(schema, true), ({ any, list }) => {
        expect(Object.getPrototypeOf(any)).toBe(Object.prototype);
        expect((list as unknown[]).length).toBeLessThanOrEqual(2);
        for (const value of [...Object.values(any as object), ...(list as unknown[])]) seen.add(typeof value);
      }),
    );
    expect(seen.size).toBeGreaterThan(1);
    const objects = fc.sample(objectOf(Type.Object({ any: Type.Unsafe({ type: "object" }) }), true), { numRuns: 50 });
    expect(objects.some(({ any }) => Object.keys(any ?? {}).length > 0)).toBe(true);
  });
});
