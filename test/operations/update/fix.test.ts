import { describe, expect, it } from "vitest";
import { defineRule, type JsonPatchOperation, type UpdateContext, validateUpdate } from "../../../src/index.js";
import { frozen } from "../../support/json.js";
import { patched } from "../../support/json-patch.js";
import { changed } from "../../support/test-rule.js";
import { byMember, factsOf, type Members, storedPush, updating } from "../../support/updates.js";

describe("a fix", () => {
  const replace = (path: string, value: unknown): JsonPatchOperation[] => [{ op: "replace", path, value }];
  const move = (from: string, path: string): JsonPatchOperation[] => [{ op: "move", from, path }];

  const controls = (members: object) => ({ delivery_controls: { bypass_dnd: true, ...members } });
  const delivery = "/scheduling_details/delivery_type";
  const bypass = "/delivery_controls/bypass_dnd";
  const throttle = "/delivery_controls/campaign_throttle_rpm";
  const misspelt = "/delivery_controls/campaignThrottleRpm";
  const priority = { platform_level_priority: {} };
  const [low, high] = ["/advanced/expiration_settings/platform_level_priority", "/advanced/platform_level_priority"];
  const edition = { utm_params: { utm_source: "s", utm_medium: "m", edition: "1" } };

  const repairable: [name: string, patch: object, fix: JsonPatchOperation[]][] = [
    ["a value that is nearly right", { scheduling_details: { delivery_type: "asap" } }, replace(delivery, "ASAP")],
    ["a boolean as text", { delivery_controls: { bypass_dnd: "false" } }, replace(bypass, false)],
    ["the channel", { channel: "push" }, replace("/channel", "PUSH")],
    ["a misspelt member", controls({ campaignThrottleRpm: 5 }), move(misspelt, throttle)],
    [
      "a member one level too high",
      { ...controls({}), campaign_throttle_rpm: 5 },
      move("/campaign_throttle_rpm", throttle),
    ],
    ["a member one level too low", { advanced: { expiration_settings: priority } }, move(low, high)],
    ["a prefix that the policy asks for", edition, move("/utm_params/edition", "/utm_params/utm_edition")],
  ];

  const plain = storedPush({ utm_params: undefined });
  const contexts: [name: string, context: UpdateContext][] = [
    ["the stored campaign known", updating("DRAFT", plain)],
    ["the stored campaign unknown", updating("DRAFT")],
    ["merged by member", updating("DRAFT", plain, byMember)],
    ["merged by member, the stored campaign unknown", updating("DRAFT", undefined, byMember)],
  ];

  const cases = repairable.flatMap(([name, patch, fix]) =>
    contexts.map(([known, context]) => [name, known, patch, fix, context] as const),
  );

  it.each(cases)("of %s can be applied to the patch, which is then valid: %s", (_, __, patch, fix, context) => {
    const isChannelKnown = context.campaign?.body !== undefined;
    const sent = { ...(isChannelKnown ? {} : { channel: "PUSH" }), ...patch };
    const policies = { ...context.policies, utmCustomKeys: "prefix" } as const;
    const all = { ...context, policies, lint: true };
    const before = validateUpdate(frozen(sent), frozen(all));
    const fixes = [...before.violations, ...before.warnings].filter((violation) => violation.fix !== undefined);
    expect(fixes.map((violation) => violation.fix)).toEqual([fix]);
    const after = validateUpdate(frozen(patched(sent, fix)), frozen(all));
    expect(factsOf(after)).toEqual([]);
    expect(after.warnings.map(({ path }) => path)).not.toContain(fixes[0]?.path);
  });

  it.each<[string, Members]>([
    ["whose component is not sent", { advanced: { platform_level_priority: {} } }],
    [
      "although its component is sent",
      { scheduling_details: {}, basic_details: {}, delivery_controls: { bypass_dnd: true } },
    ],
  ])("is not offered for a stored member %s", (_, patch) => {
    const stored = storedPush({
      "scheduling_details.delivery_type": "asap",
      "delivery_controls.campaignThrottleRpm": 5,
      "basic_details.nam": 1,
    });
    const context = updating("DRAFT", frozen(stored), { ...byMember, lint: true });
    const { violations, warnings } = validateUpdate(frozen(patch), context);
    const found = [...violations, ...warnings];
    expect(found.map(({ path, origin, fix }) => [path, origin, fix])).toEqual([
      ["scheduling_details.delivery_type", "stored", undefined],
      ["basic_details.nam", "stored", undefined],
      ["delivery_controls.campaignThrottleRpm", "stored", undefined],
    ]);
  });

  it("is not offered if it would move something into a component that is not sent", () => {
    const context = updating("DRAFT", storedPush(), { lint: true });
    const patch = { advanced: { platform_level_priority: {} }, count_for_frequency_capping: true };
    const result = validateUpdate(frozen(patch), frozen(context));
    expect(result.warnings).toMatchObject([
      { path: "count_for_frequency_capping", params: { belongs: "it belongs to delivery_controls" } },
    ]);
    expect(result.warnings[0]).not.toHaveProperty("fix");
    const sent = changed(patch, { delivery_controls: { bypass_dnd: true } });
    expect(validateUpdate(sent, context).warnings[0]).toHaveProperty("fix");
  });

  it("is not offered if it would overwrite a stored member", () => {
    const patch = { delivery_controls: { countForFrequencyCapping: true } };
    const fixOf = (stored: Members) => {
      const context = updating("DRAFT", stored, { ...byMember, lint: true });
      const { warnings } = validateUpdate(frozen(patch), frozen(context));
      expect(warnings).toMatchObject([{ path: "delivery_controls.countForFrequencyCapping" }]);
      return warnings[0]?.fix;
    };
    expect(fixOf(storedPush())).toBeDefined();
    expect(fixOf(storedPush({ "delivery_controls.count_for_frequency_capping": false }))).toBeUndefined();
  });

  const taken: [path: string, patch: Members][] = [
    ["utm_params.edition", { utm_params: { edition: "1" } }],
    ["campaign_audience_limit.metric", { campaign_audience_limit: { metric: "SENT" } }],
    ["delivery_controls.countForFrequencyCapping", { delivery_controls: { countForFrequencyCapping: true } }],
    ["utm_parms", { utm_parms: { utm_source: "s", utm_medium: "m" } }],
  ];

  it.each(taken)("that takes away %s is offered only if the stored campaign does not bring it back", (path, patch) => {
    const offered = (stored: Members, merge: "member" | "component") => {
      const policies = { merge, utmCustomKeys: "prefix" } as const;
      const context = updating("DRAFT", stored, { policies, features: ["AUDIENCE_LIMIT"], lint: true });
      const { violations, warnings } = validateUpdate(frozen(patch), frozen(context));
      const found = [...violations, ...warnings].find((violation) => violation.path === path);
      expect(found).toMatchObject({ path, origin: "request" });
      return found?.fix !== undefined;
    };
    const oneTime = { campaign_delivery_type: "ONE_TIME", utm_params: undefined, campaign_audience_limit: undefined };
    expect(offered(storedPush(oneTime), "member")).toBe(true);
    expect(offered(storedPush({ ...oneTime, ...patch }), "member")).toBe(false);
    const isInComponent = path.includes(".");
    expect(offered(storedPush({ ...oneTime, ...patch }), "component")).toBe(isInComponent);
  });
});

