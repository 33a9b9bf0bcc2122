import { afterEach, describe, expect, it, vi } from "vitest";
import { resolveContext } from "../../src/context/resolved-context.js";
import type { Input } from "../../src/engine/input.js";
import { Pool } from "../../src/engine/pool.js";
import type { RuleChecker } from "../../src/engine/rule-checker.js";
import { type Sources, Validation } from "../../src/engine/validation.js";
import { validateCreate } from "../../src/index.js";
import { registry } from "../../src/rules/index.js";
import { startTimeRequired } from "../../src/rules/schedule/start-time-required.js";
import type { Check, Members } from "../../src/structure/checker.js";
import { newRules } from "../support/new-rules.js";
import { whilePolluted } from "../support/polluted.js";
import { pushRequest } from "../support/test-rule.js";

const validation = new Validation(resolveContext({}), registry);
const overflow = new RangeError("Maximum call stack size exceeded");
const failure = new Error("not plain");
const thrown = { failure, overflow };

/** Its fix moves a member, so it is tried. */
const fixable = pushRequest({ bypass_dnd: true });

afterEach(() => vi.restoreAllMocks());

/** The arguments of each attempt at a decision. The attempts throw these errors, one after the other. */
function decisions(sent: unknown, stored: unknown, ...errors: readonly Error[]): (Sources & { depth: number })[] {
  const made: (Sources & { depth: number })[] = [];
  const result = validation.decide(sent, stored, (sources, { maxDepth }) => {
    const error = errors[made.length];
    made.push({ ...sources, depth: maxDepth });
    if (error !== undefined) throw error;
    return "decided";
  });
  expect(result).toBe("decided");
  return made;
}

describe("a decision", () => {
  const [sent, stored] = [{ name: "sent" }, { name: "stored" }];

  it("gets the values themselves, and views of them if it throws", () => {
    const [first, second, ...others] = decisions(sent, stored, failure);
    const names = new Map<unknown, string>([
      [sent, "sent"],
      [stored, "stored"],
      [second?.sent, "view of sent"],
      [second?.stored, "view of stored"],
    ]);
    const named = (sources: Sources | undefined) =>
      [sources?.sent, sources?.stored, sources?.original(sources.sent), sources?.original(sources.stored)].map(
        (value) => names.get(value),
      );
    expect(named(first)).toEqual(["sent", "stored", "sent", "stored"]);
    expect(named(second)).toEqual(["view of sent", "view of stored", "sent", "stored"]);
    expect([second?.sent, second?.stored]).toEqual([sent, stored]);
    expect(others).toEqual([]);
  });

  it.each<[errors: (keyof typeof thrown)[], made: string[]]>([
    [[], ["plain 200"]],
    [["failure"], ["plain 200", "view 200"]],
    [["overflow"], ["plain 200", "plain 100"]],
    [
      ["failure", "overflow", "failure"],
      ["plain 200", "view 200", "plain 100", "view 100"],
    ],
    [
      ["overflow", "overflow", "overflow", "overflow", "overflow"],
      ["plain 200", "plain 100", "plain 50", "plain 25", "plain 12", "view 12"],
    ],
  ])("that throws %j is attempted with the values and depths %j", (errors, made) => {
    const decided = decisions(sent, stored, ...errors.map((name) => thrown[name]));
    expect(decided.map(({ isView, depth }) => `${isView ? "view" : "plain"} ${depth}`)).toEqual(made);
  });

  it("gets views at once if prototypes are polluted", () => {
    const made = whilePolluted(Object.prototype, { polluted: 1 }, () => decisions(sent, stored));
    expect(made.map(({ isView }) => isView)).toEqual([true]);
  });

  it("that throws twice throws its last error", () => {
    const last = new Error("not readable either");
    expect(() => decisions(sent, stored, failure, last)).toThrow(last);
  });
});

