import { describe, expect, it } from "vitest";
import {
  type Context,
  type CustomRule,
  createValidator,
  defineRule,
  RuleDefect,
  validateCreate,
  validateRequest,
  validateUpdate,
} from "../../../src/index.js";
import type { Members } from "../../../src/structure/checker.js";
import { budget } from "../../support/budget.js";
import { createInput } from "../../support/requests.js";
import { emailRequest, pushRequest } from "../../support/test-rule.js";

const teamInName = defineRule({
  id: "acme.name-has-team",
  scope: "request",
  reads: { values: ["basic_details.name"] },
  message: "must begin with a team and a colon, but is {received}",

  check({ basic_details: { name: received } }, report) {
    if (!/^\w+: /u.test(received)) report(["basic_details", "name"], { received });
  },
});

const pushOnlyNow = defineRule({
  id: "acme.push-at-once",
  scope: "PUSH",
  severity: "warning",
  reads: { values: ["scheduling_details.delivery_type"] },
  message: "should be ASAP",

  check({ scheduling_details }, report) {
    if (scheduling_details.delivery_type !== "ASAP") report(["scheduling_details", "delivery_type"]);
  },
});

const shortSubject = defineRule({
  id: "acme.subject-short",
  scope: "email_content",
  reads: { values: ["@.subject"] },
  message: "must have at most {limit} characters, but has {received}",

  check({ subject }, report) {
    const { length: received } = subject ?? "";
    if (received > 20) report(["subject"], { limit: 20, received });
  },
});

const noCity = defineRule({
  id: "acme.no-city",
  scope: "user_attributes",
  reads: { values: ["@.name"] },
  message: "must not select by city",

  check({ name }, report) {
    if (name === "City") report(["name"]);
  },
});

const customRules: readonly CustomRule[] = [teamInName, pushOnlyNow, shortSubject, noCity];

/** A rule about every request, with the check of a test. */
function ruleThat(check: Parameters<typeof defineRule<string, "request", "is wrong">>[0]["check"]): CustomRule {
  return defineRule({ id: "acme.any", scope: "request", reads: {}, message: "is wrong", check });
}

function found(body: unknown, context: Context = { customRules }) {
  const { violations, warnings } = validateCreate(body, context);
  return [...violations, ...warnings].map(({ rule, path, message }) => [rule, path, message]);
}

