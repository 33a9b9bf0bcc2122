import { describe, expect, it } from "vitest";
import { components } from "../../../src/generated/members.js";
import { type RuleId, type UpdateContext, type Violation, validateUpdate } from "../../../src/index.js";
import { frozen } from "../../support/json.js";
import { patched } from "../../support/json-patch.js";
import { byMember, factsOf, type Members, storedEmail, storedPush, updating } from "../../support/updates.js";

function violationsOf(patch: unknown, context: UpdateContext): Violation[] {
  return validateUpdate(frozen(structuredClone(patch)), frozen(context)).violations;
}

/** A part of a component, sent as if the rest of the component stayed unchanged. */
interface Slip {
  readonly stored: Members;
  readonly part: object;
  readonly rule: RuleId;
  /** The member of the component that is lost. */
  readonly lost: string;
  readonly value: unknown;
}

const cap = { is_campaign_audience_limit_enabled: true, metric: "SENT", frequency: "TOTAL" };
const delay = { trigger_delay_type: "DELAY", trigger_delay_granularity: "DAYS", trigger_relation: "AFTER" };
const delayed = storedPush({ "trigger_condition.trigger_delay_value": 2 });
const optOut = { send_campaign_to_opt_out_users: true };
const segment = { filter_operator: "and", filters: [{ filter_type: "custom_segments", id: "seg-regulars" }] };
const segmented = storedPush({ segmentation_details: { included_filters: segment } });
const start = { start_time: "2026-10-05T07:00:00" };
const scheduled = storedPush({ scheduling_details: { delivery_type: "AT_FIXED_TIME", ...start } });
const controlled = { is_campaign_control_group_enabled: true };
const android = { platforms: ["ANDROID"], platform_specific_details: {} };

const rows: readonly [lost: string, rule: RuleId, part: object, stored?: Members][] = [
  ["basic_details.name", "structure.required", android],
  ["trigger_condition.trigger_delay_value", "trigger.delay-value-required", delay, delayed],
  ["campaign_content.content", "structure.required", { locales: ["fr"] }],
  ["segmentation_details.included_filters", "audience.not-empty", optOut, segmented],
  ["scheduling_details.delivery_type", "structure.required", start, scheduled],
  ["delivery_controls.bypass_dnd", "delivery-controls.bypass-dnd-required", { campaign_throttle_rpm: 600 }],
  ["control_group_details.campaign_control_group_percentage", "control-group.percentage-required", controlled],
  ["utm_params.utm_medium", "structure.required", { utm_source: "web" }],
  ["campaign_audience_limit.limit", "audience-limit.limit-required", cap],
  ["connector.connector_name", "structure.required", { connector_type: "SES" }, storedEmail()],
];

const slips = rows.map(([path, rule, part, stored = storedPush()]): [string, Slip] => {
  const [name = "", lost = ""] = path.split(".");
  return [name, { stored, part, rule, lost, value: (stored[name] as Members)[lost] }];
});

/** A campaign whose trigger names an attribute. */
const named = storedPush({
  "trigger_condition.trigger_relation": "BEFORE",
  "trigger_condition.trigger_attr": { name: "Due" },
});

/** Components without required members, so that none is missing. */
const undemanding = ["advanced", "conversion_goal_details"];

