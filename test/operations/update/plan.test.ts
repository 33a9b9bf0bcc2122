import { describe, expect, it } from "vitest";
import {
  createValidator,
  defineRule,
  planUpdate,
  RuleDefect,
  type State,
  type UpdateContext,
  validateUpdate,
} from "../../../src/index.js";
import { states } from "../../../src/rules/parts/update-parts.js";
import { frozen, withValue } from "../../support/json.js";
import {
  everyComponent,
  factsOf,
  finalStates,
  type Members,
  reordered,
  storedEmail,
  storedPush,
} from "../../support/updates.js";

const FEATURES = { features: ["AUDIENCE_LIMIT"] } as const;
const inState = (state: State | undefined, more: UpdateContext = {}): UpdateContext => ({
  ...FEATURES,
  ...more,
  campaign: { state },
});
const byMember: UpdateContext = { policies: { merge: "member" } };

const nothing = { ok: true, changes: false, violations: [], warnings: [], skipped: [], truncated: false };
const sending = (patch: Members) => ({ ...nothing, changes: true, patch });

const stored = storedPush();
const without = (name: string, members: Members = stored) => {
  const { [name]: _, ...others } = members;
  return others;
};
const renamed = withValue(stored, ["basic_details", "name"], "Renamed") as typeof stored;

describe("equal campaigns", () => {
  it.each([...states, undefined])("need no update in state %s", (state) => {
    expect(planUpdate(stored, structuredClone(stored), inState(state))).toEqual(nothing);
  });

  it("may have their members in any order", () => {
    expect(planUpdate(stored, reordered(stored), inState("ACTIVE"))).toEqual(nothing);
  });

  it("need not be valid", () => {
    expect(planUpdate({ channel: "PUSH" }, { channel: "PUSH" })).toEqual(nothing);
    expect(planUpdate({}, {})).toEqual(nothing);
  });

  it("may be the same object, even if it contains itself", () => {
    const cyclic: Record<string, unknown> = { ...stored };
    cyclic["utm_params"] = { utm_source: cyclic };
    expect(planUpdate(cyclic, cyclic, inState("DRAFT"))).toEqual(nothing);
    expect(planUpdate(cyclic, { ...cyclic }, inState("DRAFT"))).toEqual(nothing);
  });
});