describe("a custom rule", () => {
  it("reports with its message, at its place", () => {
    expect(found(pushRequest({ "basic_details.name": "Hello" }))).toEqual([
      [
        "acme.name-has-team",
        "basic_details.name",
        'basic_details.name must begin with a team and a colon, but is "Hello"',
      ],
    ]);
    expect(found(pushRequest({ "basic_details.name": "crm: Hello" }))).toEqual([]);
  });

  it("about emails or filters sees each of them", () => {
    const subject = "A subject of more than twenty characters";
    const body = emailRequest({ "basic_details.name": "crm: a", "campaign_content.content.email.subject": subject });
    const path = "campaign_content.content.email.subject";
    expect(found(body)).toEqual([
      ["acme.subject-short", path, `${path} must have at most 20 characters, but has ${subject.length}`],
    ]);
    const city = { filter_type: "user_attributes", data_type: "string", name: "City", operator: "is", value: "Oslo" };
    const filters = { filter_operator: "and", filters: [city, { ...city, name: "Country" }, city] };
    const selecting = pushRequest({
      "basic_details.name": "crm: a",
      segmentation_details: { included_filters: filters },
    });
    expect(found(selecting).map(([, place]) => place)).toEqual([
      "segmentation_details.included_filters.filters[0].name",
      "segmentation_details.included_filters.filters[2].name",
    ]);
  });

  it("about updates sees the stored campaign, in its states only", () => {
    const sameTeam = defineRule({
      id: "acme.team-unchanged",
      scope: "update",
      states: ["ACTIVE"],
      reads: { values: ["basic_details.team"] },
      message: "must stay {team}",

      check({ patch, stored }, report) {
        const teamOf = (campaign: unknown) => (campaign as { basic_details?: { team?: string } }).basic_details?.team;
        const team = teamOf(stored);
        if (team !== undefined && teamOf(patch) !== team) report(["basic_details", "team"], { team });
      },
    });
    const body = pushRequest({ "basic_details.team": "crm" });
    const { basic_details } = pushRequest({ "basic_details.team": "sales" }) as { basic_details: object };
    const patch = { request_id: "r", updated_by: "jo@example.com", basic_details };
    const rulesIn = (state: "ACTIVE" | "DRAFT") => {
      return validateUpdate(patch, { customRules: [sameTeam], campaign: { state, body } }).violations.map(
        (v) => v.rule,
      );
    };
    expect(rulesIn("ACTIVE")).toEqual(["acme.team-unchanged"]);
    expect(rulesIn("DRAFT")).toEqual([]);
  });

  it("runs in every function that validates", () => {
    const body = pushRequest({ "basic_details.name": "Hello" });
    const request = createInput({ body });
    const validator = createValidator({ customRules });
    const results = [
      validateRequest(request, { customRules }),
      validator.create(body),
      validator.request(request),
      validator.update({ request_id: "r", updated_by: "jo@example.com", basic_details: { name: "Hello" } }),
    ];
    const ours = ["acme.name-has-team"];
    expect(results.map(({ violations }) => [...violations].map((violation): string => violation.rule))).toEqual([
      ours,
      ours,
      ours,
      ours,
    ]);
  });

  it("comes after all built-in rules, in the order of the option", () => {
    const body = pushRequest({ "basic_details.name": "Hello", "scheduling_details.delivery_type": "AT_FIXED_TIME" });
    expect(
      found(body, { customRules: [pushOnlyNow, teamInName], rules: { [pushOnlyNow.id]: "error" } as never }),
    ).toEqual([
      ["schedule.start-time-required", "scheduling_details.start_time", expect.any(String)],
      ["acme.name-has-team", "basic_details.name", expect.any(String)],
      ["acme.push-at-once", "scheduling_details.delivery_type", expect.any(String)],
    ]);
  });

  it("runs if the optional member that it reads is absent", () => {
    const campaignNamed = defineRule({
      id: "acme.campaign-named",
      scope: "request",
      reads: { values: ["utm_params.utm_campaign"] },
      message: "must have a utm_campaign",

      check({ utm_params }, report) {
        if (utm_params?.utm_campaign === undefined) report(["utm_params"]);
      },
    });
    const reported = [["acme.campaign-named", "utm_params", "utm_params must have a utm_campaign"]];
    expect(found(pushRequest(), { customRules: [campaignNamed] })).toEqual(reported);
    expect(
      found(pushRequest({ utm_params: { utm_source: "s", utm_medium: "m", utm_campaign: "c" } }), {
        customRules: [campaignNamed],
      }),
    ).toEqual([]);
  });

  it("is skipped if a value that it reads is structurally invalid", () => {
    const { skipped } = validateCreate(pushRequest({ "basic_details.name": 7 }), { customRules });
    expect(skipped).toContainEqual({ rule: "acme.name-has-team", reason: "structure" });
  });

  it("can be turned off, made a warning, and excepted at a place", () => {
    const body = pushRequest({ "basic_details.name": "Hello" });
    const rulesOf = (context: Context) => {
      const { violations, warnings } = validateCreate(body, { customRules, ...context });
      return [violations.map(({ rule }) => rule), warnings.map(({ rule }) => rule)];
    };
    const rule = "acme.name-has-team";
    expect(rulesOf({ rules: { [rule]: "off" } as never })).toEqual([[], []]);
    expect(rulesOf({ rules: { [rule]: "warning" } as never })).toEqual([[], [rule]]);
    const exceptions = [{ rule: rule as never, path: "basic_details.name", level: "off" as const }];
    expect(rulesOf({ exceptions })).toEqual([[], []]);
  });

  it("warns only when linting or an override asks for it", () => {
    const body = pushRequest({
      "basic_details.name": "crm: a",
      "scheduling_details.delivery_type": "AT_FIXED_TIME",
      "scheduling_details.start_time": "2026-12-01T09:00:00",
    });
    expect(found(body)).toEqual([]);
    expect(found(body, { customRules, lint: true }).map(([rule]) => rule)).toEqual(["acme.push-at-once"]);
  });

  it("is not confused with another rule of the same id in another call", () => {
    const rules = ["a", "b"].map((text) => {
      const check = (_: unknown, report: (place: string[], params: { text: string }) => boolean) => {
        report(["basic_details", "name"], { text });
      };
      return defineRule({ id: "acme.twin", scope: "request", reads: {}, message: "is {text}", check });
    });
    const messages = rules.map((rule) => found(pushRequest(), { customRules: [rule] })[0]?.[2]);
    expect(messages).toEqual(['basic_details.name is "a"', 'basic_details.name is "b"']);
  });
});

