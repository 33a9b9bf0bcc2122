import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Segment, type UpdateContext, type UpdateResult, validateUpdate } from "../../../src/index.js";
import { anything } from "../../support/any-update.js";
import { budget } from "../../support/budget.js";
import { forAll } from "../../support/for-all.js";
import { patched } from "../../support/json-patch.js";
import { factsOf, type Members } from "../../support/updates.js";

const runs = budget(50, 2_000);

// Properties that results of all operations have are in test/properties.test.ts.

/** Whether a patch replaces the stored values around a place, which are then no longer part of the campaign. */
function isReplaced(patch: unknown, { policies, campaign }: UpdateContext, segments: readonly Segment[]): boolean {
  const [name = "", member = ""] = segments;
  const [sent, stored] = [patch, campaign?.body].map((body) => (body as Members)[name]);
  if (!Object.hasOwn(patch as Members, name)) return false;
  const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
  const isMergedByMember = policies?.merge === "member" && isObject(sent) && isObject(stored);
  return !isMergedByMember || Object.hasOwn(sent as Members, member);
}

describe("on patches and stored campaigns of every kind", () => {
  const all = ({ violations, warnings }: UpdateResult) => [...violations, ...warnings];

  it("each place appears once, with the right origin", () => {
    forAll(runs, anything, ([patch, context]) => {
      const found = all(validateUpdate(patch, context));
      expect(new Set(found.map(({ path }) => path)).size).toBe(found.length);
      for (const { rule, segments, origin } of found) {
        if (segments.length === 0) continue;
        const isIn = (body: unknown) => {
          let value = body;
          return segments.every((segment) => {
            if (typeof value !== "object" || value === null || !Object.hasOwn(value, segment)) return false;
            value = (value as Members)[segment];
            return true;
          });
        };
        const body = context.campaign?.body;
        const isStored = !isIn(patch) && isIn(body) && !isReplaced(patch, context, segments);
        expect(origin, `${rule} ${segments.join(".")}`).toBe(isStored ? "stored" : "request");
      }
    });
  });

  it("a fix can be applied to the patch, and one of a warning adds no error", () => {
    const tried = { errors: 0, warnings: 0 };
    const slips = fc.constantFrom<Members[]>(
      { campaign_throttle_rpm: 5, expiry_time: "2026-12-31T22:00:00" },
      { utm_param: { utm_source: "s" }, advance: {} },
      { Channel: "PUSH", tags: ["a"], goals: [] },
      {},
    );
    forAll(runs, anything, slips, ([patch, context], slip) => {
      const sent = { ...slip, ...(patch as Members) };
      const before = validateUpdate(sent, { ...context, bounds: {}, lint: true });
      for (const { severity, fix } of all(before)) {
        if (fix === undefined) continue;
        tried[severity === "error" ? "errors" : "warnings"]++;
        const after = validateUpdate(patched(sent, fix), { ...context, bounds: {} });
        if (severity === "error") continue;
        expect(factsOf(after).filter((fact) => !factsOf(before).includes(fact))).toEqual([]);
      }
    });
    expect(Math.min(tried.errors, tried.warnings)).toBeGreaterThan(runs / 40);
  });
});
