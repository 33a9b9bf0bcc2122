import { describe, expect, it } from "vitest";
import { resultOf } from "../../src/engine/result.js";
import type { Violations } from "../../src/engine/validation.js";
import type { Violation } from "../../src/rules/index.js";

const violation = (message: string) => ({ message, target: "a", detailTarget: "a.b" }) as Violation;

const [error, warning] = [violation("first"), violation("mild")];
const skipped = [{ rule: "member.known", reason: "structure" }] as const;
const found: Violations = {
  view: {},
  errors: [],
  warnings: [warning],
  skipped: [...skipped],
  truncated: true,
  code: "400 Bad Request",
};

describe("the result", () => {
  const value = { name: "mine" };

  it("is a success with nothing else if nothing was found", () => {
    expect(resultOf(value, undefined)).toStrictEqual({
      ok: true,
      value,
      violations: [],
      warnings: [],
      skipped: [],
      truncated: false,
    });
  });

  it("is a success with the caller's value if there are no errors", () => {
    const result = resultOf(value, found);
    expect(result).toStrictEqual({
      ok: true,
      value,
      violations: [],
      warnings: [warning],
      skipped,
      truncated: true,
    });
    expect(result.ok && result.value).toBe(value);
  });

  it.each<[view: unknown, id: object]>([
    [{ request_id: "r-1" }, { request_id: "r-1" }],
    [{ request_id: 7 }, {}],
    [{}, {}],
    [Object.create({ request_id: "inherited" }), {}],
    [[], {}],
    [null, {}],
  ])("is a failure that repeats the request's own id: for %j, %j", (view, id) => {
    expect(resultOf(value, { ...found, view, errors: [error], code: "VALIDATION_FAILED" })).toStrictEqual({
      ok: false,
      status: 400,
      violations: [error],
      warnings: [warning],
      skipped,
      truncated: true,
      body: {
        error: {
          code: "VALIDATION_FAILED",
          message: "first",
          target: "a",
          details: [{ target: "a.b", message: "first" }],
          ...id,
        },
      },
    });
  });
});