describe("the planned update", () => {
  it("has the whole component of a changed member, from the desired campaign", () => {
    const plan = planUpdate(frozen(stored), frozen(renamed), inState("ACTIVE"));
    expect(plan).toEqual(sending({ basic_details: renamed["basic_details"] }));
    expect(plan.ok && plan.patch?.basic_details).toBe(renamed["basic_details"]);
  });

  it("has only the changed member with the policy member", () => {
    expect(planUpdate(stored, renamed, inState("ACTIVE", byMember))).toEqual(
      sending({ basic_details: { name: "Renamed" } }),
    );
  });

  it("has the whole member around a changed one, even with the policy member", () => {
    const place = ["advanced", "expiration_settings", "expire_notification_after_value"];
    const desired = withValue(stored, place, 48) as Members;
    const { expiration_settings } = desired["advanced"] as Members;
    expect(planUpdate(stored, desired, inState("ACTIVE", byMember))).toEqual(
      sending({ advanced: { expiration_settings } }),
    );
  });

  it("has the whole of a component that is not stored", () => {
    const { utm_params } = stored;
    for (const more of [{}, byMember])
      expect(planUpdate(without("utm_params"), stored, inState("ACTIVE", more))).toEqual(sending({ utm_params }));
  });

  it("has every component, in the order of the specification, for an empty draft", () => {
    const { channel, campaign_delivery_type } = stored;
    const desired = reordered({ channel, campaign_delivery_type, ...everyComponent() });
    const plan = planUpdate({}, desired, inState("DRAFT"));
    expect(plan).toEqual(sending({ channel, campaign_delivery_type, ...everyComponent() }));
    expect(plan.ok && Object.keys(plan.patch ?? {})).toEqual([
      "channel",
      "campaign_delivery_type",
      ...Object.keys(everyComponent()),
    ]);
  });

  it("has the delivery type, the channel and the connector", () => {
    const email = storedEmail();
    const place = ["connector", "connector_name"];
    const connector = { ...(email["connector"] as Members), connector_name: "other" };
    expect(planUpdate(email, withValue(email, place, "other"), inState("ACTIVE"))).toEqual(sending({ connector }));

    const once = { ...without("trigger_condition"), campaign_delivery_type: "PERIODIC" };
    const scheduling_details = {
      delivery_type: "AT_FIXED_TIME",
      start_time: "2027-01-15T15:00:00",
      periodic_details: { sending_frequency: "DAILY" },
    };
    const desired = {
      ...once,
      campaign_delivery_type: "EVENT_TRIGGERED",
      trigger_condition: stored["trigger_condition"],
    };
    expect(planUpdate({ ...once, scheduling_details }, { ...desired, scheduling_details }, inState("DRAFT"))).toEqual(
      sending({ campaign_delivery_type: "EVENT_TRIGGERED", trigger_condition: stored["trigger_condition"] }),
    );
  });

  it("does not have the request id or the author, which the stored campaign need not have", () => {
    const { request_id: _, created_by: __, ...shown } = stored;
    const utm_params = { utm_source: "mail", utm_medium: "push" };
    expect(planUpdate(shown, { ...stored, utm_params }, inState("ACTIVE"))).toEqual(sending({ utm_params }));
    expect(planUpdate(stored, { ...shown, utm_params }, inState("ACTIVE"))).toEqual(sending({ utm_params }));
  });

  it("has no member that only the stored campaign has and that is not part of campaigns", () => {
    expect(planUpdate({ ...stored, campaign_id: "c-1", status: "ACTIVE" }, stored, inState("ACTIVE"))).toEqual(nothing);
  });
});

describe("a change that the state does not allow", () => {
  const locked = ["trigger_condition", "segmentation_details", "conversion_goal_details"];
  const changed = {
    ...stored,
    trigger_condition: { ...(stored["trigger_condition"] as Members), trigger_delay_type: "ASAP" },
    segmentation_details: { is_all_user_campaign: true, send_campaign_to_opt_out_users: true },
    conversion_goal_details: { attribution_window_in_hours: 12, goals: [] },
  };

  it("is reported by the rules of updates, with all others, in an active campaign", () => {
    const plan = planUpdate(stored, changed, inState("ACTIVE"));
    expect(factsOf(plan as never)).toEqual(
      locked.map((name) => `update.${name.replaceAll("_", "-")}-unchanged ${name}`),
    );
    expect(plan).toEqual(
      validateUpdate(Object.fromEntries(locked.map((name) => [name, changed[name as keyof typeof changed]])), {
        ...FEATURES,
        campaign: { state: "ACTIVE", body: stored },
      }),
    );
  });

  it.each(["DRAFT", "SCHEDULED", "OTHER", undefined] as const)("is allowed in state %s", (state) => {
    const { ok, ...plan } = planUpdate(stored, changed, inState(state));
    expect([ok, "changes" in plan && plan.changes]).toEqual([true, true]);
  });

  it.each(finalStates)("is one violation in state %s, whatever changes", (state) => {
    const plan = planUpdate(stored, changed, inState(state));
    expect(factsOf(plan as never)).toEqual(["update.state-allows-changes campaign_id"]);
  });

  it.each([undefined, {}, { campaign: {} }, inState("SCHEDULED")])(
    "forbids what validateUpdate rejects, whatever is said of the campaign: %j",
    (context?: UpdateContext) => {
      const desired = { ...stored, campaign_delivery_type: "BROADCAST_LIVE_ACTIVITY" };
      const campaign = { ...context?.campaign, body: stored };
      const conversion = "update.live-activity-not-converted campaign_delivery_type";
      expect(factsOf(planUpdate(stored, desired, context) as never)).toContain(conversion);
      expect(
        factsOf(validateUpdate({ campaign_delivery_type: "BROADCAST_LIVE_ACTIVITY" }, { ...context, campaign })),
      ).toContain(conversion);
    },
  );
});

