import { describe, expect, it } from "vitest";
import { validateCreate } from "../src/index.js";
import { budget } from "./support/budget.js";
import { fixturesIn, type ValidFixture } from "./support/fixtures.js";
import { forAll } from "./support/for-all.js";
import { frozen } from "./support/json.js";
import { mutated } from "./support/mutations.js";
import { pushRequest } from "./support/test-rule.js";

const runs = budget(80, 2_000);

const seeds = fixturesIn<ValidFixture>("create/valid").map(([, { body }]) => body);

describe("linting", () => {
  it("reports no place twice", () => {
    forAll(runs, mutated(seeds, 8), (body) => {
      const { violations, warnings } = validateCreate(frozen(body), { lint: true });
      const paths = [...violations, ...warnings].map(({ path }) => path);
      expect(new Set(paths).size).toBe(paths.length);
    });
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

describe("findings of a second reviewer", () => {
  const lint = true;
  const paths = (violations: readonly { path: string }[]) => violations.map(({ path }) => path);

  it("places with long keys are distinguished by the whole key", () => {
    const long = (index: number) => `utm_${"a".repeat(300)}${index}`;
    const keys = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [long(index), 1]));
    const body = pushRequest({ utm_params: { utm_source: "s", utm_medium: "m", ...keys } });
    expect(validateCreate(body)).toMatchObject({ ok: false, truncated: true, skipped: [] });
    expect(validateCreate(body).violations).toHaveLength(100);
    const unknown = Object.fromEntries(Array.from({ length: 3 }, (_, index) => [`${"x".repeat(300)}${index}`, 1]));
    expect(validateCreate(pushRequest({ ...unknown, zzz: 1 }), { lint }).warnings).toHaveLength(4);
  });

  it("warnings are not lost behind errors in the same places", () => {
    const filter = (members: object) => {
      return { filter_type: "user_attributes", data_type: "bool", name: "n", operator: "exists", ...members };
    };
    const filters = [
      ...Array.from({ length: 100 }, () => filter({ operator: "", value: 1 })),
      ...Array.from({ length: 50 }, () => filter({ name: "" })),
    ];
    const body = pushRequest({ "segmentation_details.excluded_filters": { filter_operator: "or", filters } });
    const { violations, warnings, truncated } = validateCreate(body, { lint, features: [] });
    expect([violations.length, warnings.length, truncated]).toEqual([100, 50, false]);
  });

  it("a member comes before the members in it", () => {
    const details = { android: { qq: 1 }, rr: 1 };
    const outer = pushRequest({
      "basic_details.zz": 1,
      "basic_details.platform_specific_details": details,
      "basic_details.yy": 1,
    });
    expect(paths(validateCreate(outer, { lint }).warnings)).toEqual([
      "basic_details.zz",
      "basic_details.yy",
      "basic_details.platform_specific_details.rr",
      "basic_details.platform_specific_details.android.qq",
    ]);
    const never = { filter_type: "actions", action_name: "a", execution: { count: 0 } };
    const inner = { filter_operator: "and", filters: [never] };
    const filters = [{ ...never, attributes: inner }, never];
    const body = pushRequest({ "segmentation_details.excluded_filters": { filter_operator: "and", filters } });
    expect(paths(validateCreate(body, { lint }).warnings)).toEqual(
      ["[0]", "[0].attributes.filters[0]", "[1]"].map(
        (place) => `segmentation_details.excluded_filters.filters${place}.execution.count`,
      ),
    );
  });

  it("a violated gate silences everything that it gates", () => {
    const body = pushRequest({
      campaign_audience_limit: { is_campaign_audience_limit_enabled: false, metrics: 1, x: 1 },
    });
    const result = validateCreate(body, { lint, features: [] });
    expect([paths(result.violations), result.warnings]).toEqual([["campaign_audience_limit"], []]);
    const off = { "audience-limit.feature-enabled": "off" } as const;
    expect(paths(validateCreate(body, { lint, features: [], rules: off }).warnings)).toEqual([
      "campaign_audience_limit.metrics",
      "campaign_audience_limit.x",
    ]);
  });

  it("unknown members are reported without being looked into", () => {
    let reads = 0;
    const inside = {
      get name() {
        return reads++;
      },
    };
    const content = { push: {}, fr: inside };
    const { warnings } = validateCreate(
      { ...(pushRequest() as object), campaign_content: { content }, zzz: inside },
      { lint },
    );
    expect([paths(warnings).sort(), reads]).toEqual([
      ["campaign_content.content.fr", "campaign_content.content.push.android", "zzz"],
      0,
    ]);
  });

  it("an unknown member that cannot be read is reported, and one that is undefined is absent", () => {
    const body = Object.defineProperties(
      { ...(pushRequest() as object), aaa: undefined },
      {
        yyy: { get: () => undefined, enumerable: true },
        zzz: {
          get() {
            throw new Error("no");
          },
          enumerable: true,
        },
      },
    );
    expect(paths(validateCreate(body, { lint }).warnings)).toEqual(["zzz"]);
  });
});
