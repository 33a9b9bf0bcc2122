import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { faults } from "../../src/arbitraries/faults/index.js";
import { brokenBy, fits } from "../../src/arbitraries/faulty-request.js";
import {
  type CreateRuleId,
  type ExpectedViolation,
  type FaultyRequest,
  faultyRequest,
  faultyRequests,
} from "../../src/arbitraries/index.js";
import { scenesOf } from "../../src/arbitraries/scene.js";
import { validateCreate } from "../../src/index.js";
import { rules } from "../../src/reference/catalogue.js";
import { UNUSED_BY } from "../../src/rules/delivery-controls/members-used.js";
import { oracleCreate } from "../oracle/oracle.js";
import { budget } from "../support/budget.js";
import { frozen } from "../support/json.js";
import { shown } from "../support/shown.js";
import { type PushType, pushTypes } from "../support/valid-of-type.js";

const createRules = rules.filter(({ id }) => !/^(?:update|request|body)\./u.test(id));
const ids = createRules.map(({ id }) => id as CreateRuleId);

/** The violations of the engine, with the members that a fault predicts. */
function found({ body, context }: Pick<FaultyRequest, "body" | "context">): ExpectedViolation[] {
  const result = validateCreate(body, context);
  const code = result.ok ? "" : result.body.error.code;
  return result.violations.map(({ rule, path, segments, pointer, target, detailTarget }, index) => {
    return { rule: rule as CreateRuleId, path, segments, pointer, target, detailTarget, code: index === 0 ? code : "" };
  });
}

/** The violations by an independent reading of the specification, if it includes the rule. */
function oracleSays({ body, context, expected }: FaultyRequest): unknown {
  const isOurOwn = context.rules !== undefined || expected.rule === "structure.unreadable";
  if (isOurOwn) return undefined;
  const { violations, code } = oracleCreate(body, context as never);
  return violations.map(({ path, target, detailTarget }) => ({
    path: shown(path),
    target,
    detailTarget: shown(detailTarget),
    code,
  }));
}

/** Expects that the engine and the oracle find this fault, and nothing else. */
function expectAlone(id: CreateRuleId, faulty: FaultyRequest): void {
  const { expected } = faulty;
  expect(expected.rule).toBe(id);
  if (id !== "structure.unreadable") frozen(faulty.body);
  expect(found(faulty)).toEqual([expected]);
  const { path, target, detailTarget, code } = expected;
  const other = oracleSays(faulty);
  if (other === undefined) return;
  expect(other, "violations by the oracle (test/oracle)").toEqual([{ path, target, detailTarget, code }]);
}

