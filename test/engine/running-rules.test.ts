import { describe, expect, it } from "vitest";
import { resolveContext } from "../../src/context/resolved-context.js";
import { bitsOf } from "../../src/engine/active-rule.js";
import { ActiveRules } from "../../src/engine/active-rules.js";
import { BlockedRules } from "../../src/engine/blocked-rules.js";
import type { KnownUpdate } from "../../src/engine/partial-update.js";
import { RuleChecker } from "../../src/engine/rule-checker.js";
import type { Segment } from "../../src/errors/path.js";
import { type Context, validateCreate } from "../../src/index.js";
import type { Registry } from "../../src/rules/index.js";
import type { Rule } from "../../src/rules/rule.js";
import type { Inspected } from "../../src/rules/scope.js";
import { shapeOf } from "../../src/structure/shape.js";
import { emailRequest, pushRequest } from "../support/test-rule.js";

type Check = (input: unknown, report: (place: readonly Segment[]) => boolean) => void;

/** The members of a rule that matter here. */
type Definition = Pick<Rule, "id" | "scope" | "reads"> & Partial<Rule> & { readonly check?: Check };

/** A rule checker for these rules, and the ids of the rules that have run, in order. */
function checkerOf(definitions: readonly Definition[], context: Context = {}) {
  const ran: string[] = [];
  const rules = definitions.map(({ check, ...rule }) => ({
    message: "is wrong",
    ...rule,
    check: (input: unknown, report: Parameters<Check>[1]) => {
      ran.push(rule.id);
      check?.(input, report);
    },
  })) as unknown as Registry;
  const active = new ActiveRules(rules, resolveContext({ features: [] }), true);
  const checker = new RuleChecker(active);
  checker.use(resolveContext(context));
  checker.begin({}, "PUSH", false);
  return { checker, ran, active };
}

function known(sent: readonly string[] | undefined): KnownUpdate {
  const parts = { state: undefined, patch: {}, stored: undefined, merged: {} };
  return { parts, sentMembers: sent && bitsOf(sent), isChannelKnown: true, isPartial: false };
}

describe("the rules for a marked object", () => {
  const definitions: Definition[] = [
    { id: "inside", scope: "actions", reads: { values: ["@.action_name"] } },
    { id: "outside", scope: "actions", reads: { values: ["utm_params.team"] } },
  ];
  const filter = (index: number, ...place: Segment[]) => ["trigger_condition", "included_filters", index, ...place];

  it.each<[before: Segment[][], inside: Segment[][], ran: string[]]>([
    [[], [], ["inside", "outside"]],
    [[["advanced"]], [], ["inside", "outside"]],
    [[filter(0, "action_name")], [], ["inside", "outside"]],
    [[["utm_params"]], [], ["inside"]],
    [[], [filter(1, "action_name")], ["outside"]],
    [[], [filter(1, "attributes")], ["inside", "outside"]],
    [[["utm_params", "team"]], [filter(1, "action_name")], []],
  ])("run after issues at %j, and at %j in the object, unless one blocks them: %j", (before, inside, expected) => {
    const { checker, ran } = checkerOf(definitions);
    const add = (place: Segment[]) => checker.checker.add("structure.required", {}, place);
    for (const place of before) add(place);
    const since = checker.checker.issues.length;
    for (const place of inside) add(place);
    checker.visit("actions", {}, checker.checker, filter(1).length + 1, since);
    expect(ran).toEqual(expected);
  });

  it.each<[object: Record<string, unknown>, sent: string[], ran: string[], skipped: string[]]>([
    [{ action_name: "a" }, ["utm_params"], ["inside", "outside"], []],
    [{ action_name: "a" }, [], ["inside"], []],
    [{}, ["trigger_condition"], ["inside"], []],
  ])("in an update run on %j with %j sent, if all that they read is known", (object, sent, expected, skipped) => {
    const { checker, ran } = checkerOf(definitions);
    checker.begin({}, "PUSH", false, known(sent));
    checker.visit("actions", object, checker.checker, 2, 0);
    expect(ran).toEqual(expected);
    expect(checker.skipped("PUSH", undefined)).toEqual(skipped);
  });

  it("are undecided in an update if only a part of what they read is known", () => {
    const reads = { values: ["@.action_name", "utm_params.team"] };
    const { checker, ran } = checkerOf([{ id: "both", scope: "actions", reads }]);
    checker.begin({}, "PUSH", false, known([]));
    checker.visit("actions", {}, checker.checker, 2, 0);
    expect(checker.skipped("PUSH", undefined)).toEqual([]);
    checker.visit("actions", { action_name: "a" }, checker.checker, 2, 0);
    expect([ran, checker.skipped("PUSH", undefined)]).toEqual([[], [{ rule: "both", reason: "unknown" }]]);
  });

  it("of any kind get the name that was probably meant", () => {
    const meant: unknown[] = [];
    const check: Check = (input) => {
      const { others, nearestName } = input as Inspected;
      meant.push(...others.map(nearestName));
    };
    const { checker } = checkerOf([{ id: "object", scope: "object", reads: {}, check }]);
    checker.inspect({}, shapeOf("content_type:s;platforms:s"), ["platform", "x"], checker.checker, 2);
    expect(meant).toEqual(["platforms", undefined]);
  });
});

