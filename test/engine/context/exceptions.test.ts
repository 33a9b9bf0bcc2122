import { describe, expect, it } from "vitest";
import { Exceptions, expectPath } from "../../../src/engine/context/exceptions.js";
import {
  type Context,
  type UpdateContext,
  validateCreate,
  validateRequest,
  validateUpdate,
} from "../../../src/index.js";
import { createInput } from "../../support/requests.js";
import { type Changes, pushRequest } from "../../support/test-rule.js";
import { storedPush, updating } from "../../support/updates.js";

type List = NonNullable<Context["exceptions"]>;

const RULE = "structure.type";

/** Whether the path of an exception matches a place. */
function matches(path: string, ...place: (string | number)[]): boolean {
  const exceptions = new Exceptions();
  exceptions.add({ rule: RULE, path, level: "off" });
  return exceptions.levelOf(RULE, place) === "off";
}

describe("a path of an exception", () => {
  it.each<[path: string, fits: (string | number)[][], misses: (string | number)[][]]>([
    ["body", [[]], [["body"], ["a"]]],
    ["a", [["a"]], [[], ["b"], ["a", "b"]]],
    ["a.b", [["a", "b"]], [["a"], ["a", "c"], ["a", "b", "c"], ["x", "a", "b"]]],
    [
      "a[0].b",
      [["a", 0, "b"]],
      [
        ["a", 1, "b"],
        ["a", "0", "b"],
        ["a", 0],
      ],
    ],
    [
      "a[*].b",
      [
        ["a", 0, "b"],
        ["a", 7, "b"],
        ["a", "x", "b"],
      ],
      [
        ["a", "b"],
        ["a", 0, 1, "b"],
      ],
    ],
    [
      "a.*.b",
      [
        ["a", 0, "b"],
        ["a", "x", "b"],
      ],
      [["a", "b"]],
    ],
    [
      "a.**",
      [
        ["a", "b"],
        ["a", 0, "b", "c"],
      ],
      [["a"], ["b", "c"]],
    ],
    ["**", [["a"], ["a", 0, "b"]], [[]]],
    ["*", [["a"]], [[], ["a", "b"]]],
    ['a["b.c"]', [["a", "b.c"]], [["a", "b", "c"]]],
    ['a["*"]', [["a", "*"]], [["a", "b"]]],
    ["SVC-APPKEY", [["SVC-APPKEY"]], [["SVC"]]],
    ["$a_1", [["$a_1"]], [["$a_"]]],
    ["a[12]", [["a", 12]], [["a", 1]]],
    ['["a\\"]"]', [['a"]']], [["a"]]],
  ])("%s matches what it names and nothing else", (path, fits, misses) => {
    expect(fits.map((place) => matches(path, ...place))).toEqual(fits.map(() => true));
    expect(misses.map((place) => matches(path, ...place))).toEqual(misses.map(() => false));
  });

  const long = `a b${"c".repeat(100)}`;
  const shown = (path: string): [string, string] => [path, JSON.stringify(path)];
  it.each<[path: string, said: string]>([
    ["", "an empty text"],
    [long, JSON.stringify(long.slice(0, 64))],
    ...[".", "a.", ".a", "a..b", "a b", "a[", "a[]", "a[-1]", "a[b]", "1", "**.a", "a.**.b", "a.***", "a*"].map(shown),
    ...['a["b', 'a["\\x"]', 'a["b"c"]', "a[1234567890123456]"].map(shown),
  ])("throws when it is malformed: %j", (path, said) => {
    const message = `path of an exception must be a dotted path, like "filters[*].name", but is ${said}`;
    expect(() => matches(path)).toThrow(new TypeError(message));
    expect(() => expectPath(path)).toThrow(new TypeError(message));
    expect(() => validateCreate({}, { exceptions: [{ rule: RULE, path, level: "off" }] })).toThrow(
      new TypeError(message),
    );
  });
});

describe("an invalid exception", () => {
  it.each<[exceptions: unknown, message: string]>([
    [
      [{ rule: "structure.typ", path: "a", level: "off" }],
      'unknown rule "structure.typ"; did you mean "structure.type"?',
    ],
    [[{ rule: RULE, path: "a", level: "error" }], `unknown level of the exception for ${RULE}: "error"`],
    [[{ rule: RULE, path: 5, level: "off" }], `path of the exception for ${RULE} must be a string`],
    [[{ rule: RULE, paths: "a", level: "off" }], 'unknown member of an exception "paths"; did you mean "path"?'],
    [{ rule: RULE, path: "a", level: "off" }, "exceptions must be an array or a Set"],
    [[{ rule: 5, path: "a", level: "off" }], "unknown rule 5"],
    [[{ rule: [RULE], path: "a", level: "off" }], "unknown rule array"],
    [[{ rule: "toString", path: "a", level: "off" }], 'unknown rule "toString"'],
    [[5], "exception must be an object"],
  ])("%j throws a TypeError that names the mistake", (exceptions, message) => {
    expect(() => validateCreate({}, { exceptions } as Context)).toThrow(new TypeError(message));
  });
});

/** The rule and path of each violation and warning of a small Push request. */
function said(changes: Changes, exceptions: List, more: Context = {}) {
  const { violations, warnings, skipped } = validateCreate(pushRequest(changes), { features: [], ...more, exceptions });
  const lines = (found: typeof violations | typeof warnings) => found.map(({ rule, path }) => `${rule} ${path}`);
  return { errors: lines(violations), warnings: lines(warnings), skipped: skipped.map(({ rule }) => rule) };
}