/** The end of the message about a lost member. It names the value to send again, unless that is an object. */
function adviceOn(component: string, value: unknown): string {
  const shown = isObject(value) ? "it" : JSON.stringify(value);
  return `; the stored campaign has ${shown}, but ${component} replaces what is stored: send the whole object`;
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** Checks a violation that does not say what the stored campaign has. */
function expectPlain(violation: Violation | undefined, path: string): void {
  expect(violation).toMatchObject({ path, origin: "request" });
  expect(violation?.params).not.toHaveProperty("storedHasValue");
}

describe("if only a part of a component is sent", () => {
  it.each(slips)("%s: the violation says that the stored campaign has the lost member", (name, slip) => {
    const { stored, part, rule, lost, value } = slip;
    const path = `${name}.${lost}`;
    for (const state of ["DRAFT", "OTHER", undefined] as const) {
      const violations = violationsOf({ [name]: part }, updating(state, stored));
      expect(violations).toMatchObject([{ rule, path, target: path, detailTarget: path, origin: "request" }]);
      const params = { storedHasValue: true, ...(!isObject(value) && { storedValue: value }) };
      expect(violations[0]?.params).toMatchObject(params);
      expect(violations[0]?.message.endsWith(adviceOn(name, value))).toBe(true);
    }
  });

  it.each(slips)("%s: the fix restores the lost member, after which the patch is valid", (name, slip) => {
    const { stored, part, lost, value } = slip;
    const context = updating("DRAFT", stored);
    const fixes = violationsOf({ [name]: part }, context).map(({ fix }) => fix ?? []);
    expect(fixes).toEqual([[{ op: "add", path: `/${name}/${lost}`, value }]]);
    const result = validateUpdate(patched({ [name]: part }, fixes.flat()), context);
    expect(factsOf(result)).toEqual([]);
    const merged = (result.ok ? result.merged : {}) as Record<string, Members>;
    expect(merged[name]).toEqual({ ...part, [lost]: value });
  });

  it.each(slips)("%s: the violation does not say so if the stored campaign lacks the member, too", (name, slip) => {
    const { stored, part, rule, lost, value } = slip;
    const [before] = violationsOf({ [name]: part }, updating("DRAFT", stored));
    const [after, ...others] = violationsOf({ [name]: part }, updating("DRAFT", { ...stored, [name]: part }));
    expect(others).toEqual([]);
    const { storedHasValue: _, storedValue: _value, ...params } = (before?.params ?? {}) as Record<string, unknown>;
    expect(after).toMatchObject({ rule, path: `${name}.${lost}`, origin: "request" });
    expect(after?.params).toEqual(params);
    expect(after).not.toHaveProperty("fix");
    expect(before?.message).toBe(`${after?.message}${adviceOn(name, value)}`);
  });

  it.each(slips)("%s: nor if the stored campaign is unknown", (name, { stored, part, lost }) => {
    const { channel, campaign_delivery_type } = stored;
    const patch = { channel, campaign_delivery_type, [name]: part };
    const [violation] = violationsOf(patch, updating("DRAFT")).filter(({ path }) => path === `${name}.${lost}`);
    expectPlain(violation, `${name}.${lost}`);
    expect(violation?.message).not.toMatch(/stored/u);
  });

  it.each(slips)("%s: nor if the component is not sent", (name, { stored, part, lost }) => {
    const [violation] = violationsOf({}, updating("DRAFT", { ...stored, [name]: part }));
    expectPlain(violation, `${name}.${lost}`);
  });

  it.each(slips)("%s: it is not a mistake if components are merged by member", (name, slip) => {
    const { stored, part, lost, value } = slip;
    const result = validateUpdate(frozen({ [name]: part }), frozen(updating("DRAFT", stored, byMember)));
    expect(factsOf(result)).toEqual([]);
    const merged = (result.ok ? result.merged : {}) as Record<string, Members>;
    expect(merged[name]).toHaveProperty([lost], value);
  });

  it.each(undemanding)("%s: only the sent part remains, because no member is required", (name) => {
    const expiration_settings = { remove_from_inbox_after_value: 3 };
    const stored = storedPush({ advanced: { expiration_settings, platform_level_priority: {} } });
    const part = Object.fromEntries(Object.entries(stored[name] as Members).slice(0, 1));
    const result = validateUpdate(frozen({ [name]: part }), frozen(updating("DRAFT", stored)));
    expect(result).toMatchObject({ ok: true, violations: [] });
    expect(result.ok && result.merged).toEqual({ ...stored, [name]: part });
  });

  it("the table has every component", () => {
    expect([...slips.map(([name]) => name), ...undemanding].sort()).toEqual([...components, "connector"].sort());
  });

  it("is reported at greater depth, too", () => {
    for (const trigger_attr of [{}, undefined]) {
      const trigger_condition = { trigger_relation: "BEFORE", ...(trigger_attr && { trigger_attr }) };
      expect(violationsOf({ trigger_condition }, updating("DRAFT", named))).toMatchObject([
        { path: "trigger_condition.trigger_attr.name", params: { storedHasValue: true }, origin: "request" },
      ]);
    }
  });

  it("is reported for the whole content of a channel", () => {
    const violations = violationsOf({ campaign_content: { content: {} } }, updating("DRAFT", storedPush()));
    expect(violations).toMatchObject([{ path: "campaign_content.content.push", params: { storedHasValue: true } }]);
  });

  it("is not reported for an absent component, or for other violations", () => {
    const patch = { utm_params: { utm_source: 5, utm_medium: "m" } };
    const violations = violationsOf(patch, updating("DRAFT", storedPush({ advanced: undefined })));
    expect(violations).toHaveLength(2);
    for (const { path, params } of violations) expect(params, path).not.toHaveProperty("storedHasValue");
  });

  it("counts a stored value whatever it is", () => {
    for (const value of [null, 0, "", false]) {
      const stored = { ...storedPush(), utm_params: { utm_source: "s", utm_medium: value } };
      expect(violationsOf({ utm_params: { utm_source: "s" } }, updating("DRAFT", stored))).toMatchObject([
        { path: "utm_params.utm_medium", params: { storedHasValue: true } },
      ]);
    }
  });

  it("does not count what the stored component only inherits", () => {
    const utm_params: unknown = Object.assign(Object.create({ utm_medium: "push" }), { utm_source: "app" });
    const context = updating("DRAFT", { ...storedPush(), utm_params });
    const [violation] = violationsOf({ utm_params: { utm_source: "s" } }, context);
    expectPlain(violation, "utm_params.utm_medium");
  });
});

it("storedHasValue is not reported for a loss inside a member, if components are merged by member", () => {
  const patch = { trigger_condition: { trigger_attr: {} } };
  const [violation, ...others] = violationsOf(patch, updating("DRAFT", named, byMember));
  expect(others).toEqual([]);
  expectPlain(violation, "trigger_condition.trigger_attr.name");
});