describe("the fix of a custom rule", () => {
  it.each([
    [{ kind: "replace", value: "b" }, [{ op: "replace", path: "/basic_details/name", value: "b" }]],
    [{ kind: "remove" }, [{ op: "remove", path: "/basic_details/name" }]],
    [
      { kind: "move", to: ["basic_details", "team"] },
      [{ op: "move", from: "/basic_details/name", path: "/basic_details/team" }],
    ],
    [{ kind: "rename", to: "team" }, [{ op: "move", from: "/basic_details/name", path: "/basic_details/team" }]],
    [
      { kind: "add", to: ["basic_details", "team"], value: "crm" },
      [{ op: "add", path: "/basic_details/team", value: "crm" }],
    ],
  ] as const)("%o is offered as a JSON Patch", (fix, patch) => {
    const rule = ruleThat(({ basic_details: { name, team } }, report) => {
      if (name === "Hello" && team === undefined) report(["basic_details", "name"], {}, fix);
    });
    const [violation] = validateCreate(pushRequest(), { customRules: [rule] }).violations;
    expect(violation?.fix).toEqual(patch);
  });
});

describe("a hostile custom rule", () => {
  describe("that throws only the first time is called once, and causes a RuleDefect", () => {
    class Campaign {}
    const bodies = {
      "a plain body": pushRequest(),
      "a body that is not plain": Object.assign(new Campaign(), pushRequest()),
      "a body with a getter": Object.defineProperty({ ...(pushRequest() as object) }, "request_id", {
        get: () => "r-1",
        enumerable: true,
      }),
    };
    it.each(
      Object.entries(bodies).flatMap(([name, body]) =>
        [new Error("oops"), new RangeError("Maximum call stack size exceeded")].map(
          (cause) => [name, cause, body] as const,
        ),
      ),
    )("%s, %s", (_, cause, body) => {
      let calls = 0;
      const rule = ruleThat(() => {
        if (calls++ === 0) throw cause;
      });
      expect(() => validateCreate(body, { customRules: [rule] })).toThrow(expect.objectContaining({ cause }));
      expect(calls).toBe(1);
    });

    it("while a fix is tried", () => {
      let calls = 0;
      const rule = ruleThat(() => {
        if (calls++ === 1) throw new Error("oops");
      });
      const body = Object.defineProperty(pushRequest({ bypass_dnd: true }), "version_note", { get: () => "n" });
      expect(() => validateCreate(body, { lint: true, customRules: [rule] })).toThrow(RuleDefect);
      expect(calls).toBe(2);
    });
  });

  it("that reads a throwing member is not to blame, even if it catches the error: it reads a view instead", () => {
    const unreadable = { get: () => expect.unreachable(), enumerable: true };
    const body = pushRequest({ "basic_details.acme": undefined });
    Object.defineProperty((body as Members)["basic_details"], "acme", unreadable);
    const seen: string[] = [];
    const rule = ruleThat(({ basic_details }) => {
      try {
        seen.push(typeof (basic_details as { readonly acme?: unknown }).acme);
      } catch {
        seen.push("caught");
      }
    });
    expect(validateCreate(body, { customRules: [rule] }).ok).toBe(true);
    expect(seen).toEqual(["caught", "symbol"]);
  });

  it("that reports very often is cut like a built-in one", () => {
    const rule = ruleThat((_, report) => {
      for (let index = 0; index < budget(20_000, 1_000_000); index++) report(["basic_details", String(index)]);
    });
    const result = validateCreate(pushRequest(), { customRules: [rule] });
    expect([result.violations.length, result.truncated]).toEqual([100, true]);
  });

  it("that reports one place repeatedly does not hide other places", () => {
    const rule = ruleThat((_, report) => {
      for (let index = 0; index < 1000; index++) report(["basic_details", "name"]);
      report(["channel"]);
    });
    const { violations, truncated } = validateCreate(pushRequest(), { customRules: [rule] });
    expect([violations.map(({ path }) => path), truncated]).toEqual([["channel", "basic_details.name"], false]);
  });

  it("that changes the request, or a part of it, causes a RuleDefect, and changes nothing", () => {
    const body = pushRequest();
    const before = structuredClone(body);
    const changes: readonly ((request: Record<string, object>) => unknown)[] = [
      (request) => Object.assign(request["basic_details"] as object, { name: "other" }),
      (request) => Reflect.deleteProperty(request, "channel") || request,
      (request) => Object.freeze(request),
      (request) => (request["basic_details"] as unknown as { platforms: string[] }).platforms.push("IOS"),
    ];
    for (const change of changes) {
      const rule = ruleThat((request) => void change(request as never));
      expect(() => validateCreate(body, { customRules: [rule] })).toThrow(RuleDefect);
    }
    expect(body).toEqual(before);
  });

  it("that reports after its check has ended reports nothing", () => {
    let late: (() => boolean) | undefined;
    const keeping = ruleThat((_, report) => {
      late = () => report(["basic_details"]);
    });
    const next = defineRule({
      id: "acme.next",
      scope: "request",
      reads: {},
      message: "is wrong",
      check: () => void late?.(),
    });
    expect(validateCreate(pushRequest(), { customRules: [keeping, next] }).ok).toBe(true);
  });

  it("that reports long texts causes short answers", () => {
    const rule = defineRule({
      id: "acme.long",
      scope: "request",
      reads: {},
      message: "is {text}, {texts}",
      check: (_, report) => void report([], { text: "a".repeat(1e6), texts: Array(1000).fill("b".repeat(1e4)) }),
    });
    const { violations } = validateCreate(pushRequest(), { customRules: [rule] });
    expect(JSON.stringify(violations).length).toBeLessThan(8000);
  });

  it("sees the request as it is, however it reads it", () => {
    const body = pushRequest({ "basic_details.tags": ["a", "b"] });
    const seen: unknown[] = [];
    const rule = ruleThat((request) => {
      const { basic_details: details } = request as { basic_details: { tags?: string[]; name: string } };
      seen.push(JSON.parse(JSON.stringify(request)), Array.isArray(details.tags), [...(details.tags ?? [])].length);
      seen.push("name" in details, Object.hasOwn(details, "nome"), { ...details }.name === details.name);
      seen.push(
        details.tags?.map((tag) => tag.toUpperCase()),
        request.basic_details === details,
      );
    });
    validateCreate(Object.freeze(body), { customRules: [rule] });
    expect(seen).toEqual([body, true, 2, true, false, true, ["A", "B"], true]);
  });
});

describe("defining a rule", () => {
  it("does not compile with a path that no request has, or a param that is not in the message", () => {
    const misspelt = () =>
      defineRule({
        id: "acme.misspelt",
        scope: "request",
        // @ts-expect-error: there is no such member.
        reads: { values: ["basic_details.nam"] },
        message: "is wrong",
        check: () => undefined,
      });
    expect(misspelt).toThrow(TypeError);
    const rule = defineRule({
      id: "acme.typed",
      scope: "user_attributes",
      reads: { values: ["@.operator", "channel"], presence: ["@.value"], keys: ["trigger_condition.included_filters"] },
      message: "is {operator}",
      // @ts-expect-error: the message has no such param.
      check: ({ operator }, report) => void report(["operator"], { operateur: operator }),
    });
    expect(rule.id).toBe("acme.typed");
  });
});
