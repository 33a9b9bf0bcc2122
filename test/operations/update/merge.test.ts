import { describe, expect, it } from "vitest";
import { type UpdateContext, type UpdateResult, validateUpdate } from "../../../src/index.js";
import { campaignToValidate, overlay } from "../../../src/operations/update/merge.js";
import { frozen } from "../../support/json.js";
import { whilePolluted } from "../../support/polluted.js";
import { byMember, factsOf, type Members, storedPush, updating } from "../../support/updates.js";

function update(patch: unknown, context: UpdateContext): UpdateResult {
  return validateUpdate(frozen(patch), frozen(context));
}

function mergedOf(result: UpdateResult): Record<string, Members> {
  if (!result.ok || result.merged === undefined) throw new Error(`nothing was merged: ${factsOf(result).join()}`);
  return result.merged as unknown as Record<string, Members>;
}

describe("by member", () => {
  const by = (patch: unknown, stored: Members) => mergedOf(update(patch, updating("DRAFT", stored, byMember)));
  const priorities = { platform_level_priority: { android_specific_priority: { send_with_priority: true } } };

  it("puts the patch's members over those of the stored component", () => {
    const stored = storedPush({ "delivery_controls.count_for_frequency_capping": true });
    const sent = { bypass_dnd: true, ignore_frequency_capping: false };
    const delivery_controls = { ...sent, count_for_frequency_capping: true };
    expect(by({ delivery_controls: sent }, stored)).toEqual({ ...stored, delivery_controls });
    expect(stored["delivery_controls"]).toEqual({ bypass_dnd: false, count_for_frequency_capping: true });
  });

  it("goes one level deep", () => {
    const before = { expire_notification_after_value: 1, expire_notification_after_type: "DAY" };
    const stored = storedPush({ advanced: { expiration_settings: before, ...priorities } });
    const expiration_settings = { remove_from_inbox_after_value: 2 };
    const { advanced } = by({ advanced: { expiration_settings } }, stored);
    expect(advanced).toEqual({ ...(stored["advanced"] as object), expiration_settings });
    expect(advanced?.["expiration_settings"]).toBe(expiration_settings);
  });

  it("shares the parts of both, even if they are not plain", () => {
    class Settings {
      expire_notification_after_value = 1;
      expire_notification_after_type = "DAY";
    }
    const expiration_settings = new Settings();
    const stored = { ...storedPush(), advanced: { expiration_settings } };
    const { advanced } = mergedOf(validateUpdate({ advanced: priorities }, updating("DRAFT", stored, byMember)));
    expect(advanced?.["expiration_settings"]).toBe(expiration_settings);
    expect(advanced?.["platform_level_priority"]).toBe(priorities.platform_level_priority);
  });

  it("takes the whole component if none is stored", () => {
    const control_group_details = { is_campaign_control_group_enabled: false };
    const stored = storedPush({ control_group_details: undefined });
    expect(by({ control_group_details }, stored)).toEqual({ ...stored, control_group_details });
  });

  it("takes the whole component if the stored one is not an object, which fixes it", () => {
    const utm_params = { utm_source: "s", utm_medium: "m" };
    for (const before of [null, 5, [], "utm"]) {
      expect(by({ utm_params }, { ...storedPush(), utm_params: before })["utm_params"]).toEqual(utm_params);
    }
  });

  it("keeps members whose names are special in JavaScript as plain members", () => {
    const own = (text: string) => JSON.parse(text) as object;
    const stored = { ...storedPush(), advanced: own('{"__proto__":{"polluted":1},"x":1}') };
    const { advanced } = by(own('{"advanced":{"__proto__":{"polluted":2},"y":2}}'), stored);
    expect(Object.getPrototypeOf(advanced)).toBe(Object.prototype);
    expect(JSON.stringify(advanced)).toBe('{"__proto__":{"polluted":2},"x":1,"y":2}');
  });
});

