import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkResponse,
  type Segment,
  type UpdateContext,
  type UpdateResult,
  validateUpdate,
} from "../../../src/index.js";
import { anything } from "../../support/any-update.js";
import { budget } from "../../support/budget.js";
import { forAll } from "../../support/for-all.js";
import { frozen } from "../../support/json.js";
import { patched } from "../../support/json-patch.js";
import { factsOf, type Members, reordered } from "../../support/updates.js";

const runs = budget(50, 2_000);

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

  it("a result is the same each time, is plain data, and no argument is changed", () => {
    forAll(runs, anything, ([patch, context]) => {
      const result = validateUpdate(frozen(patch), frozen(context));
      expect(validateUpdate(patch, context)).toEqual(result);
      const { violations, warnings, skipped } = result;
      const plain = { violations, warnings, skipped };
      expect(structuredClone(plain)).toEqual(plain);
      expect(JSON.parse(JSON.stringify(plain))).toEqual(plain);
      expect(result.ok).toBe(violations.length === 0);
    });
  });

  it("the error body has the documented form and matches the violations", () => {
    const refused = { times: 0 };
    forAll(runs, anything, ([patch, context]) => {
      const result = validateUpdate(patch, context);
      if (result.ok) return;
      refused.times++;
      expect(checkResponse("update", 400, result.body)).toEqual({ ok: true, violations: [] });
      const [first] = result.violations;
      const { error } = result.body;
      expect([error.target, error.message]).toEqual([first.target, first.message]);
      expect(error.details).toEqual(
        result.violations.map(({ detailTarget, message }) => ({ target: detailTarget, message })),
      );
    });
    expect(refused.times).toBeGreaterThan(runs / 4);
  });

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

  it("the verdict does not depend on the order of members", () => {
    const names = (patch: unknown, context: UpdateContext) => {
      return all(validateUpdate(patch, context))
        .map(({ rule, path }) => `${rule} ${path}`)
        .sort();
    };
    forAll(Math.ceil(runs / 2), anything, ([patch, { bounds, campaign, ...context }]) => {
      const turned = { ...campaign, body: reordered(campaign?.body) };
      expect(names(reordered(patch), { ...context, campaign: turned })).toEqual(
        names(patch, { ...context, ...(campaign && { campaign }) }),
      );
    });
  });

  it("linting never changes which updates are rejected", () => {
    forAll(Math.ceil(runs / 2), anything, ([patch, context]) => {
      const [linted, plain] = [true, false].map((lint) => validateUpdate(patch, { ...context, lint }));
      expect(linted?.violations).toEqual(plain?.violations);
      expect(plain?.warnings).toEqual([]);
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