describe("the rules for a request that is known in part", () => {
  it("are undecided if an absent component may be stored, and run only for its delivery type", () => {
    const values = ["utm_params.team", "basic_details.name"];
    const { checker, ran } = checkerOf([
      { id: "part", scope: "request", reads: { values } },
      { id: "periodic", scope: "request", reads: {}, deliveryTypes: ["PERIODIC"] },
      { id: "once", scope: "request", reads: {}, deliveryTypes: ["ONE_TIME"] },
    ]);
    const patch = { campaign_delivery_type: "ONE_TIME", basic_details: {} };
    checker.begin(patch, "PUSH", false, known(["basic_details"]));
    checker.runOnRequest(patch, "PUSH", undefined);
    expect([ran, checker.skipped("PUSH", undefined)]).toEqual([["once"], [{ rule: "part", reason: "unknown" }]]);
  });
});

describe("a step", () => {
  const parts = known(undefined).parts;
  const reporting: Check = (_, report) => void report(["campaign_id"]);
  const error: Definition = { id: "error", scope: "state", reads: { values: ["utm_params"] }, check: reporting };
  const warning: Definition = { ...error, id: "warning", reads: {}, severity: "warning" };

  it.each<[string, hasError: boolean, definitions: Definition[]]>([
    ["nothing", false, [{ ...error, check: () => undefined }]],
    ["a warning", false, [warning]],
    ["an error", true, [error]],
    ["a warning and an error", true, [warning, error]],
  ])("that reports %s returns whether it reported an error: %s", (_, hasError, definitions) => {
    expect(checkerOf(definitions).checker.runStep("state", parts)).toBe(hasError);
  });

  it("ignores errors that were reported before it", () => {
    const { checker } = checkerOf([error]);
    expect(checker.runStep("state", parts)).toBe(true);
    expect(checker.runStep("stored", { ...parts, stored: {} })).toBe(false);
  });

  it("does not run the rules that an issue blocks", () => {
    const { checker, ran, active } = checkerOf([error, warning]);
    expect(checker.runStep("state", parts, new BlockedRules([{ place: ["utm_params"] }], active))).toBe(false);
    expect(ran).toEqual(["warning"]);
  });
});

describe("the list of skipped rules", () => {
  it("is only made for issues, unknown facts, and updates that are known in part", () => {
    const { checker, active } = checkerOf([{ id: "utm", scope: "request", reads: { values: ["utm_params"] } }]);
    expect(checker.skipped("PUSH", undefined)).toBe(undefined);
    const blocked = new BlockedRules([{ place: ["utm_params"] }], active);
    expect(checker.skipped("PUSH", blocked)).toEqual([{ rule: "utm", reason: "structure" }]);
    checker.begin({}, "PUSH", false, known(undefined));
    expect(checker.skipped("PUSH", undefined)).toBe(undefined);
    checker.begin({}, "PUSH", false, known([]));
    expect(checker.skipped("PUSH", undefined)).toEqual([]);
  });

  it("has the rules whose feature is unknown, about which lint warns", () => {
    const body = emailRequest({ "basic_details.send_only_double_opt_in_users": true });
    const rule = "basic-details.double-opt-in-enabled";
    const results = [false, true].map((lint) => validateCreate(body, { lint }));
    expect(results.map(({ skipped }) => skipped)).toEqual([
      [{ rule, reason: "unknown" }],
      [{ rule, reason: "unknown" }],
    ]);
    expect(results.map(({ warnings }) => warnings.map((one) => [one.rule, one.params]))).toEqual([
      [],
      [["workspace.features-known", { feature: "DOUBLE_OPT_IN" }]],
    ]);
  });
});

describe("a finding", () => {
  it.each<[context: Context, answers: boolean[], count: number]>([
    [{ bounds: { maxViolations: 1 } }, [true, true, false, false], 2],
    [
      { exceptions: [{ rule: "member.known", path: "channel", level: "off" }], bounds: { maxViolations: 1 } },
      [true, true, true, true],
      0,
    ],
  ])("is counted if it is kept: with %j, four reports return %j", (context, answers, count) => {
    const answered: boolean[] = [];
    const check: Check = (_, report) => {
      for (let times = 0; times < 4; times++) answered.push(report(["channel"]));
    };
    const definition: Definition = { id: "member.known", scope: "request", reads: {}, severity: "error", check };
    const { checker } = checkerOf([definition], context);
    checker.runOnRequest({}, "PUSH", undefined);
    expect([answered, checker.checker.count]).toEqual([answers, count]);
  });
});

it.each([
  ["zero", []],
  ["refuse", ["scheduling_details.start_time"]],
] as const)("a UTC date-time may end in an offset of zero if the policy is %s", (scheduleOffset, paths) => {
  const scheduling_details = { delivery_type: "AT_FIXED_TIME", start_time: "2027-01-01T00:00:00Z" };
  const { violations } = validateCreate(pushRequest({ scheduling_details }), { policies: { scheduleOffset } });
  expect(violations.map(({ path }) => path)).toEqual(paths);
});
