import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shown } from "./shown.js";

describe("of a whole request is shown", () => {
  it("no credential outside the body, and everything else in its place", () => {
    const secret = "c2VjcmV0";
    const name = fc.constantFrom("Authorization", "authorization", "Cookie", "body", "__proto__", secret);
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        fc.constantFrom<unknown>(null, 1, "x", secret, `Basic ${secret}`),
        fc.array(tie("value"), { maxLength: 3 }),
        fc.array(fc.tuple(name, tie("value")), { maxLength: 3 }).map((entries) => Object.fromEntries(entries)),
      ),
    }));
    const hidden = { units: 0 };
    fc.assert(
      fc.property(value, value, fc.constantFrom(0, 2, "\t"), (headers, other, indentation) => {
        const text = JSON.stringify({ method: "GET", headers, other, body: { a: "x" } }, null, indentation);
        const lines = shown(text).join("\n");
        expect(lines).not.toContain(secret);
        expect(lines).toContain("x");
        expect(lines).toHaveLength(text.length);
        for (let index = 0; index < text.length; index++) {
          if (lines[index] === "*") hidden.units++;
          else expect(lines[index]).toBe(text[index]);
        }
      }),
    );
    expect(hidden.units).toBeGreaterThan(1000);
  });
});
