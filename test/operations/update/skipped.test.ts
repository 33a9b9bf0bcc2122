import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Findings, type RuleId, type UpdateContext, validateUpdate } from "../../../src/index.js";
import { registry } from "../../../src/rules/index.js";
import { budget } from "../../support/budget.js";
import { forAll } from "../../support/for-all.js";
import { frozen } from "../../support/json.js";
import { factsOf, openStates, storedEmail, storedPush, updating } from "../../support/updates.js";

function skippedOf(patch: unknown, context: UpdateContext): Findings["skipped"] {
  return validateUpdate(frozen(patch), frozen(context)).skipped;
}

/** Whether a rule is about a campaign as a whole, and not about certain objects in it. */
function isOfCampaign(id: RuleId): boolean {
  return registry.some((rule) => rule.id === id && ["request", "PUSH", "EMAIL"].includes(rule.scope));
}

/** Rules that cannot be decided because the stored campaign or a feature is unknown. */
function undecided(patch: unknown, context: UpdateContext = { features: [] }): RuleId[] {
  return skippedOf(patch, context).flatMap(({ rule, reason }) => (reason === "unknown" ? [rule] : []));
}

describe("without a stored campaign", () => {
  const bought = { filter_type: "actions", action_name: "Ticket Bought" };
  const trigger_condition = { included_filters: { filter_operator: "and", filters: [bought] } };
  const limit = { is_campaign_audience_limit_enabled: true, limit: 5, metric: "SENT", frequency: "TOTAL" };

  const asap = { scheduling_details: { delivery_type: "ASAP" } };
  const ofType = (campaign_delivery_type: string) => ({ channel: "EMAIL", campaign_delivery_type });
  const LIMIT: RuleId[] = [
    ...(["audience-limit.not-for-live-activity", "audience-limit.metric-and-frequency-required"] as const),
    ...(["audience-limit.instance-for-push-periodic", "audience-limit.absent-for-one-time"] as const),
  ];
  const PERIODIC: RuleId[] = ["schedule.periodic-details-required", "schedule.periodic-at-fixed-time"];
  const event = "basic-details.business-event-required";
  const trigger = "trigger.condition-required";

  it.each<[string, object, RuleId[]]>([
    ["nothing", {}, []],
    ["an id", { request_id: "upd-1" }, []],
    ["only what its rules read", { utm_params: { utm_source: "s", utm_medium: "m" } }, []],
    ["a schedule, whose rules also read the type", asap, PERIODIC],
    ["a schedule with its type", { ...ofType("BUSINESS_EVENT_TRIGGERED"), ...asap }, [event, trigger, ...LIMIT]],
    ["controls for Push", { channel: "PUSH", delivery_controls: {} }, ["delivery-controls.bypass-dnd-required"]],
    ["controls for Email", { channel: "EMAIL", delivery_controls: {} }, []],
    ["an audience limit", { channel: "PUSH", campaign_audience_limit: limit }, LIMIT],
    // The type decides all of its rules.
    ["a limit with the type", { ...ofType("PERIODIC"), campaign_audience_limit: limit }, [event, trigger, ...PERIODIC]],
    ["a trigger with its type", { ...ofType("EVENT_TRIGGERED"), trigger_condition }, [event, ...PERIODIC, ...LIMIT]],
  ])("lists the rules that read a part of it: %s", (_, patch, expected) => {
    const features = ["AUDIENCE_LIMIT"] as const;
    expect(skippedOf(patch, { features })).toEqual(expected.map((rule) => ({ rule, reason: "unknown" })));
    expect(factsOf(validateUpdate(patch, { features }))).toEqual([]);
  });

  it("lists the rules that follow from the declared reads, whatever is sent", () => {
    const whole = [storedPush({ "scheduling_details.expiry_time": "2026-12-31T22:00:00" }), storedEmail()];
    const subset = fc.constantFrom(...whole).chain((stored) => {
      const names = Object.keys(stored).filter((name) => !["channel", "created_by", "request_id"].includes(name));
      return fc.tuple(fc.constant(stored), fc.subarray(names));
    });
    const seen = new Set<string>();
    forAll(budget(50, 1_000), subset, ([stored, names]) => {
      const patch = Object.fromEntries(["channel", ...names].map((name) => [name, stored[name]]));
      const result = validateUpdate(frozen(patch), { features: ["AUDIENCE_LIMIT"] });
      expect(factsOf(result)).toEqual([]);
      const expected = registry.filter((rule) => {
        const { scope, severity = "error", reads, unlessFeature } = rule;
        if (severity !== "error" || (scope !== "request" && scope !== stored["channel"])) return false;
        if (unlessFeature === "AUDIENCE_LIMIT") return false;
        const paths = Object.values(reads).flat();
        const members = paths.map((path) => path.split(".")[0] ?? "");
        const held = members.filter((member) => Object.hasOwn(patch, member));
        return held.length > 0 && held.length < members.length;
      });
      for (const { id } of expected) seen.add(id);
      const skipped = result.skipped.filter(({ rule }) => isOfCampaign(rule));
      expect(skipped).toEqual(expected.map(({ id }) => ({ rule: id, reason: "unknown" })));
    });
    expect(seen.size).toBeGreaterThan(10);
  });

  it("lists the rules that compare with the stored campaign, if they apply", () => {
    const rule = "update.live-activity-not-converted";
    const patch = { channel: "PUSH", campaign_delivery_type: "BROADCAST_LIVE_ACTIVITY" };
    for (const campaign of [undefined, ...openStates.map((state) => ({ state })), {}] as const) {
      expect(undecided(patch, { features: [], campaign })).toContain(rule);
      const other = { ...patch, campaign_delivery_type: "ONE_TIME" };
      expect(undecided(other, { features: [], campaign })).not.toContain(rule);
    }
    expect(undecided(patch, updating("DRAFT", storedPush()))).not.toContain(rule);
  });

  it("lists the rules of members that may be locked, if their component is sent", () => {
    const locked = ["update.delivery-type-unchanged", "update.start-time-unchanged"];
    const listed = (patch: object, state: (typeof openStates)[number], merge: "component" | "member") => {
      const skipped = undecided(patch, { features: [], policies: { merge }, campaign: { state } });
      return skipped.filter((rule) => locked.includes(rule));
    };
    for (const merge of ["component", "member"] as const) {
      for (const more of [{}, { expiry_time: "2030-01-01T00:00:00" }]) {
        const patch = { channel: "PUSH", scheduling_details: { delivery_type: "ASAP", ...more } };
        expect(listed(patch, "ACTIVE", merge)).toEqual(locked);
        expect(listed(patch, "SCHEDULED", merge)).toEqual(locked.slice(0, 1));
        expect(listed(patch, "DRAFT", merge)).toEqual([]);
      }
      expect(listed({ channel: "PUSH", utm_params: {} }, "ACTIVE", merge)).toEqual([]);
    }
    // Even valid values would not decide them.
    const wrong = { channel: "PUSH", scheduling_details: { delivery_type: 5 } };
    const skipped = skippedOf(wrong, { campaign: { state: "ACTIVE" } }).filter(({ rule }) => locked.includes(rule));
    expect(skipped).toEqual(locked.map((rule) => ({ rule, reason: "unknown" })));
  });

  it("lists a rule that reads an object in the patch and a member that is not sent", () => {
    const rule = "gmail.promotional-only";
    const content = (email: object) => ({ campaign_content: { content: { email } } });
    expect(undecided(content({ gmail_annotations: {} }))).toEqual([rule]);
    expect(undecided(content({ subject: "s" }))).toEqual([]);
  });

  it("lists a rule that reads a member in the patch and objects that are not sent", () => {
    const rule = "gmail.promotional-only";
    const basic_details = { content_type: "TRANSACTIONAL" };
    const campaign_content = { content: { email: { subject: "s" } } };
    expect(undecided({ basic_details })).toContain(rule);
    expect(undecided({ channel: "EMAIL", basic_details })).toContain(rule);
    expect(undecided({ channel: "PUSH", basic_details })).not.toContain(rule);
    expect(undecided({ channel: "EMAIL", campaign_content })).not.toContain(rule);
    expect(undecided({ channel: "EMAIL", basic_details, campaign_content })).not.toContain(rule);
    expect(undecided({ channel: "EMAIL", utm_params: {} })).not.toContain(rule);
  });

  it("runs the filter rules in a trigger, whose shape is the same on both channels", () => {
    const filters = ["filter.operator-allowed", "filter.value-required", "filter.segment-named"];
    const patch = { trigger_condition };
    for (const rule of filters) {
      expect(undecided(patch)).not.toContain(rule);
      expect(undecided({ ...patch, channel: "PUSH" })).not.toContain(rule);
    }
    expect(undecided({ segmentation_details: trigger_condition })).toEqual([]);
  });

  it("lists no rule that reads only a channel implied by the members", () => {
    expect(undecided({ advanced: {} })).toEqual([]);
    expect(undecided({ advanced: {}, channel: "PUSH" })).toEqual([]);
  });

  it("lists no rule of the other channel", () => {
    const channelOf = new Map(registry.map(({ id, scope }) => [id as RuleId, scope]));
    const scopesOf = (patch: object) => new Set(undecided(patch).map((id) => channelOf.get(id)));
    const type = { campaign_delivery_type: "PERIODIC" };
    expect(scopesOf({ channel: "PUSH", ...type })).toEqual(new Set(["request", "PUSH"]));
    expect(scopesOf({ channel: "EMAIL", ...type })).toEqual(new Set(["request"]));
  });

  it("lists the rules of both channels if the channel is unknown", () => {
    const patch = { delivery_controls: { bypass_dnd: true } };
    expect(undecided(patch)).toEqual([
      ...["delivery-controls.queuing-enabled", "delivery-controls.bypass-dnd-required"],
      ...["delivery-controls.queue-duration-required", "delivery-controls.queue-duration-positive"],
    ]);
    expect(undecided({ ...patch, channel: "EMAIL" })).not.toContain("delivery-controls.queuing-enabled");
  });

  it("lists rules that depend on an absent member with merge: member", () => {
    const context = { features: [], policies: { merge: "member" } } as const;
    const audience = (segmentation_details: object) => undecided({ segmentation_details }, context);
    expect(audience({})).toEqual(["audience.not-empty"]);
    expect(audience({ is_all_user_campaign: true })).toEqual([]);
    const controlGroup = (is_campaign_control_group_enabled: boolean) =>
      undecided({ control_group_details: { is_campaign_control_group_enabled } }, context);
    expect(controlGroup(true)).toEqual(["control-group.percentage-required"]);
    expect(controlGroup(false)).toEqual([]);
    const promotion = (basic_details: object, email: object) =>
      undecided({ channel: "EMAIL", basic_details, campaign_content: { content: { email } } }, context);
    const rule = "gmail.promotional-only";
    expect(promotion({ name: "Sale" }, { subject: "s" })).toContain(rule);
    expect(promotion({ content_type: "PROMOTIONAL" }, { subject: "s" })).not.toContain(rule);
  });
});

