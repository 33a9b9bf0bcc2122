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

/** A rule about every request, with the check and the message of a test. */
function ruleThat<M extends string = "is wrong">(
  check: Parameters<typeof defineRule<string, "request", M>>[0]["check"],
  message = "is wrong" as M,
): CustomRule {
  return defineRule({ id: "acme.any", scope: "request", reads: {}, message, check });
}

function found(body: unknown, context: Context = { customRules }) {
  const { violations, warnings } = validateCreate(body, context);
  return [...violations, ...warnings].map(({ rule, path, message }) => [rule, path, message]);
}

/** The result for a valid body, or another one, with a rule. */
const resultOf = (rule: CustomRule, body: unknown = pushRequest()) => validateCreate(body, { customRules: [rule] });

const TEAM = "acme.name-has-team";
const NAME = ["basic_details", "name"] as const;
const withoutTeam = pushRequest({ "basic_details.name": "Hello" });

describe("a custom rule", () => {
  it("reports with its message, at its place", () => {
    const message = 'basic_details.name must begin with a team and a colon, but is "Hello"';
    expect(found(withoutTeam)).toEqual([[TEAM, "basic_details.name", message]]);
    expect(found(pushRequest({ "basic_details.name": "crm: Hello" }))).toEqual([]);
  });

  it("about emails or filters sees each of them", () => {
    const subject = "A subject of more than twenty characters";
    const path = "campaign_content.content.email.subject";
    const message = `${path} must have at most 20 characters, but has ${subject.length}`;
    const body = emailRequest({ "basic_details.name": "crm: a", [path]: subject });
    expect(found(body)).toEqual([["acme.subject-short", path, message]]);
    const city = { filter_type: "user_attributes", data_type: "string", name: "City", operator: "is", value: "Oslo" };
    const included_filters = { filter_operator: "and", filters: [city, { ...city, name: "Country" }, city] };
    const selecting = pushRequest({ "basic_details.name": "crm: a", segmentation_details: { included_filters } });
    expect(found(selecting).map(([, place]) => place)).toEqual([
      "segmentation_details.included_filters.filters[0].name",
      "segmentation_details.included_filters.filters[2].name",
    ]);
  });

  it("about updates reports an absent member even if the stored campaign may have it", () => {
    const rule = defineRule({
      ...{ id: "acme.note-sent", scope: "update", reads: {}, message: "must be sent" },
      check: (_, report) => void report(["utm_params", "utm_campaign"]),
    });
    for (const merge of ["component", "member"] as const) {
      const context = { customRules: [rule], policies: { merge } };
      const { violations } = validateUpdate({ utm_params: { utm_source: "s", utm_medium: "m" } }, context);
      expect(violations.map(({ path }) => path)).toEqual(["utm_params.utm_campaign"]);
    }
  });

  it("runs in every function that validates", () => {
    const request = createInput({ body: withoutTeam });
    const validator = createValidator({ customRules });
    const results = [
      validateRequest(request, { customRules }),
      validator.create(withoutTeam),
      validator.request(request),
      validator.update({ request_id: "r", updated_by: "jo@example.com", basic_details: { name: "Hello" } }),
    ];
    const rules = results.map(({ violations }) => [...violations].map(({ rule }): string => rule));
    expect(rules).toEqual(Array(4).fill([TEAM]));
  });

  it("comes after all built-in rules, in the order of the option", () => {
    const body = pushRequest({ "basic_details.name": "Hello", "scheduling_details.delivery_type": "AT_FIXED_TIME" });
    const context = { customRules: [pushOnlyNow, teamInName], rules: { [pushOnlyNow.id]: "error" } as never };
    expect(found(body, context)).toEqual([
      ["schedule.start-time-required", "scheduling_details.start_time", expect.any(String)],
      [TEAM, "basic_details.name", expect.any(String)],
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
    const context = { customRules: [campaignNamed] };
    const named = pushRequest({ utm_params: { utm_source: "s", utm_medium: "m", utm_campaign: "c" } });
    const reported = [["acme.campaign-named", "utm_params", "utm_params must have a utm_campaign"]];
    expect([found(pushRequest(), context), found(named, context)]).toEqual([reported, []]);
  });

  it("is skipped if a value that it reads is structurally invalid", () => {
    const { skipped } = validateCreate(pushRequest({ "basic_details.name": 7 }), { customRules });
    expect(skipped).toContainEqual({ rule: TEAM, reason: "structure" });
  });

  it.each<[string, context: object, levels: [errors: string[], warnings: string[]]]>([
    ["be turned off", { rules: { [TEAM]: "off" } }, [[], []]],
    ["be made a warning", { rules: { [TEAM]: "warning" } }, [[], [TEAM]]],
    ["be excepted at a place", { exceptions: [{ rule: TEAM, path: "basic_details.name", level: "off" }] }, [[], []]],
  ])("can %s", (_, context, levels) => {
    const { violations, warnings } = validateCreate(withoutTeam, { customRules, ...context });
    expect([violations, warnings].map((list) => list.map(({ rule }) => rule))).toEqual(levels);
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
    const rules = ["a", "b"].map((text) => ruleThat((_, report) => void report(NAME, { text }), "is {text}"));
    const messages = rules.map((rule) => found(pushRequest(), { customRules: [rule] })[0]?.[2]);
    expect(messages).toEqual(['basic_details.name is "a"', 'basic_details.name is "b"']);
  });
});

describe("the fix of a custom rule", () => {
  const TEAM_PLACE = ["basic_details", "team"] as const;

  it.each([
    [{ kind: "replace", value: "b" }, [{ op: "replace", path: "/basic_details/name", value: "b" }]],
    [{ kind: "remove" }, [{ op: "remove", path: "/basic_details/name" }]],
    [{ kind: "move", to: TEAM_PLACE }, [{ op: "move", from: "/basic_details/name", path: "/basic_details/team" }]],
    [{ kind: "rename", to: "team" }, [{ op: "move", from: "/basic_details/name", path: "/basic_details/team" }]],
    [{ kind: "add", to: TEAM_PLACE, value: "crm" }, [{ op: "add", path: "/basic_details/team", value: "crm" }]],
  ] as const)("%o is offered as a JSON Patch", (fix, patch) => {
    const rule = ruleThat(({ basic_details: { name, team } }, report) => {
      if (name === "Hello" && team === undefined) report(NAME, {}, fix);
    });
    expect(resultOf(rule).violations[0]?.fix).toEqual(patch);
  });
});

describe("a hostile custom rule", () => {
  describe("that throws only the first time is called once, and causes a RuleDefect", () => {
    class Campaign {}
    const getter = { get: () => "r-1", enumerable: true };
    describe.each([
      ["a plain body", pushRequest()],
      ["a body that is not plain", Object.assign(new Campaign(), pushRequest())],
      ["a body with a getter", Object.defineProperty({ ...(pushRequest() as object) }, "request_id", getter)],
    ])("%s", (_, body) => {
      it.each([new Error("oops"), new RangeError("Maximum call stack size exceeded")])("%s", (cause) => {
        let calls = 0;
        const rule = ruleThat(() => {
          if (calls++ === 0) throw cause;
        });
        expect(() => resultOf(rule, body)).toThrow(expect.objectContaining({ cause }));
        expect(calls).toBe(1);
      });
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
    expect(resultOf(rule, body).ok).toBe(true);
    expect(seen).toEqual(["caught", "symbol"]);
  });

  it("that reports very often is cut like a built-in one", () => {
    const rule = ruleThat((_, report) => {
      for (let index = 0; index < budget(20_000, 1_000_000); index++) report(["basic_details", String(index)]);
    });
    const result = resultOf(rule);
    expect([result.violations.length, result.truncated]).toEqual([100, true]);
  });

  it("that reports one place repeatedly does not hide other places", () => {
    const rule = ruleThat((_, report) => {
      for (let index = 0; index < 1000; index++) report(NAME);
      report(["channel"]);
    });
    const { violations, truncated } = resultOf(rule);
    expect([violations.map(({ path }) => path), truncated]).toEqual([["channel", "basic_details.name"], false]);
  });

  it.each<[string, (request: Record<string, object>) => unknown]>([
    ["a part of the request", (request) => Object.assign(request["basic_details"] as object, { name: "other" })],
    ["the request by removing a member", (request) => Reflect.deleteProperty(request, "channel") || request],
    ["the request by freezing it", (request) => Object.freeze(request)],
    ["a list", (request) => (request["basic_details"] as unknown as { platforms: string[] }).platforms.push("IOS")],
  ])("that changes %s causes a RuleDefect, and changes nothing", (_, change) => {
    const body = pushRequest();
    expect(() =>
      resultOf(
        ruleThat((request) => void change(request as never)),
        body,
      ),
    ).toThrow(RuleDefect);
    expect(body).toEqual(pushRequest());
  });

  it("that reports after its check has ended reports nothing", () => {
    let late: (() => boolean) | undefined;
    const keeping = ruleThat((_, report) => {
      late = () => report(["basic_details"]);
    });
    const check = () => void late?.();
    const next = defineRule({ id: "acme.next", scope: "request", reads: {}, message: "is wrong", check });
    expect(validateCreate(pushRequest(), { customRules: [keeping, next] }).ok).toBe(true);
  });

  it("that reports long texts causes short answers", () => {
    const params = { text: "a".repeat(1e6), texts: Array<string>(1000).fill("b".repeat(1e4)) };
    const rule = ruleThat((_, report) => void report([], params), "is {text}, {texts}");
    expect(JSON.stringify(resultOf(rule).violations).length).toBeLessThan(8000);
  });

  it("sees the request as it is, however it reads it", () => {
    const body = pushRequest({ "basic_details.tags": ["a", "b"] });
    const seen: unknown[] = [];
    const rule = ruleThat((request) => {
      const { basic_details: details } = request as { basic_details: { tags?: string[]; name: string } };
      seen.push(JSON.parse(JSON.stringify(request)), Array.isArray(details.tags), [...(details.tags ?? [])].length);
      seen.push("name" in details, Object.hasOwn(details, "nome"), { ...details }.name === details.name);
      const tags = details.tags?.map((tag) => tag.toUpperCase());
      seen.push(tags, request.basic_details === details);
    });
    resultOf(rule, Object.freeze(body));
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
