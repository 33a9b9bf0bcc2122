import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { topLevelMembers } from "../../../src/generated/members.js";
import { type UpdateContext, type Violation, validateCreate, validateUpdate } from "../../../src/index.js";
import { contexts, features, MERGED, mergedOf, situation, valid } from "../../support/any-update.js";
import { budget } from "../../support/budget.js";
import { forAll } from "../../support/for-all.js";
import { frozen } from "../../support/json.js";
import { factsOf, type Members, openStates, reordered } from "../../support/updates.js";

const runs = budget(50, 2_000);

/** A violation without the parts that only updates have. */
function said({ origin: _origin, fix: _fix, ...violation }: Violation) {
  const { storedHasValue: _has, storedValue: _value, ...params } = violation.params as Members;
  const message = violation.message.replace(
    /; the stored campaign has (?:it|true|false|-?[\d.e+-]+|"(?:[^"\\]|\\.)*"), but \w+ replaces .*: send the whole object$/u,
    "",
  );
  return { ...violation, params, message };
}

function isOfCampaign({ rule }: { readonly rule: string }): boolean {
  return !rule.startsWith("update.");
}

describe("patch, merge, then validate", () => {
  it("gives the same result as validating the merged body as a create request", () => {
    const seen = { accepted: 0, refused: 0, lost: 0, warned: 0, skipped: 0 };
    forAll(runs, situation, contexts, ([stored, patch], context) => {
      const merge = context.policies?.merge;
      const merged = mergedOf(stored, patch, merge);
      fc.pre(Object.hasOwn(merged, "channel"));
      const campaign = Object.fromEntries(Object.entries(merged).filter(([name]) => MERGED.includes(name)));
      const updated = validateUpdate(frozen(patch), frozen({ ...context, campaign: { state: "OTHER", body: stored } }));

      // A stored limit shows that the workspace has the feature, unless the features are known.
      const isLimitStored = Object.hasOwn(stored, "campaign_audience_limit");
      fc.pre(context.features !== undefined || Object.hasOwn(patch, "campaign_audience_limit") || !isLimitStored);
      // Only an update can turn a campaign into one of this type.
      fc.pre(!updated.violations.some(({ rule }) => rule === "update.live-activity-not-converted"));

      const byOperation = context.policies?.utmCustomKeys ?? "by-operation";
      const utmCustomKeys = byOperation === "by-operation" ? "any" : byOperation;
      const whole = { request_id: "r-1", created_by: "jo@example.com", ...campaign };
      const created = validateCreate(frozen(whole), { ...context, policies: { ...context.policies, utmCustomKeys } });

      expect(updated.violations.map(said)).toEqual(created.violations.map(said));
      expect(updated.skipped.filter(isOfCampaign)).toEqual(created.skipped);
      if (!created.ok && !updated.ok) expect(updated.body.error.code).toBe(created.body.error.code);
      if (created.warnings.length < 3 || context.bounds?.maxViolations !== 3) {
        expect(updated.warnings.filter(isOfCampaign).map(said)).toEqual(created.warnings.map(said));
      }
      if (updated.ok) expect(updated.merged).toEqual(merged);

      seen[updated.ok ? "accepted" : "refused"]++;
      if (updated.violations.some(({ params }) => "storedHasValue" in params)) seen.lost++;
      if (updated.warnings.some(isOfCampaign)) seen.warned++;
      if (updated.skipped.length > 0) seen.skipped++;
    });
    const { lost, ...often } = seen;
    for (const [what, times] of Object.entries(often)) expect(times, what).toBeGreaterThan(runs / 15);
    expect(lost, "lost").toBeGreaterThan(runs / 50);
  });

  it("does not change a campaign if its own components are sent, whatever the order of members and the state", () => {
    forAll(Math.ceil(runs / 2), valid, fc.subarray(MERGED), fc.constantFrom(...openStates), (stored, names, state) => {
      const patch = Object.fromEntries(names.flatMap((name) => (name in stored ? [[name, stored[name]]] : [])));
      const context: UpdateContext = { features, lint: true, campaign: { state, body: frozen(stored) } };
      const result = validateUpdate(frozen(reordered(patch)), context);
      expect(factsOf(result)).toEqual([]);
      expect(result.ok && result.merged).toEqual(stored);
      expect(result.warnings.map(({ rule }) => rule)).toContain("update.changes-something");
    });
  });

  it("rejects, whatever is stored, everything that it rejects without a stored campaign", () => {
    const refused = { times: 0 };
    forAll(runs, situation, contexts, ([stored, patch], context) => {
      const { channel = stored["channel"] } = patch;
      const sent = frozen({ ...patch, channel });
      const unknown = validateUpdate(sent, { ...context, campaign: { state: "OTHER" } });
      if (unknown.ok) return;
      refused.times++;
      expect(validateUpdate(sent, { ...context, campaign: { state: "OTHER", body: stored } }).ok).toBe(false);
    });
    expect(refused.times).toBeGreaterThan(runs / 6);
  });
});

it("every member that can be merged is in the specification", () => {
  expect(topLevelMembers).toEqual(expect.arrayContaining(MERGED));
});
