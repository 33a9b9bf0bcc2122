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
  byMember,
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
const planIn = (state: State | undefined, stored: unknown, desired: unknown, more?: UpdateContext) =>
  planUpdate(stored, desired, inState(state, more));
const whileActive = planIn.bind(undefined, "ACTIVE");

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
    expect(planIn(state, stored, structuredClone(stored))).toEqual(nothing);
  });

  it("may have their members in any order", () => {
    expect(whileActive(stored, reordered(stored))).toEqual(nothing);
  });

  it("need not be valid", () => {
    expect(planUpdate({ channel: "PUSH" }, { channel: "PUSH" })).toEqual(nothing);
    expect(planUpdate({}, {})).toEqual(nothing);
  });

  it("may be the same object, even if it contains itself", () => {
    const cyclic: Record<string, unknown> = { ...stored };
    cyclic["utm_params"] = { utm_source: cyclic };
    expect(planIn("DRAFT", cyclic, cyclic)).toEqual(nothing);
    expect(planIn("DRAFT", cyclic, { ...cyclic })).toEqual(nothing);
  });
});

describe("the planned update", () => {
  const { request_id: _, created_by: __, ...shown } = stored;
  const { channel, campaign_delivery_type, utm_params } = stored;
  const mailed = { utm_params: { utm_source: "mail", utm_medium: "push" } };
  const value = ["advanced", "expiration_settings", "expire_notification_after_value"];
  const later = withValue(stored, value, 48) as Members;
  const { expiration_settings } = later["advanced"] as Members;
  const email = storedEmail();
  const connector = { ...(email["connector"] as Members), connector_name: "other" };

  it.each<[title: string, stored: Members, desired: Members, patch: Members, more?: UpdateContext]>([
    [
      "only the changed member with the policy member",
      stored,
      renamed,
      { basic_details: { name: "Renamed" } },
      byMember,
    ],
    ["the whole member around a changed one", stored, later, { advanced: { expiration_settings } }, byMember],
    ["the whole of a component that is not stored", without("utm_params"), stored, { utm_params }],
    ["the same with the policy member", without("utm_params"), stored, { utm_params }, byMember],
    ["the connector", email, { ...email, connector }, { connector }],
    ["neither id nor author, which only the desired campaign has", shown, { ...stored, ...mailed }, mailed],
    ["neither id nor author, which only the stored campaign has", stored, { ...shown, ...mailed }, mailed],
  ])("has %s", (_, before, desired, patch, more) => {
    expect(whileActive(before, desired, more)).toEqual(sending(patch));
  });

  it("has the whole component of a changed member, from the desired campaign", () => {
    const plan = whileActive(frozen(stored), frozen(renamed));
    expect(plan).toEqual(sending({ basic_details: renamed["basic_details"] }));
    expect(plan.ok && plan.patch?.basic_details).toBe(renamed["basic_details"]);
  });

  it("has every component, in the order of the specification, for an empty draft", () => {
    const all = { channel, campaign_delivery_type, ...everyComponent() };
    const plan = planIn("DRAFT", {}, reordered(all));
    expect(plan).toEqual(sending(all));
    expect(plan.ok && Object.keys(plan.patch ?? {})).toEqual(Object.keys(all));
  });

  it("has the delivery type", () => {
    const schedule = { delivery_type: "AT_FIXED_TIME", start_time: "2027-01-15T15:00:00" };
    const scheduling_details = { ...schedule, periodic_details: { sending_frequency: "DAILY" } };
    const periodic = { ...without("trigger_condition"), campaign_delivery_type: "PERIODIC", scheduling_details };
    const patch = { campaign_delivery_type: "EVENT_TRIGGERED", trigger_condition: stored["trigger_condition"] };
    expect(planIn("DRAFT", periodic, { ...periodic, ...patch })).toEqual(sending(patch));
  });

  it("has no member that only the stored campaign has and that is not part of campaigns", () => {
    expect(whileActive({ ...stored, campaign_id: "c-1", status: "ACTIVE" }, stored)).toEqual(nothing);
  });
});

