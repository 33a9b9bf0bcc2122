import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validateCreate } from "../src/index.js";
import { fixturesIn, type ValidFixture } from "./support/fixtures.js";
import { frozen } from "./support/json.js";
import { mutated } from "./support/mutations.js";
import { pushRequest } from "./support/test-rule.js";

const seeds = fixturesIn<ValidFixture>("create/valid").map(([, { body }]) => body);

describe("linting", () => {
  it("never changes what is refused, nor what is skipped for want of structure", () => {
    const warned = { times: 0 };
    fc.assert(
      fc.property(mutated(seeds), (body) => {
        const { warnings: none, ...plain } = validateCreate(frozen(body));
        const { warnings, ...linted } = validateCreate(frozen(body), { lint: true });
        expect(none).toEqual([]);
        const withoutAdvice = (result: typeof plain) => ({ ...result, skipped: undefined, truncated: undefined });
        expect(withoutAdvice(linted)).toEqual(withoutAdvice(plain));
        expect(linted.skipped).toEqual(expect.arrayContaining(plain.skipped));
        if (warnings.length > 0) warned.times++;
      }),
      { numRuns: 5000 },
    );
    expect(warned.times).toBeGreaterThan(1000);
  });

  it("names no place twice", () => {
    fc.assert(
      fc.property(mutated(seeds, 8), (body) => {
        const { violations, warnings } = validateCreate(frozen(body), { lint: true });
        const paths = [...violations, ...warnings].map(({ path }) => path);
        expect(new Set(paths).size).toBe(paths.length);
      }),
      { numRuns: 5000 },
    );
  });
});

describe("an override", () => {
  const body = pushRequest({ utm_params: { utm_source: "s", utm_medium: "m", team: "t" } });

  it.each([undefined, false, true])("applies whether or not there is linting (%s)", (lint) => {
    const asWarning = validateCreate(body, { lint, rules: { "utm.custom-key-prefixed": "warning" } });
    expect(asWarning).toMatchObject({
      ok: true,
      violations: [],
      warnings: [{ severity: "warning", path: "utm_params.team" }],
    });
    expect(validateCreate(body, { lint, rules: { "utm.custom-key-prefixed": "off" } })).toMatchObject({
      ok: true,
      warnings: [],
    });
  });

  it("turns a warning into an error", () => {
    const repeated = pushRequest({ "basic_details.platforms": ["ANDROID", "ANDROID"] });
    expect(validateCreate(repeated, { rules: { "basic-details.platforms-distinct": "error" } })).toMatchObject({
      ok: false,
      violations: [{ rule: "basic-details.platforms-distinct", severity: "error" }],
      body: { error: { code: "400 Bad Request", target: "basic_details" } },
    });
  });

  it("that is undefined changes nothing", () => {
    expect(validateCreate(body, { rules: { "utm.custom-key-prefixed": undefined } })).toEqual(validateCreate(body));
  });
});

describe("the bound of warnings", () => {
  const names = Array.from({ length: 150 }, (_, index) => [`unknown_${index}`, 1] as const);

  it("is their own", () => {
    const result = validateCreate(pushRequest(Object.fromEntries(names)), { lint: true });
    expect([result.ok, result.warnings.length, result.truncated]).toEqual([true, 100, true]);
    const bounds = { maxViolations: 150 };
    expect(validateCreate(pushRequest(Object.fromEntries(names)), { lint: true, bounds }).truncated).toBe(false);
  });
});