describe("a desired campaign that is invalid", () => {
  it("is rejected as the update would be, with every violation", () => {
    const desired = { ...stored, basic_details: { name: 5 }, utm_params: { source: 1 } };
    const { basic_details, utm_params } = desired;
    const context = { ...inState("ACTIVE"), lint: true };
    expect(planUpdate(stored, desired, context)).toEqual(
      validateUpdate({ basic_details, utm_params }, { ...context, campaign: { state: "ACTIVE", body: stored } }),
    );
  });

  it.each([null, undefined, 5, "a", [], () => 1])("is rejected if it is not an object: %s", (desired) => {
    expect(planUpdate(stored, desired, inState("ACTIVE"))).toEqual(validateUpdate(desired, inState("ACTIVE")));
  });
});

describe("a stored campaign that is not an object", () => {
  it.each([null, undefined, 5, "a", [], () => 1])("is one violation: %s", (body) => {
    const plan = planUpdate(body, { ...stored, typo: 1 }, inState("ACTIVE"));
    expect(plan).toEqual(validateUpdate({}, { ...FEATURES, campaign: { state: "ACTIVE", body: null } }));
    expect(factsOf(plan as never)).toEqual(["update.stored-unreadable body"]);
    expect(planUpdate(body, {}, inState("ACTIVE"))).toEqual(plan);
  });

  it("counts as empty if that rule is off", () => {
    const { utm_params } = stored;
    const context: UpdateContext = { ...inState("ACTIVE"), rules: { "update.stored-unreadable": "off" } };
    expect(planUpdate(5, { utm_params }, context)).toMatchObject({ ok: true, changes: true, patch: { utm_params } });
    expect(planUpdate(5, {}, context)).toEqual(nothing);
  });
});

