import { describe, expect, it } from "vitest";
import { stepScopes } from "../../src/engine/reads.js";
import { type RuleId, validateCreate } from "../../src/index.js";
import { registry } from "../../src/rules/index.js";
import { isOutOfReach } from "../reference/plain-engine.js";
import { fixturesIn, type InvalidFixture } from "../support/fixtures.js";
import { frozen, withValue } from "../support/json.js";
import { placesOf } from "../support/mutations.js";
import { isRead } from "../support/reads.js";
import { emailRequest, pushRequest } from "../support/test-rule.js";

const fixtures = fixturesIn<InvalidFixture>("create/invalid").filter(([id]) => !id.startsWith("structure."));

function isOfChannel(scope: string, body: unknown): boolean {
  const { channel } = body as { channel: string };
  return channel === "PUSH" ? !["EMAIL", "email_content"].includes(scope) : scope !== "PUSH";
}

describe("a structural fault blocks the rules that read it, and no others", () => {
  it.each(fixtures)("in the request that violates %s", (id, { body, context }) => {
    const expected = validateCreate(body, context).violations.filter(({ rule }) => rule === id);
    for (const place of placesOf(body)) {
      if (place.join() === "channel") continue;
      const spoiled = frozen(withValue(body, place, null));
      const result = validateCreate(spoiled, context);
      const faults = result.violations.filter(({ rule }) => rule.startsWith("structure."));
      // Some members may have any value, or are not checked.
      if (faults.length === 0) continue;
      expect(faults.map(({ segments }) => segments)).toEqual([place]);

      const applicable = registry.filter(
        ({ severity = "error", scope, unlessFeature, ifFeature }) =>
          severity === "error" &&
          !stepScopes.includes(scope) &&
          isOfChannel(scope, body) &&
          !(unlessFeature && [...(context.features ?? [])].includes(unlessFeature)) &&
          !(ifFeature && context.features !== undefined && ![...context.features].includes(ifFeature)),
      );
      const skipped = result.skipped.filter(({ reason }) => reason === "structure").map(({ rule }) => rule);
      expect(skipped, place.join(".")).toEqual(
        applicable.filter((rule) => isRead(rule, place, body)).map((rule) => rule.id),
      );
      if (skipped.includes(id as RuleId)) continue;
      const found = result.violations.filter(({ rule }) => rule === id).map(({ path }) => path);
      expect(found, place.join(".")).toEqual(
        expected.map(({ path }) => path).filter((path) => path !== faults[0]?.path),
      );
    }
  });
});

describe("an unknown channel", () => {
  const context = { features: [] };
  const others = registry
    .filter(({ severity = "error", scope }) => severity === "error" && !stepScopes.includes(scope))
    .filter((rule) => rule.id !== "filter.project-name-required" && isOutOfReach(rule, "unknown"))
    .map(({ id }) => id);

  it.each([
    ["Push", pushRequest({ channel: "SMS", connector: {} })],
    ["Email", emailRequest({ channel: undefined, advanced: {} })],
  ])("skips the rules that need it (%s)", (_, body) => {
    expect(validateCreate(body, context).skipped).toEqual(others.map((rule) => ({ rule, reason: "structure" })));
  });

  it("runs the filter rules on all filters, whose shape is the same on both channels", () => {
    const filter = { filter_type: "custom_segments" };
    const body = pushRequest({
      channel: "SMS",
      connector: {},
      trigger_condition: { included_filters: { filter_operator: "and", filters: [filter] } },
      "segmentation_details.included_filters": { filter_operator: "and", filters: [filter] },
    });
    const { violations, skipped } = validateCreate(body, context);
    expect(violations.map(({ path }) => path)).toEqual([
      "channel",
      "trigger_condition.included_filters.filters[0].id",
      "segmentation_details.included_filters.filters[0].id",
    ]);
    expect(skipped.map(({ rule }) => rule).filter((id) => id.startsWith("filter."))).toEqual([]);
  });

  it("skips no rule about objects of any kind", () => {
    const skipped = validateCreate(pushRequest({ channel: "SMS", connector: {} }), {
      features: [],
      lint: true,
    }).skipped;
    const ids = skipped.map(({ rule }) => rule);
    expect(ids).toContain("trigger.condition-used");
    expect(ids.filter((id) => id.startsWith("member."))).toEqual([]);
  });

  it("is not unknown if another spelling or the members imply it", () => {
    const implied = [
      pushRequest({ channel: "push" }),
      pushRequest({ channel: " Push " }),
      pushRequest({ channel: "SMS" }),
      emailRequest({ channel: undefined }),
      emailRequest({ channel: 5, advanced: undefined }),
    ];
    for (const body of implied) {
      const { violations, skipped } = validateCreate(body, context);
      expect(violations.map(({ path }) => path)).toEqual(["channel"]);
      expect(skipped).toEqual([]);
    }
  });

  it("runs the rules of both channels", () => {
    const body = pushRequest({
      channel: "SMS",
      connector: {},
      segmentation_details: {},
      scheduling_details: { delivery_type: "SEND_IN_BTS" },
      control_group_details: { is_campaign_control_group_enabled: true },
      utm_params: { utm_source: "s", utm_medium: "m", team: "t" },
      campaign_audience_limit: { is_campaign_audience_limit_enabled: true },
    });
    expect(validateCreate(body, context).violations.map(({ rule }) => rule)).toEqual([
      "structure.enum",
      "audience.not-empty",
      "schedule.start-time-required",
      "schedule.bts-details-required",
      "control-group.percentage-required",
      "utm.custom-key-prefixed",
      "audience-limit.feature-enabled",
    ]);
  });
});