describe("a change that the state does not allow", () => {
  const changes = {
    trigger_condition: { ...(stored["trigger_condition"] as Members), trigger_delay_type: "ASAP" },
    segmentation_details: { is_all_user_campaign: true, send_campaign_to_opt_out_users: true },
    conversion_goal_details: { attribution_window_in_hours: 12, goals: [] },
  };
  const changed = { ...stored, ...changes };

  it("is reported by the rules of updates, with all others, in an active campaign", () => {
    const plan = whileActive(stored, changed);
    expect(factsOf(plan)).toEqual(
      Object.keys(changes).map((name) => `update.${name.replaceAll("_", "-")}-unchanged ${name}`),
    );
    expect(plan).toEqual(validateUpdate(changes, { ...FEATURES, campaign: { state: "ACTIVE", body: stored } }));
  });

  it.each(["DRAFT", "SCHEDULED", "OTHER", undefined] as const)("is allowed in state %s", (state) => {
    expect(planIn(state, stored, changed)).toMatchObject({ ok: true, changes: true });
  });

  it.each(finalStates)("is one violation in state %s, whatever changes", (state) => {
    expect(factsOf(planIn(state, stored, changed))).toEqual(["update.state-allows-changes campaign_id"]);
  });

  it.each([undefined, {}, { campaign: {} }, inState("SCHEDULED")])(
    "forbids what validateUpdate rejects, whatever is said of the campaign: %j",
    (context?: UpdateContext) => {
      const patch = { campaign_delivery_type: "BROADCAST_LIVE_ACTIVITY" };
      const plan = planUpdate(stored, { ...stored, ...patch }, context);
      const update = validateUpdate(patch, { ...context, campaign: { ...context?.campaign, body: stored } });
      const conversion = "update.live-activity-not-converted campaign_delivery_type";
      for (const result of [plan, update]) expect(factsOf(result)).toContain(conversion);
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
    expect(whileActive(stored, desired)).toEqual(validateUpdate(desired, inState("ACTIVE")));
  });
});