describe("differences that no update can make", () => {
  const kept = (path: string) => ({
    rule: "plan.member-kept",
    severity: "error",
    path,
    segments: path.split("."),
    pointer: `/${path.replaceAll(".", "/")}`,
    target: path,
    detailTarget: path,
    message: `${path} is stored, but absent from the desired campaign: an update cannot remove it`,
    params: {},
    origin: "stored",
  });
  const fixed = (path: string) => ({
    ...kept(path),
    rule: "plan.member-updatable",
    message: `${path} differs from the stored campaign, but is not a member that an update can change`,
    origin: "request",
  });

  it("are the removal of a component", () => {
    const violations = [kept("utm_params")];
    const { message } = kept("utm_params");
    const details = [{ target: "utm_params", message }];
    expect(planUpdate(stored, without("utm_params"), inState("ACTIVE", { lint: true }))).toEqual({
      ok: false,
      status: 400,
      violations,
      warnings: [],
      skipped: [],
      truncated: false,
      body: { error: { code: "400 Bad Request", message, target: "utm_params", details } },
    });
  });

  it("are the removal of a member where members are merged, and not where components are replaced", () => {
    const desired = withValue(stored, ["utm_params", "utm_term"], undefined) as Members;
    const before = withValue(stored, ["utm_params", "utm_term"], "sale") as Members;
    const { violations, warnings } = planUpdate(before, desired, inState("ACTIVE", { ...byMember, lint: true }));
    expect([violations, warnings]).toEqual([[kept("utm_params.utm_term")], []]);
    const { utm_params } = stored;
    expect(planUpdate(before, desired, inState("ACTIVE"))).toEqual(sending({ utm_params }));
  });

  it("are members that no update has", () => {
    const desired = { ...stored, created_by: "other@example.com", request_id: "r-2", updated_by: "jo@example.com" };
    const violations = ["request_id", "updated_by", "created_by", "status", "typo"].map(fixed);
    expect(planUpdate(stored, { typo: 1, status: "PUBLISH", ...desired }, inState("ACTIVE")).violations).toEqual(
      violations,
    );
  });

  it("are not reported for equal members, even if no campaign has them", () => {
    const id = { campaign_id: { number: 1, part: 2 } };
    expect(planUpdate({ ...stored, ...id }, reordered({ ...stored, ...id }), inState("ACTIVE"))).toEqual(nothing);
  });

  it("come after the violations of the update, except those of members that are not desired", () => {
    const limit = { is_campaign_audience_limit_enabled: true, metric: "SENT", frequency: "INSTANCE", limit: 5 };
    const before = { ...stored, campaign_audience_limit: limit };
    const desired = { ...without("campaign_audience_limit", renamed), advanced: 5 };
    expect(factsOf(planUpdate(before, desired, inState("ACTIVE")) as never)).toEqual([
      "structure.type advanced",
      "plan.member-kept campaign_audience_limit",
    ]);
  });

  it("come with the warnings of the update, if it sends anything", () => {
    const desired = withValue(without("utm_params"), ["basic_details", "nam"], 1);
    const { warnings } = planUpdate(stored, desired, inState("ACTIVE", { lint: true }));
    expect(warnings.map(({ rule, path }) => `${rule} ${path}`)).toEqual(["member.known basic_details.nam"]);
  });

  it("come after the state", () => {
    expect(factsOf(planUpdate(stored, without("utm_params"), inState("STOPPED")) as never)).toEqual([
      "update.state-allows-changes campaign_id",
      "plan.member-kept utm_params",
    ]);
  });

  it("have the code of the first violation", () => {
    const before = { ...stored, delivery_controls: { bypass_dnd: false } };
    const desired = {
      ...without("utm_params", before),
      delivery_controls: { bypass_dnd: false, queuing_enabled: true },
    };
    const plan = planUpdate(before, desired, { ...inState("ACTIVE") });
    expect([factsOf(plan as never), !plan.ok && plan.body.error.code]).toEqual([
      ["delivery-controls.queuing-enabled delivery_controls.queuing_enabled", "plan.member-kept utm_params"],
      "VALIDATION_FAILED",
    ]);
  });

  it("are bounded", () => {
    const names = Array.from({ length: 500 }, (_, index) => `name_${index}`);
    const unknown = Object.fromEntries(names.map((name) => [name, 1]));
    const bounds = { maxViolations: 3 };
    const plan = planUpdate(stored, { ...stored, ...unknown }, { ...inState("ACTIVE"), bounds });
    expect(plan.violations).toEqual(names.slice(0, 3).map(fixed));
    expect(plan.truncated).toBe(true);
    const invalid = { ...stored, ...unknown, utm_params: { 1: 1, 2: 2, 3: 3, 4: 4 } };
    expect(planUpdate(stored, invalid, { ...inState("ACTIVE"), bounds }).violations.map(({ rule }) => rule)).toEqual([
      "structure.required",
      "structure.required",
      "structure.type",
    ]);
    const few = planUpdate(stored, { ...stored, name_0: 1, name_1: 1, name_2: 1 }, { ...inState("ACTIVE"), bounds });
    expect([few.violations.length, few.truncated]).toEqual([3, false]);
  });

  it("get their messages from the option message, too", () => {
    const message = ({ rule, path }: { rule: string; path: string }) => `${rule} at ${path}`;
    const plan = planUpdate(stored, without("utm_params"), { ...inState("ACTIVE"), message });
    expect(plan.violations.map((violation) => violation.message)).toEqual(["plan.member-kept at utm_params"]);
    expect(!plan.ok && plan.body.error.message).toBe("plan.member-kept at utm_params");
  });
});