describe("a body that is not an object", () => {
  it.each([null, 1, [[]]])("skips every rule that a body of a new campaign can break: %j", (body) => {
    const all = registry.filter(({ scope, ifFeature }) => !stepScopes.includes(scope) && ifFeature === undefined);
    const { skipped } = validateCreate(body, { features: [], lint: true });
    expect(skipped).toEqual(all.map(({ id }) => ({ rule: id, reason: "structure" })));
    const errors = all.filter(({ severity = "error" }) => severity === "error");
    expect(validateCreate(body, { features: [] }).skipped).toEqual(
      errors.map(({ id }) => ({ rule: id, reason: "structure" })),
    );
  });
});

describe("unknown features", () => {
  const values: [RuleId, unknown][] = [
    ["basic-details.double-opt-in-enabled", emailRequest({ "basic_details.send_only_double_opt_in_users": true })],
    ["basic-details.brand-deduplication-enabled", emailRequest({ "basic_details.deduplication_attribute": "brand" })],
    [
      "filter.project-name-required",
      pushRequest({
        "segmentation_details.excluded_filters": {
          filter_operator: "or",
          filters: [{ filter_type: "user_attributes", data_type: "bool", name: "vip", operator: "exists" }],
        },
      }),
    ],
  ];

  it.each(values)("skip %s if the gated value is present", (rule, body) => {
    expect(validateCreate(body)).toMatchObject({ ok: true, skipped: [{ rule, reason: "unknown" }] });
  });

  it("skip nothing if no gated value is present", () => {
    for (const body of [pushRequest(), emailRequest({ "basic_details.send_only_double_opt_in_users": false })]) {
      expect(validateCreate(body).skipped).toEqual([]);
    }
  });

  it("are known to be off if others are listed", () => {
    for (const [rule, body] of values) {
      const result = validateCreate(body, { features: [] });
      const isPortfolio = rule === "filter.project-name-required";
      expect(result.violations.map(({ rule: id }) => id)).toEqual(isPortfolio ? [] : [rule]);
      expect(result.skipped).toEqual([]);
    }
  });

  it("a rule is listed once for each reason", () => {
    const filters = [
      { filter_type: "user_attributes", data_type: "bool", name: "vip", operator: "exists" },
      { filter_type: "user_attributes", data_type: "bool", name: "vip", operator: "exists" },
      null,
    ];
    const body = pushRequest({ "segmentation_details.excluded_filters": { filter_operator: "or", filters } });
    const reasons = validateCreate(body).skipped.filter(({ rule }) => rule === "filter.project-name-required");
    expect(reasons.map(({ reason }) => reason)).toEqual(["structure", "unknown"]);
  });
});