describe("a rule checker", () => {
  it("is returned to the pool, even after an error", () => {
    const taken = new Set<RuleChecker>();
    const decide = (error?: Error) => {
      validation.decide(null, undefined, (_, rules) => {
        taken.add(rules);
        if (error !== undefined) throw error;
      });
    };
    decide();
    expect(() => decide(failure)).toThrow(failure);
    decide();
    expect(taken.size).toBe(1);
  });

  it("that tries a fix is returned before the one that found it", () => {
    const take = vi.spyOn(Pool.prototype, "take");
    const giveBack = vi.spyOn(Pool.prototype, "giveBack");
    validateCreate(fixable, { lint: true });
    const taken = take.mock.results.map(({ value }) => value as RuleChecker);
    expect(giveBack.mock.calls.map(([checker]) => taken.indexOf(checker))).toEqual([1, 0]);
  });
});

it.each([
  ["the request is validated", [1, 2]],
  ["a fix is tried", [2, 4]],
])("a stack that overflows twice while %s changes nothing", (_, full) => {
  const sound = validateCreate(fixable, { lint: true });
  const { check } = startTimeRequired;
  const calls = vi.spyOn(startTimeRequired, "check").mockImplementation((...args) => {
    if (full.includes(calls.mock.calls.length)) throw overflow;
    check(...args);
  });
  expect(validateCreate(fixable, { lint: true, customRules: newRules() })).toEqual(sound);
  expect(calls.mock.calls.length).toBe(Math.max(...full) + 2);
});

describe("an error while a fix is tried", () => {
  it("is a RuleDefect of the running rule", () => {
    const calls = vi.spyOn(startTimeRequired, "check").mockImplementation(() => {
      // The values and then their views are validated before any fix is tried.
      if (calls.mock.calls.length % 2 === 0) throw failure;
    });
    const defect = { name: "RuleDefect", rule: "schedule.start-time-required", cause: failure };
    expect(() => validateCreate(fixable, { lint: true, customRules: newRules() })).toThrow(
      expect.objectContaining(defect),
    );
    expect(calls).toHaveBeenCalledTimes(4);
  });

  it("is thrown as it is if no rule runs", () => {
    const inputWith = (check: Check<Members>): Input => ({
      view: fixable,
      isView: false,
      sent: fixable,
      channel: "PUSH",
      check,
      update: undefined,
      partialObjects: undefined,
      runMore: undefined,
      annotate: undefined,
      of: () =>
        inputWith(() => {
          throw failure;
        }),
    });
    const input = inputWith((_, checker) =>
      checker.add("structure.required", {}, ["name"], { kind: "add", to: ["name"], value: "x" }),
    );
    expect(() => validation.decide(fixable, undefined, (_, rules) => validation.check(input, rules))).toThrow(failure);
  });
});

it("a request with more errors than are reported is rejected with those, and no rule counts as skipped", () => {
  const body = pushRequest({ created_by: 7, "basic_details.platforms": 7, utm_params: 7 });
  const { ok, violations, skipped, truncated } = validateCreate(body, { bounds: { maxViolations: 1 } });
  expect({ ok, paths: violations.map(({ path }) => path), skipped, truncated }).toEqual({
    ok: false,
    paths: ["created_by"],
    skipped: [],
    truncated: true,
  });
});

it("a request is rejected for an error whose place alone takes more bytes than the bounds allow", () => {
  const groupOf = (filter: object) => ({ filter_operator: "and", filters: [filter] });
  let filter: object = { filter_type: "custom_segments", id: 7, name: "x" };
  for (let depth = 0; depth < 150; depth++) {
    filter = { filter_type: "actions", action_name: "a", attributes: groupOf(filter) };
  }
  const body = pushRequest({ "segmentation_details.included_filters": groupOf(filter) });
  const { ok, violations, truncated } = validateCreate(body, { bounds: { maxDepth: 1000, maxViolations: 1 } });
  expect({ ok, rules: violations.map(({ rule }) => rule), truncated }).toEqual({
    ok: false,
    rules: ["structure.type"],
    truncated: false,
  });
});