describe("a context", () => {
  const ours = defineRule({
    id: "acme.name",
    scope: "update",
    reads: {},
    message: "must not be {name}",
    check({ merged }, report) {
      const { name } = (merged as { basic_details: { name: string } }).basic_details;
      if (name === "Renamed") report(["basic_details", "name"], { name });
    },
  });

  it("may have custom rules", () => {
    const plan = planUpdate(stored, renamed, { ...inState("ACTIVE"), customRules: [ours] });
    expect(factsOf(plan as never)).toEqual(["acme.name basic_details.name"]);
  });

  it("with a rule that throws makes the call throw", () => {
    const defective = defineRule({
      id: "acme.defective",
      scope: "update",
      reads: {},
      message: "is wrong",
      check() {
        throw new Error("no");
      },
    });
    const customRules = [defective];
    expect(() => planUpdate(stored, renamed, { ...inState("ACTIVE"), customRules })).toThrow(RuleDefect);
    expect(planUpdate(stored, stored, { ...inState("ACTIVE"), customRules })).toEqual(nothing);
  });

  it("with a wrong option makes the call throw a TypeError that names it", () => {
    expect(() => planUpdate(stored, stored, { campaign: { state: "PAUSED" as never } })).toThrow(
      new TypeError('unknown state "PAUSED"'),
    );
  });

  it("is that of a validator, and its campaign can be another one for each plan", () => {
    const validator = createValidator(inState("STOPPED"));
    expect(validator.plan(stored, renamed)).toEqual(planUpdate(stored, renamed, inState("STOPPED")));
    expect(validator.plan(stored, renamed, { state: "ACTIVE" })).toEqual(
      planUpdate(stored, renamed, inState("ACTIVE")),
    );
    expect(() => validator.plan(stored, renamed, { status: "ACTIVE" } as never)).toThrow(TypeError);
  });

  it("does not need the stored campaign a second time", () => {
    const context = { ...FEATURES, campaign: { state: "ACTIVE", body: { utm_params: 5 } } } as const;
    expect(planUpdate(stored, renamed, context)).toEqual(planUpdate(stored, renamed, inState("ACTIVE")));
  });

  it("gives the channel of campaigns that do not name one", () => {
    const parts = { utm_params: { utm_source: "app" } };
    const facts = (channel: "PUSH" | "EMAIL") =>
      factsOf(planUpdate(parts, { ...parts, advanced: {} }, { campaign: { state: "ACTIVE", channel } }) as never);
    expect([
      facts("PUSH").includes("structure.required connector"),
      facts("EMAIL").includes("structure.required connector"),
    ]).toEqual([false, true]);
  });
});

describe("members that cannot be read", () => {
  const throwing = (name: string) =>
    Object.defineProperty({ ...without(name) }, name, {
      enumerable: true,
      get() {
        throw new Error("no");
      },
    });

  it("are violations in the desired campaign", () => {
    const plan = planUpdate(stored, throwing("utm_params"), inState("ACTIVE"));
    expect(factsOf(plan as never)).toEqual(["structure.unreadable utm_params"]);
  });

  it("are replaced in the stored campaign", () => {
    const { utm_params } = stored;
    const plan = planUpdate(throwing("utm_params"), stored, inState("ACTIVE"));
    expect(plan).toEqual(sending({ utm_params }));
    expect(plan.ok && plan.patch?.utm_params).toBe(utm_params);
  });

  it("do not differ in an object that is not plain", () => {
    class Component {
      readonly utm_source = "app";
      readonly utm_medium = "push";
    }
    const desired = { ...stored, utm_params: new Component() };
    expect(planUpdate(stored, desired, inState("ACTIVE"))).toEqual(nothing);
    const other = { ...stored, utm_params: Object.assign(new Component(), { utm_source: "mail" }) };
    const plan = planUpdate(stored, other, inState("ACTIVE"));
    expect(plan.ok && plan.patch?.utm_params).toBe(other.utm_params);
  });

  it("named __proto__ are ordinary members", () => {
    const special = JSON.parse('{ "__proto__": "a", "utm_source": "b", "utm_medium": "push" }') as Members;
    const policies = { ...byMember.policies, utmCustomKeys: "any" } as const;
    const plan = planUpdate(stored, { ...stored, utm_params: special }, inState("ACTIVE", { policies }));
    expect(JSON.stringify(plan.ok && plan.patch)).toBe('{"utm_params":{"__proto__":"a","utm_source":"b"}}');
  });
});