describe("with a stored campaign", () => {
  it.each([
    ["Push", storedPush()],
    ["Email", storedEmail()],
  ])("no rule is skipped as unknown: %s", (_, stored) => {
    for (const [name, value] of Object.entries(stored)) {
      expect(skippedOf({ [name]: value }, updating("ACTIVE", stored)), name).toEqual([]);
    }
  });

  it("a feature may be unknown for a gated value in the patch or in the stored campaign", () => {
    const rule = "basic-details.brand-deduplication-enabled";
    const gated = storedEmail({ "basic_details.deduplication_attribute": "brand", campaign_audience_limit: undefined });
    const plain = storedEmail({ campaign_audience_limit: undefined });
    const [sentGated, sentPlain] = [gated, plain].map(({ basic_details }) => ({ basic_details }));
    for (const [patch, body] of [[{}, gated] as const, [sentGated, plain] as const]) {
      expect(skippedOf(patch, { campaign: { body } })).toEqual([{ rule, reason: "unknown" }]);
      expect(skippedOf(patch, { campaign: { body }, features: ["BRAND_DEDUPLICATION"] })).toEqual([]);
    }
    expect(skippedOf(sentPlain, { campaign: { body: gated } })).toEqual([]);
  });
});

describe("an invalid member", () => {
  /** The skipped rules about states, of a patch of a stored campaign in a state. */
  const ofStates = (patch: object, state: (typeof openStates)[number]) =>
    skippedOf(patch, updating(state, storedPush())).filter(({ rule }) => rule.startsWith("update."));

  it("blocks the rules that read it, wherever it is", () => {
    const rules = [{ rule: "control-group.percentage-required", reason: "structure" }];
    const broken = { control_group_details: { is_campaign_control_group_enabled: "yes" } };
    expect(skippedOf(broken, updating("DRAFT", storedPush()))).toEqual(rules);
    expect(skippedOf({}, updating("DRAFT", storedPush(broken)))).toEqual(rules);
    expect(skippedOf(broken, updating("DRAFT"))).toEqual(rules);
    const mended = { control_group_details: { is_campaign_control_group_enabled: false } };
    expect(skippedOf(mended, updating("DRAFT", storedPush(broken)))).toEqual([]);
  });

  it.each(["DRAFT", "OTHER", undefined] as const)("blocks no rule about another state than %s", (state) => {
    expect(ofStates({ scheduling_details: 5 }, state)).toEqual([]);
  });

  it("is not reported again by a rule about a state", () => {
    const result = validateUpdate({ scheduling_details: 5 }, updating("ACTIVE", storedPush()));
    expect(factsOf(result)).toEqual(["structure.type scheduling_details"]);
  });

  it.each([
    ["scheduling_details", ["update.delivery-type-unchanged", "update.start-time-unchanged"]],
    ["trigger_condition", ["update.trigger-condition-unchanged"]],
    ["segmentation_details", ["update.segmentation-details-unchanged"]],
    ["conversion_goal_details", ["update.conversion-goal-details-unchanged"]],
  ])("blocks rules about a state at or below its place: %s", (name, rules) => {
    expect(ofStates({ [name]: 5 }, "ACTIVE")).toEqual(rules.map((rule) => ({ rule, reason: "structure" })));
  });

  it("blocks all rules except those of both channels if it is the channel", () => {
    const ofBoth = skippedOf({ channel: "SMS", utm_params: { utm_source: "s", utm_medium: "m" } }, { features: [] });
    expect(ofBoth.map(({ rule }) => rule)).not.toContain("utm.at-most-five-custom-keys");
    expect(ofBoth).toContainEqual({ rule: "delivery-controls.bypass-dnd-required", reason: "structure" });
    expect(ofBoth).toContainEqual({ rule: "gmail.promotional-only", reason: "structure" });
    const schedule = skippedOf({ channel: 5, scheduling_details: { delivery_type: "ASAP" } }, { features: [] });
    expect(new Set(schedule.map(({ reason }) => reason))).toEqual(new Set(["structure"]));
  });

  it("is a reason in addition to unknown, each listed once, in the order of the registry", () => {
    const delivery_controls = { bypass_dnd: true, queuing_enabled: 1 };
    const patch = { channel: "PUSH", campaign_delivery_type: 5, delivery_controls };
    const skipped = skippedOf(patch, { features: ["QUEUING"] });
    const reasons = (id: RuleId) => skipped.filter(({ rule }) => rule === id).map(({ reason }) => reason);
    expect(reasons("trigger.condition-required")).toEqual(["structure", "unknown"]);
    expect(reasons("delivery-controls.bypass-dnd-required")).toEqual(["structure"]);
    expect(reasons("delivery-controls.queue-duration-required")).toEqual(["structure"]);
    const order = skipped.map(({ rule }) => registry.findIndex(({ id }) => id === rule));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(skipped.map(({ rule, reason }) => `${rule} ${reason}`)).size).toBe(skipped.length);
  });
});