/** Parts of the paths of faults, for rules about several members. */
const placesOf: Partial<Record<CreateRuleId, readonly string[]>> = {
  "audience-limit.metric-and-frequency-required": [".metric", ".frequency"],
  "audience-limit.metric-and-frequency-used": [".metric", ".frequency"],
  "audience-limit.absent-when-disabled": [".metric", ".frequency", ".limit"],
  "audience-limit.absent-for-one-time": [".metric", ".frequency"],
  "basic-details.dwell-time-used": [".dwell_time_value", ".dwell_time_granularity"],
  "basic-details.geofence-numbers-valid": [
    ...[".latitude", ".longitude", ".radius", ".dwell_time_value", ".response_time_value"],
  ],
  // This rule only warns, and a condition that is not used would cause a warning, too.
  "filter.execution-count-positive": [
    ...["segmentation_details.included_filters", "segmentation_details.excluded_filters"],
  ],
  "filter.segment-named": [
    ...["segmentation_details.included_filters", "segmentation_details.excluded_filters"],
    ...["trigger_condition.included_filters", "trigger_condition.secondary_included_filters"],
  ],
  "content.email-envelope-complete": [".subject", ".sender_name", ".from_address"],
  "gmail.annotations-complete": [".send_email_if_personalization_fails", ".sender_logo_type"],
  "gmail.carousel-data-used": [".product_set_data", ".manual_data"],
  "gmail.promotional-only": [".content.email.", ".content.fr.email.", ".content.fr.variation_1.email."],
  "delivery-controls.queuing-enabled": [".queuing_enabled", ".queue_duration"],
  "delivery-controls.members-used": Object.keys(UNUSED_BY).map((member) => `.${member}`),
  "delivery-controls.counts-positive": [
    ...[".campaign_throttle_rpm", ".minimum_delay_between_two_notification_in_hour"],
  ],
  "delivery-controls.hours-valid": [
    ...[".max_time_to_show_message_of_same_camapign", ".expiry_time_of_sync_data_in_hour"],
    ...[".send_limit_value", ".send_limit_granularity_in_hours"],
  ],
  "advanced.expiry-positive": [".expire_notification_after_value", ".remove_from_inbox_after_value"],
  "schedule.periodic-counts-positive": [".repeat_frequency", ".no_of_occurences"],
  "schedule.repeat-days-used": [
    ...[".repeat_on_date_of_month", ".repeat_on_days_of_week_for_month", ".repeat_on_days_of_week"],
  ],
  "trigger.intelligent-delay-window-complete": [
    ...[".min_delay_value", ".min_delay_granularity", ".max_delay_value", ".max_delay_granularity"],
  ],
  "trigger.delay-members-used": [".trigger_delay_value", ".trigger_delay_granularity"],
  "trigger.delay-values-positive": [".trigger_delay_value", ".min_delay_value", ".max_delay_value"],
  "member.text-not-empty": ["request_id", ".name", ".utm_source", ".connector_name"],
  "workspace.features-known": [".send_only_double_opt_in_users", ".deduplication_attribute", ".type"],
};

/** Push has the delivery types of both channels. */
function typesBut(...some: readonly PushType[]): readonly PushType[] {
  return pushTypes.filter((type) => !some.includes(type));
}

/** The delivery types in the faults of a rule, for rules with several. */
const deliveryTypesOf: Partial<Record<CreateRuleId, readonly PushType[]>> = {
  "audience-limit.absent-when-disabled": typesBut("BROADCAST_LIVE_ACTIVITY"),
  "audience-limit.limit-required": typesBut("BROADCAST_LIVE_ACTIVITY"),
  "audience-limit.metric-and-frequency-required": ["PERIODIC", "EVENT_TRIGGERED"],
  "basic-details.triggered-platform-only-used": typesBut("EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"),
  "basic-details.live-activity-id-used": typesBut("BROADCAST_LIVE_ACTIVITY"),
  "content.platform-targeted": typesBut("BROADCAST_LIVE_ACTIVITY"),
  "schedule.expiry-time-used": ["ONE_TIME", "PERIODIC"],
  "trigger.condition-required": ["EVENT_TRIGGERED", "DEVICE_TRIGGERED", "LOCATION_TRIGGERED"],
  "trigger.condition-used": ["ONE_TIME", "PERIODIC", "BUSINESS_EVENT_TRIGGERED"],
};

