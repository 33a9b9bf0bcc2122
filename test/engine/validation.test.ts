import { afterEach, describe, expect, it, vi } from "vitest";
import { resolveContext } from "../../src/engine/context/resolved-context.js";
import { type Input, violationsIn } from "../../src/engine/validation.js";
import { type Sources, Validator } from "../../src/engine/validator.js";
import { checkResponse, validateCreate, validateUpdate } from "../../src/index.js";
import { registry } from "../../src/rules/index.js";
import { startTimeRequired } from "../../src/rules/schedule/start-time-required.js";
import { type Check, Checker, type Members } from "../../src/structure/checker.js";
import { NotPlain } from "../../src/structure/plain.js";
import { fixturesIn, type ValidFixture } from "../support/fixtures.js";
import { newRules } from "../support/new-rules.js";
import { objectsIn } from "../support/objects-in.js";
import { whilePolluted } from "../support/polluted.js";
import { pushRequest } from "../support/test-rule.js";

const validator = new Validator(resolveContext({}), registry);
const overflow = new RangeError("Maximum call stack size exceeded");
const failure = new Error("a defect");
const thrown = { failure, overflow };

/** Its fix moves a member, so it is tried. It lacks a start time. */
const fixable = pushRequest({ bypass_dnd: true, "scheduling_details.delivery_type": "AT_FIXED_TIME" });

afterEach(() => vi.restoreAllMocks());

/** The arguments of each attempt at a decision. The attempts throw these errors, one after the other. */
function decisions(sent: unknown, stored: unknown, ...errors: readonly Error[]): Sources[] {
  const made: Sources[] = [];
  const result = validator.decide(sent, stored, (sources) => {
    const error = errors[made.length];
    made.push(sources);
    if (error !== undefined) throw error;
    return "decided";
  });
  expect(result).toBe("decided");
  return made;
}

/** Not plain, because it inherits members. */
class Campaign {
  constructor(readonly name: string) {}
}

describe("a decision", () => {
  const [sent, stored] = [new Campaign("sent"), { name: "stored" }];

  it("gets the values themselves, and views of them if it throws and one is not plain", () => {
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
    expect([second?.sent, second?.stored]).toEqual([{ name: "sent" }, stored]);
    expect(others).toEqual([]);
  });

  it.each<[errors: (keyof typeof thrown)[], made: string[]]>([
    [[], ["plain 200"]],
    [["failure"], ["plain 200", "view 200"]],
    [["overflow"], ["plain 200", "plain 100"]],
    [
      ["failure", "overflow"],
      ["plain 200", "view 200", "view 100"],
    ],
    [
      ["overflow", "overflow", "overflow", "overflow", "overflow"],
      ["plain 200", "plain 100", "plain 50", "plain 25", "plain 12", "view 12"],
    ],
  ])("that throws %j is attempted with the values and depths %j", (errors, made) => {
    const decided = decisions(sent, stored, ...errors.map((name) => thrown[name]));
    expect(decided.map(({ isView, maxDepth }) => `${isView ? "view" : "plain"} ${maxDepth}`)).toEqual(made);
  });

  it("gets views at once if prototypes are polluted", () => {
    const made = whilePolluted(Object.prototype, { polluted: 1 }, () => decisions(sent, stored));
    expect(made.map(({ isView }) => isView)).toEqual([true]);
  });

  it("that throws twice throws its last error", () => {
    const last = new Error("not readable either");
    expect(() => decisions(sent, stored, failure, last)).toThrow(last);
  });

  it.each([
    ["plain values", { name: "sent" }],
    ["nothing", undefined],
  ])("about %s is made once: what it throws is thrown", (_, plain) => {
    expect(() => decisions(plain, stored, failure)).toThrow(failure);
  });

  it("about plain values that overflows even a small stack throws that", () => {
    expect(() => decisions({}, {}, ...new Array<Error>(5).fill(overflow))).toThrow(overflow);
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
      // The request itself is validated before any fix is tried.
      if (calls.mock.calls.length === 2) throw failure;
    });
    const defect = { name: "RuleDefect", rule: "schedule.start-time-required", cause: failure };
    expect(() => validateCreate(fixable, { lint: true, customRules: newRules() })).toThrow(
      expect.objectContaining(defect),
    );
    expect(calls).toHaveBeenCalledTimes(2);
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
    expect(() =>
      validator.decide(fixable, undefined, ({ maxDepth }) => violationsIn(validator, input, maxDepth)),
    ).toThrow(failure);
  });
});

describe("a mistake of the engine in the checks of arrays", () => {
  it.each<[string, () => unknown]>([
    ["a create request", () => validateCreate(fixable)],
    ["an update", () => validateUpdate({ version_note: "n" }, { campaign: { body: fixable } })],
    ["a response", () => checkResponse("create", 400, { error: { code: "400", message: "m", details: [] } })],
  ])("is thrown, and not hidden by a second attempt, for %s", (_, call) => {
    for (const mistake of [failure, new NotPlain("not a plain array")]) {
      const entered = vi.spyOn(Checker.prototype, "enterArray").mockImplementation(() => {
        throw mistake;
      });
      expect(call).toThrow(mistake);
      expect(entered).toHaveBeenCalledTimes(1);
      entered.mockRestore();
    }
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

it("no rule sees the unchecked entries of arrays in a request with more errors than are reported", () => {
  const arrays = ["create/valid", "create/invalid"].flatMap((folder) =>
    fixturesIn<ValidFixture>(folder).flatMap(([name, { body, context }]) => {
      const broken = { ...structuredClone(body as object), request_id: 7, created_by: 7 };
      const inside = [...objectsIn(broken, name)].filter(([, value]) => Array.isArray(value));
      return inside.map(([path, array]) => ({ path, array: array as unknown[], broken, context }));
    }),
  );
  expect(arrays.length).toBeGreaterThan(150);
  for (const { path, array, broken, context } of arrays) {
    for (const wrong of [null, 7]) {
      array.unshift(wrong);
      const { ok, truncated } = validateCreate(broken, { ...context, lint: true, bounds: { maxViolations: 1 } });
      array.shift();
      expect([path, ok, truncated]).toEqual([path, false, true]);
    }
  }
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