describe("a value of a custom rule for an absent member", () => {
  const team = defineRule({
    id: "acme.team-sales",
    scope: "request",
    reads: { presence: ["basic_details.team"] },
    message: "must be sales",
    check({ basic_details }, report) {
      if (basic_details?.team === "sales") return;
      report(["basic_details", "team"], {}, { kind: "replace", value: "sales" });
    },
  });
  const { basic_details } = storedPush() as { basic_details: object };
  const add: JsonPatchOperation[] = [{ op: "add", path: "/basic_details/team", value: "sales" }];
  const rows: [title: string, patch: Members, stored: Members, fix: JsonPatchOperation[] | undefined][] = [
    ["is added to a component that is sent", { basic_details }, storedPush(), add],
    ["is not added to a request to publish", { status: "PUBLISH" }, storedPush(), undefined],
    ["is not added to a component that is not sent", { advanced: {} }, storedPush(), undefined],
    [
      "does not replace a stored value",
      { basic_details: { name: "n" } },
      storedPush({ "basic_details.team": "pr" }),
      undefined,
    ],
  ];

  it.each(rows)("%s", (_, patch, stored, fix) => {
    const context = updating("DRAFT", stored, {
      policies: { merge: "member", publish: "validated" },
      customRules: [team],
    });
    const { violations } = validateUpdate(frozen(patch), context);
    expect(violations).toMatchObject([{ rule: team.id, path: "basic_details.team" }]);
    expect(violations[0]?.fix).toEqual(fix);
    if (fix !== undefined) expect(validateUpdate(patched(patch, fix), context).violations).toEqual([]);
  });
});

it("the fix of a top-level member, which needs no parent, is offered", () => {
  const patch = { channel: "PUSH", utm_parms: { utm_source: "s", utm_medium: "m" } };
  expect(validateUpdate(patch, { lint: true }).warnings).toMatchObject([
    { path: "utm_parms", fix: [{ op: "move", from: "/utm_parms", path: "/utm_params" }] },
  ]);
});

describe("the fix of a misspelt member is offered only if the update is not rejected for it:", () => {
  const segmentation_details = { is_all_user_campaign: true };
  const trigger_condition = { trigger_delay_type: "ASAP" };
  const conversion_goal_details = { goals: [] };
  const misspelt: [path: string, name: string, patch: object][] = [
    ["triggerCondition", "trigger_condition", { triggerCondition: trigger_condition }],
    ["segmentationDetails", "segmentation_details", { segmentationDetails: segmentation_details }],
    ["conversionGoalDetails", "conversion_goal_details", { conversionGoalDetails: conversion_goal_details }],
  ];

  it.each(misspelt)("%s", (path, name, patch) => {
    const warningIn = (state: "ACTIVE" | "SCHEDULED") =>
      validateUpdate(frozen(patch), updating(state, undefined, { lint: true })).warnings.find(
        (one) => one.path === path,
      );
    expect(warningIn("SCHEDULED")?.fix).toEqual([{ op: "move", from: `/${path}`, path: `/${name}` }]);
    expect(warningIn("ACTIVE")).toMatchObject({ rule: "member.known", params: { nearest: name } });
    expect(warningIn("ACTIVE")).not.toHaveProperty("fix");
  });

  it("Status, beside components", () => {
    const warningOf = (patch: object) => validateUpdate(frozen(patch), { lint: true }).warnings[0];
    const move = [{ op: "move", from: "/Status", path: "/status" }];
    expect(warningOf({ Status: "PUBLISH" })).toMatchObject({ path: "Status", fix: move });
    expect(warningOf({ Status: "PUBLISH", segmentation_details })).toMatchObject({ path: "Status" });
    expect(warningOf({ Status: "PUBLISH", segmentation_details })).not.toHaveProperty("fix");
  });
});
