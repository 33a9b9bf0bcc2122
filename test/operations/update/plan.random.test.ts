import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, it } from "vitest";
import { planUpdate, type UpdateContext, validateUpdate } from "../../../src/index.js";
import { anyState, features, MERGED, mergedOf } from "../../support/any-update.js";
import { budget } from "../../support/budget.js";
import { storedAndDesired } from "../../support/desired.js";
import { forAll } from "../../support/for-all.js";
import { frozen } from "../../support/json.js";
import type { Members } from "../../support/updates.js";

const isObject = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a campaign has the desired members, and no other component. */
function isAsDesired(campaign: Members, desired: Members): boolean {
  const part = (whole: Members) => Object.fromEntries(MERGED.map((name) => [name, whole[name]]));
  return isDeepStrictEqual(part(campaign), part(desired));
}

/** Every patch of members of the desired campaign. Members with the stored value are all in it, or none of them is. */
function* patchesOf(stored: Members, desired: Members): Generator<Members> {
  const isStored = ([name, value]: [string, unknown]) => isDeepStrictEqual(stored[name], value);
  const same = Object.entries(desired).filter(isStored);
  const others = Object.entries(desired).filter((entry) => !isStored(entry));
  for (let bits = 0; bits < 2 ** others.length; bits++) {
    const chosen = others.filter((_, index) => (bits & (1 << index)) !== 0);
    yield Object.fromEntries(chosen);
    yield Object.fromEntries([...same, ...chosen]);
  }
}

/** Every patch that lacks one member of a patch, or of one of its objects. */
function* lackingOne(patch: Members, inside: boolean): Generator<Members> {
  for (const [name, value] of Object.entries(patch)) {
    const { [name]: _, ...others } = patch;
    yield others;
    if (!inside || !isObject(value)) continue;
    for (const key of Object.keys(value)) {
      const { [key]: __, ...members } = value;
      yield { ...patch, [name]: members };
    }
  }
}

const contexts = fc.record({
  features: fc.constant(features),
  policies: fc.record({
    merge: fc.constantFrom("component", "member"),
    drafts: fc.constantFrom("complete", "in-progress"),
  }),
  lint: fc.boolean(),
});

it("a plan turns the campaign into the desired one, is accepted, and sends nothing needless", () => {
  const seen = { nothing: 0, changes: 0, forbidden: 0 };
  const runs = budget(60, 5_000);
  forAll(runs, storedAndDesired, contexts, anyState, ([stored, desired], settings, state) => {
    const context: UpdateContext = { ...settings, campaign: { state } };
    const known: UpdateContext = { ...settings, campaign: { state, body: stored } };
    const { merge } = settings.policies;
    const plan = planUpdate(frozen(stored), frozen(desired), context);
    const isDesiredAfter = (patch: Members) => isAsDesired(mergedOf(stored, patch, merge), desired);

    if (!plan.ok) {
      seen.forbidden++;
      const legal = [...patchesOf(stored, desired)].filter(
        (patch) => isDesiredAfter(patch) && validateUpdate(patch, known).ok,
      );
      expect(legal).toEqual([]);
      expect(isDesiredAfter({})).toBe(false);
      return;
    }
    if (!plan.changes) {
      seen.nothing++;
      expect(isDesiredAfter({})).toBe(true);
      expect(plan).toEqual({ ok: true, changes: false, violations: [], warnings: [], skipped: [], truncated: false });
      return;
    }
    seen.changes++;
    const patch = plan.patch as unknown as Members;
    expect(isDesiredAfter(patch)).toBe(true);
    const { warnings, skipped, truncated, ok } = validateUpdate(patch, known);
    expect(plan).toEqual({ ok, changes: true, patch, violations: [], warnings, skipped, truncated });
    for (const smaller of lackingOne(patch, merge === "member")) expect(isDesiredAfter(smaller)).toBe(false);
  });
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(runs / 30);
});
