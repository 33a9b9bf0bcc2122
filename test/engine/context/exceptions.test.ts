import { describe, expect, it } from "vitest";
import { type Context, validateCreate, validateRequest } from "../../../src/index.js";
import { createInput } from "../../support/requests.js";
import { pushRequest } from "../../support/test-rule.js";

type List = NonNullable<Context["exceptions"]>;

const RULE = "structure.type";

// Tables of what the path of an exception matches, and what follows from it, are in test/oracle/exceptions.test.ts.

describe("a path of an exception", () => {
  const long = `a b${"c".repeat(100)}`;
  const shown = (path: string): [string, string] => [path, JSON.stringify(path)];
  it.each<[path: string, said: string]>([
    ["", "an empty text"],
    [long, JSON.stringify(long.slice(0, 64))],
    ...[".", "a.", ".a", "a..b", "a b", "a[", "a[]", "a[-1]", "a[b]", "1", "**.a", "a.**.b", "a.***", "a*"].map(shown),
    ...['a["b', 'a["\\x"]', 'a["b"c"]', "a[1234567890123456]", "a[01]"].map(shown),
  ])("throws when it is malformed: %j", (path, said) => {
    const message = `path of an exception must be a dotted path, like "filters[*].name", but is ${said}`;
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

describe("a violation with an exception", () => {
  it("may be the whole body", () => {
    const exceptions: List = [{ rule: RULE, path: "body", level: "off" }];
    expect(validateCreate(5, { exceptions })).toMatchObject({ ok: true, value: 5, warnings: [] });
  });

  it.each(["off", "warning"] as const)("at level %s leaves room for errors, however often it is found", (level) => {
    const platforms = Array.from({ length: 500 }, () => 5);
    const body = pushRequest({ "basic_details.platforms": platforms, delivery_controls: 5, segmentation_details: {} });
    const exceptions: List = [{ rule: RULE, path: "basic_details.platforms[*]", level }];
    const { violations } = validateCreate(body, { exceptions });
    expect(violations.map(({ rule }) => rule)).toEqual(["structure.type", "audience.not-empty"]);
  });

  it.each(["off", "warning"] as const)("at level %s does not hide an error behind thousands of them", (level) => {
    const platforms = [...Array.from({ length: 5000 }, () => 5), "IOS7"];
    const body = pushRequest({ "basic_details.platforms": platforms });
    const exceptions: List = [{ rule: RULE, path: "basic_details.platforms[*]", level }];
    const { violations, warnings, truncated } = validateCreate(body, { exceptions });
    expect(violations).toMatchObject([{ rule: "structure.enum", path: "basic_details.platforms[5000]" }]);
    expect(warnings.map(({ path }) => path)).toEqual(
      level === "off" ? [] : platforms.slice(0, 100).map((_, index) => `basic_details.platforms[${index}]`),
    );
    expect(truncated).toBe(level === "warning");
  });

  // The second one reports errors in place of a rule that warns.
  const whereUnknown = { "filter.project-name-required": "warning", "workspace.features-known": "error" } as const;

  describe.each<[string, Context, string]>([
    ["filter.operator-allowed", {}, "greaterThan"],
    ["workspace.features-known", { rules: whereUnknown }, "is"],
  ])("of the rule %s", (rule, context, operator) => {
    it.each(["off", "warning"] as const)("at level %s does not hide an error behind hundreds of them", (level) => {
      const common = { filter_type: "user_attributes", data_type: "string", name: "city", value: "Lyon" };
      const filter = { ...common, operator };
      const filters = Array.from({ length: 500 }, () => filter);
      const body = pushRequest({
        "segmentation_details.included_filters": { filter_operator: "and", filters },
        "segmentation_details.excluded_filters": { filter_operator: "or", filters: [filter] },
      });
      const exceptions = [{ rule, path: "segmentation_details.included_filters.**", level }] as List;
      const { violations } = validateCreate(body, { ...context, exceptions });
      expect(violations.map((found) => `${found.rule} ${found.segments[1]}`)).toEqual([`${rule} excluded_filters`]);
    });
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