const START = "schedule.start-time-required";
const noStart = { scheduling_details: { delivery_type: "AT_FIXED_TIME" } };
const start = "scheduling_details.start_time";
const wrongTeam = { "basic_details.team": 5 };

describe("a violation with an exception", () => {
  const quiet = { errors: [], warnings: [], skipped: [] };
  it.each<[string, Changes, List, ReturnType<typeof said>]>([
    ["of the structure is left out", wrongTeam, [{ rule: RULE, path: "basic_details.team", level: "off" }], quiet],
    [
      "of the structure is a warning",
      wrongTeam,
      [{ rule: RULE, path: "basic_details.team", level: "warning" }],
      { ...quiet, warnings: [`${RULE} basic_details.team`] },
    ],
    [
      "elsewhere is still an error",
      wrongTeam,
      [{ rule: RULE, path: "basic_details.name", level: "off" }],
      { ...quiet, errors: [`${RULE} basic_details.team`] },
    ],
    [
      "for another rule is still an error",
      wrongTeam,
      [{ rule: "structure.enum", path: "**", level: "off" }],
      { ...quiet, errors: [`${RULE} basic_details.team`] },
    ],
    ["of a rule is left out", noStart, [{ rule: START, path: start, level: "off" }], quiet],
    [
      "of a rule is a warning",
      noStart,
      [{ rule: START, path: "scheduling_details.*", level: "warning" }],
      { ...quiet, warnings: [`${START} ${start}`] },
    ],
    [
      "follows the first exception that matches",
      noStart,
      [
        { rule: START, path: "**", level: "warning" },
        { rule: START, path: start, level: "off" },
      ],
      { ...quiet, warnings: [`${START} ${start}`] },
    ],
    [
      "still blocks the rules that read its place",
      { scheduling_details: { delivery_type: "AT_FIXED_TIM" } },
      [{ rule: "structure.enum", path: "scheduling_details.delivery_type", level: "off" }],
      {
        ...quiet,
        skipped: [
          "schedule.start-time-required",
          "schedule.periodic-at-fixed-time",
          "schedule.bts-details-required",
          "schedule.user-timezone-details-required",
        ],
      },
    ],
    [
      "of a gate refuses nothing, so that the rest is checked",
      { campaign_audience_limit: { is_campaign_audience_limit_enabled: true } },
      [{ rule: "audience-limit.feature-enabled", path: "campaign_audience_limit", level: "off" }],
      { ...quiet, errors: ["audience-limit.limit-required campaign_audience_limit.limit"] },
    ],
  ])("%s", (_, changes, exceptions, expected) => {
    expect(said(changes, exceptions)).toEqual(expected);
  });

  it("leaves its place to the next violation there", () => {
    const changes = { utm_params: { utm_source: "s", utm_medium: "m", team: 5 } };
    const exceptions: List = [{ rule: RULE, path: "utm_params.team", level: "off" }];
    expect(said(changes, [])).toMatchObject({ errors: [`${RULE} utm_params.team`] });
    expect(said(changes, exceptions)).toMatchObject({ errors: ["utm.custom-key-prefixed utm_params.team"] });
  });

  it("wins over an override, except that a rule which is off stays off", () => {
    const warn: List = [{ rule: START, path: start, level: "warning" }];
    expect(said(noStart, warn, { rules: { [START]: "error" } }).warnings).toEqual([`${START} ${start}`]);
    expect(said(noStart, warn, { rules: { [START]: "off" } }).warnings).toEqual([]);
  });

  it("may be the whole body", () => {
    const exceptions: List = [{ rule: RULE, path: "body", level: "off" }];
    expect(validateCreate(5, { exceptions })).toMatchObject({ ok: true, value: 5, warnings: [] });
  });

  it("may be a change that a state forbids", () => {
    const context = (exceptions: List): UpdateContext => updating("ACTIVE", storedPush(), { exceptions });
    const patch = { segmentation_details: { is_all_user_campaign: false } };
    const rule = "update.segmentation-details-unchanged";
    const rest: List = [{ rule: "audience.not-empty", path: "**", level: "off" }];
    expect(validateUpdate(patch, context(rest)).violations).toMatchObject([{ rule }]);
    expect(validateUpdate(patch, context([...rest, { rule, path: "segmentation_details", level: "off" }])).ok).toBe(
      true,
    );
  });
});

describe("in a whole request", () => {
  it("a header may have an exception", () => {
    const input = createInput({ headers: { "Content-Type": "text/plain" } });
    const rule = "request.content-type-json";
    expect(validateRequest(input).violations).toMatchObject([{ rule }]);
    expect(validateRequest(input, { exceptions: [{ rule, path: "Content-Type", level: "off" }] }).ok).toBe(true);
  });

  it("401 and 404 may not", () => {
    const exceptions = (["request.authorized", "request.operation-known"] as const).flatMap((rule) =>
      (["*", "**"] as const).map((path) => ({ rule, path, level: "off" as const })),
    );
    expect(validateRequest({ ...createInput(), path: "/x" }, { exceptions })).toMatchObject({ ok: false, status: 404 });
    expect(validateRequest({ ...createInput(), headers: {} }, { exceptions })).toMatchObject({
      ok: false,
      status: 401,
    });
  });
});