describe("single faults", () => {
  it.each(ids)("of %s are found, each alone", (id) => {
    expect(faults[id]).not.toEqual([]);
    for (const fault of faults[id]) {
      const { length } = scenesOf().filter((scene) => fits(fault, scene));
      expect(length).toBeGreaterThan(0);
      for (let pick = 0; pick < length; pick += 1) {
        fc.assert(
          fc.property(brokenBy(id, fault, fc.constant(pick)), (faulty) => expectAlone(id, faulty)),
          { numRuns: budget(Math.ceil(4 / length), 4) },
        );
      }
    }
  });

  it.each(Object.entries(placesOf))("of %s are in each of its places", (id, places) => {
    const paths = fc
      .sample(faultyRequest(id as CreateRuleId), { numRuns: budget(50, 200) })
      .map(({ expected }) => expected.path);
    expect(new Set(paths.map((path) => places.find((place) => path.includes(place)) ?? path))).toEqual(new Set(places));
  });

  it.each(Object.entries(deliveryTypesOf))("of %s occur with each of its delivery types", (id, types) => {
    const bodies = fc
      .sample(faultyRequest(id as CreateRuleId), { numRuns: budget(50, 200) })
      .map(({ body }) => body as object);
    expect(new Set(bodies.map((body) => "campaign_delivery_type" in body && body.campaign_delivery_type))).toEqual(
      new Set(types),
    );
  });

  it("without a rule cover every rule that can reject JSON", () => {
    const samples = fc.sample(faultyRequest(), { numRuns: budget(300, 3_000) });
    const refusing = createRules.filter(({ id, severity }) => severity === "error" && id !== "structure.unreadable");
    const seen = new Set<string>(samples.map(({ expected }) => expected.rule));
    const unseen = refusing.filter(({ id }) => !seen.has(id));
    expect(seen.size + unseen.length).toBe(refusing.length);
    // A few samples may lack some.
    expect(unseen.length).toBeLessThanOrEqual(budget(refusing.length / 2, 0));
    for (const { body, context } of samples) {
      expect(JSON.parse(JSON.stringify(body))).toStrictEqual(body);
      expect(context.rules).toBeUndefined();
    }
  });

  it("have a rule id that the type knows", () => {
    expectTypeOf(faultyRequest("trigger.delay-value-required")).toEqualTypeOf<
      fc.Arbitrary<FaultyRequest<"trigger.delay-value-required">>
    >();
    expect(() => faultyRequest("trigger.unheard-of" as never)).toThrow(/trigger\.unheard-of/u);
    expect(() => faultyRequest("toString" as never)).toThrow(TypeError);
    expect(() => faultyRequest("update.status-alone" as never)).toThrow(/no create request.*update\.status-alone/u);
  });

  it.each([1, 2, 3])("shrink to something readable (seed %i)", (fixed) => {
    for (const id of ["structure.type", "trigger.delay-value-required", "filter.operator-allowed"] as const) {
      const { counterexample } = fc.check(
        fc.property(faultyRequest(id as CreateRuleId), ({ body }) => body === undefined),
        { seed: fixed, endOnFailure: false },
      );
      const text = JSON.stringify(counterexample?.[0].body);
      expect(text.length, text).toBeLessThan(800);
    }
  });
});

describe("several faults", () => {
  it.each([
    [1, budget(50, 500)],
    [2, budget(50, 500)],
    [5, budget(30, 500)],
    [20, budget(20, 200)],
    [150, budget(5, 30)],
  ])("%i at once are all found, in order", (count, numRuns) => {
    fc.assert(
      fc.property(faultyRequests(count), ({ body, context, expected }) => {
        expect(expected).toHaveLength(count);
        const whole = found({ body: frozen(body), context });
        expect(whole.map(({ code: _, ...rest }) => rest)).toEqual(expected.map(({ code: _, ...rest }) => rest));
        expect(whole[0]?.code).toBe(expected[0]?.code);
      }),
      { numRuns },
    );
  });

  it("violate structural and other rules", () => {
    const samples = fc.sample(faultyRequests(6), { numRuns: budget(150, 500) });
    const all = samples.flatMap(({ expected }) => expected.map(({ rule }) => rule));
    const structural = new Set(all.filter((rule) => rule.startsWith("structure.")));
    // Only a few requests have a list that can be too short.
    expect([...structural].filter((rule) => rule !== "structure.size").sort()).toEqual(
      ["enum", "format", "range", "required", "type"].map((name) => `structure.${name}`),
    );
    expect(new Set(all).size - structural.size).toBeGreaterThan(30);
  });

  it.each([0, -1, 1.5, Number.NaN, "3"])("there cannot be %s", (count) => {
    expect(() => faultyRequests(count as number)).toThrow(
      new TypeError("the number of faults must be a positive integer"),
    );
  });
});