describe("campaigns that are not plain objects", () => {
  class Row {
    constructor(members: Members) {
      Object.assign(this, members);
    }
  }
  const throwing = (members: Members): Members =>
    Object.defineProperty({ ...members }, "note", { enumerable: true, get: () => expect.fail("not to be read") });
  const advanced = { ignore_delay_in_trigger: true };
  const policies = [{}, byMember] as const;

  it.each(policies)("shares parts with the caller's objects, never views of them: %j", (more) => {
    const plain = storedPush();
    const details = new Row(plain["basic_details"] as Members);
    for (const [patch, body] of [
      [{ advanced }, new Row(plain)],
      [new Row({ advanced }), plain],
      [{ advanced }, { ...plain, basic_details: details }],
      [{ advanced, basic_details: details }, plain],
      [throwing({ advanced }), plain],
    ] as const) {
      const merged = mergedOf(validateUpdate(patch, updating("DRAFT", body, more)));
      expect(structuredClone(merged)).toEqual({ ...plain, advanced });
      for (const name of ["scheduling_details", "campaign_content"]) expect(merged[name]).toBe(plain[name]);
    }
  });

  it.each(policies)("ignores an unreadable stored member: %j", (more) => {
    const merged = mergedOf(validateUpdate({ advanced }, updating("DRAFT", throwing(storedPush()), more)));
    expect(structuredClone(merged)).toEqual({ ...storedPush(), advanced, note: undefined });
  });
});

describe("with polluted prototypes", () => {
  it("the result has the members of both, as own members", () => {
    const stored = { note: 1, advanced: { a: 1 }, utm_params: { b: 2 } };
    const patch = { advanced: { c: 3 }, utm_params: 5 };
    const merged = (policy: "component" | "member") =>
      whilePolluted(Object.prototype, { polluted: 1 }, () =>
        overlay(stored, patch, campaignToValidate(stored, patch, policy), undefined),
      );
    expect(merged("component")).toEqual({ note: 1, advanced: { c: 3 }, utm_params: 5 });
    expect(merged("member")).toEqual({ note: 1, advanced: { a: 1, c: 3 }, utm_params: 5 });
    expect(Object.getPrototypeOf(merged("member"))).toBe(Object.prototype);
  });
});

it.each(["channel", "campaign_delivery_type"] as const)(
  "replaces the whole of %s if an exception lets it be an object, even if members are merged",
  (path) => {
    const body = storedPush({ [path]: { a: 1 } });
    const exceptions = [{ rule: "structure.type", path, level: "off" }] as const;
    const context = updating(undefined, body, { ...byMember, exceptions });
    expect(mergedOf(validateUpdate({ [path]: { b: 2 } }, context))).toEqual({ ...body, [path]: { b: 2 } });
  },
);

describe("a stored member that needs a feature, while the features are unknown", () => {
  const gate = "audience-limit.feature-enabled";
  const campaign = { body: storedPush() };
  const rename = { basic_details: { ...(storedPush()["basic_details"] as object), name: "Cart, again" } };
  const limit = { campaign_audience_limit: { limit: 5 } };

  it("is not rejected, because it shows that the workspace has the feature", () => {
    const { ok, skipped, warnings } = validateUpdate(frozen(rename), { campaign, lint: true });
    expect([ok, skipped]).toEqual([true, [{ rule: gate, reason: "unknown" }]]);
    expect(warnings).toMatchObject([
      { rule: "workspace.features-known", path: "campaign_audience_limit", origin: "stored" },
    ]);
  });

  it("is rejected if the context says that the workspace lacks the feature", () => {
    const { violations } = validateUpdate(frozen(rename), { campaign, features: [] });
    expect(violations).toMatchObject([{ rule: gate, path: "campaign_audience_limit", origin: "stored" }]);
  });

  it.each(["component", "member"] as const)("is rejected if the update sends it: %s", (merge) => {
    const { violations } = validateUpdate(frozen(limit), { campaign, policies: { merge } });
    expect(violations).toMatchObject([{ rule: gate, path: "campaign_audience_limit" }]);
  });

  it("is checked by the other rules", () => {
    const body = { ...storedPush(), campaign_audience_limit: { is_campaign_audience_limit_enabled: true } };
    const { violations } = validateUpdate(frozen(rename), { campaign: { body } });
    expect(factsOf({ violations })).toContain("audience-limit.limit-required campaign_audience_limit.limit");
  });
});