describe("a stored campaign that is not an object", () => {
  it.each([null, undefined, 5, "a", [], () => 1])("is one violation: %s", (body) => {
    const plan = whileActive(body, { ...stored, typo: 1 });
    expect(plan).toEqual(validateUpdate({}, { ...FEATURES, campaign: { state: "ACTIVE", body: null } }));
    expect(factsOf(plan)).toEqual(["update.stored-unreadable body"]);
    expect(whileActive(body, {})).toEqual(plan);
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
    const { message, target } = kept("utm_params");
    const body = { error: { code: "400 Bad Request", message, target, details: [{ target, message }] } };
    expect(whileActive(stored, without("utm_params"), { lint: true })).toEqual({
      ...{ ok: false, status: 400, body, violations: [kept("utm_params")] },
      ...{ warnings: [], skipped: [], truncated: false },
    });
  });

  it("are the removal of a member where members are merged, and not where components are replaced", () => {
    const desired = withValue(stored, ["utm_params", "utm_term"], undefined) as Members;
    const before = withValue(stored, ["utm_params", "utm_term"], "sale") as Members;
    const { violations, warnings } = whileActive(before, desired, { ...byMember, lint: true });
    expect([violations, warnings]).toEqual([[kept("utm_params.utm_term")], []]);
    const { utm_params } = stored;
    expect(whileActive(before, desired)).toEqual(sending({ utm_params }));
  });

  it("are members that no update has", () => {
    const desired = { ...stored, created_by: "other@example.com", request_id: "r-2", updated_by: "jo@example.com" };
    const { violations } = whileActive(stored, { typo: 1, status: "PUBLISH", ...desired });
    expect(violations).toEqual(["request_id", "updated_by", "created_by", "status", "typo"].map(fixed));
  });

  it("are not reported for equal members, even if no campaign has them", () => {
    const id = { campaign_id: { number: 1, part: 2 } };
    expect(whileActive({ ...stored, ...id }, reordered({ ...stored, ...id }))).toEqual(nothing);
  });

  it("come after the violations of the update, except those of members that are not desired", () => {
    const limit = { is_campaign_audience_limit_enabled: true, metric: "SENT", frequency: "INSTANCE", limit: 5 };
    const before = { ...stored, campaign_audience_limit: limit };
    const desired = { ...without("campaign_audience_limit", renamed), advanced: 5 };
    const facts = ["structure.type advanced", "plan.member-kept campaign_audience_limit"];
    expect(factsOf(whileActive(before, desired))).toEqual(facts);
  });

  it("come with the warnings of the update, if it sends anything", () => {
    const desired = withValue(without("utm_params"), ["basic_details", "nam"], 1);
    const { warnings } = whileActive(stored, desired, { lint: true });
    expect(factsOf({ violations: warnings })).toEqual(["member.known basic_details.nam"]);
  });

  it("are the only violations at their places", () => {
    const wrong = storedPush({ "utm_params.utm_source": 5 });
    const desired = { ...wrong, utm_params: { utm_medium: 6 } };
    const kept = "plan.member-kept utm_params.utm_source";
    const all = whileActive(wrong, desired, byMember);
    expect([factsOf(all), all.truncated]).toEqual([["structure.type utm_params.utm_medium", kept], false]);
    const few = whileActive(wrong, desired, { ...byMember, bounds: { maxViolations: 1 } });
    expect([factsOf(few), few.truncated]).toEqual([[kept], true]);
  });

  it("come after the state", () => {
    const facts = ["update.state-allows-changes campaign_id", "plan.member-kept utm_params"];
    expect(factsOf(planIn("STOPPED", stored, without("utm_params")))).toEqual(facts);
  });

  it("have the code of the first violation", () => {
    const before = { ...stored, delivery_controls: { bypass_dnd: false } };
    const delivery_controls = { bypass_dnd: false, queuing_enabled: true };
    const plan = whileActive(before, { ...without("utm_params"), delivery_controls });
    const gate = "delivery-controls.queuing-enabled delivery_controls.queuing_enabled";
    expect(factsOf(plan)).toEqual([gate, "plan.member-kept utm_params"]);
    expect(!plan.ok && plan.body.error.code).toBe("VALIDATION_FAILED");
  });

  it("are bounded", () => {
    const names = Array.from({ length: 500 }, (_, index) => `name_${index}`);
    const unknown = Object.fromEntries(names.map((name) => [name, 1]));
    const bounds = { maxViolations: 3 };
    const plan = whileActive(stored, { ...stored, ...unknown }, { bounds });
    expect(plan.violations).toEqual(names.slice(0, 3).map(fixed));
    expect(plan.truncated).toBe(true);
    const invalid = { ...stored, ...unknown, utm_params: { 1: 1, 2: 2, 3: 3, 4: 4 } };
    const rules = whileActive(stored, invalid, { bounds }).violations.map(({ rule }) => rule);
    expect(rules).toEqual(["structure.required", "structure.required", "structure.type"]);
    const few = whileActive(stored, { ...stored, name_0: 1, name_1: 1, name_2: 1 }, { bounds });
    expect([few.violations.length, few.truncated]).toEqual([3, false]);
  });

  it("get their messages from the option message, too", () => {
    const message = ({ rule, path }: { rule: string; path: string }) => `${rule} at ${path}`;
    const plan = whileActive(stored, without("utm_params"), { message });
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
    expect(factsOf(whileActive(stored, renamed, { customRules: [ours] }))).toEqual(["acme.name basic_details.name"]);
  });

  it("with a rule that throws makes the call throw", () => {
    const check = () => {
      throw new Error("no");
    };
    const customRules = [defineRule({ id: "acme.defective", scope: "update", reads: {}, message: "is wrong", check })];
    expect(() => whileActive(stored, renamed, { customRules })).toThrow(RuleDefect);
    expect(whileActive(stored, stored, { customRules })).toEqual(nothing);
  });

  it("with a wrong option makes the call throw a TypeError that names it", () => {
    expect(() => planUpdate(stored, stored, { campaign: { state: "PAUSED" as never } })).toThrow(
      new TypeError('unknown state "PAUSED"'),
    );
  });

  it("is that of a validator, and its campaign can be another one for each plan", () => {
    const validator = createValidator(inState("STOPPED"));
    expect(validator.plan(stored, renamed)).toEqual(planIn("STOPPED", stored, renamed));
    expect(validator.plan(stored, renamed, { state: "ACTIVE" })).toEqual(whileActive(stored, renamed));
    expect(() => validator.plan(stored, renamed, { status: "ACTIVE" } as never)).toThrow(TypeError);
  });

  it("does not need the stored campaign a second time", () => {
    const context = { ...FEATURES, campaign: { state: "ACTIVE", body: { utm_params: 5 } } } as const;
    expect(planUpdate(stored, renamed, context)).toEqual(whileActive(stored, renamed));
  });

  it("gives the channel of campaigns that do not name one", () => {
    const parts = { utm_params: { utm_source: "app" } };
    const facts = (channel: "PUSH" | "EMAIL") =>
      factsOf(planUpdate(parts, { ...parts, advanced: {} }, { campaign: { state: "ACTIVE", channel } }));
    expect(facts("PUSH")).not.toContain("structure.required connector");
    expect(facts("EMAIL")).toContain("structure.required connector");
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
    expect(factsOf(whileActive(stored, throwing("utm_params")))).toEqual(["structure.unreadable utm_params"]);
  });

  it("are replaced in the stored campaign", () => {
    const { utm_params } = stored;
    const plan = whileActive(throwing("utm_params"), stored);
    expect(plan).toEqual(sending({ utm_params }));
    expect(plan.ok && plan.patch?.utm_params).toBe(utm_params);
  });

  it("do not differ in an object that is not plain", () => {
    class Component {
      readonly utm_source = "app";
      readonly utm_medium = "push";
    }
    const desired = { ...stored, utm_params: new Component() };
    expect(whileActive(stored, desired)).toEqual(nothing);
    const other = { ...stored, utm_params: Object.assign(new Component(), { utm_source: "mail" }) };
    const plan = whileActive(stored, other);
    expect(plan.ok && plan.patch?.utm_params).toBe(other.utm_params);
  });

  it("named __proto__ are ordinary members", () => {
    const special = JSON.parse('{ "__proto__": "a", "utm_source": "b", "utm_medium": "push" }') as Members;
    const policies = { ...byMember.policies, utmCustomKeys: "any" } as const;
    const plan = whileActive(stored, { ...stored, utm_params: special }, { policies });
    expect(JSON.stringify(plan.ok && plan.patch)).toBe('{"utm_params":{"__proto__":"a","utm_source":"b"}}');
  });
});
