import { describe, expect, it } from "vitest";
import {
  type Context,
  createValidator,
  defineRule,
  type RuleContext,
  type RuleDefect,
  validateCreate,
} from "../../../src/index.js";
import { emailRequest, pushRequest } from "../../support/test-rule.js";

type Report = (place: unknown, params?: unknown, fix?: unknown) => boolean;

/** Runs a check on a request. */
function run(
  check: (request: object, report: Report, context: object) => unknown,
  message = "is wrong",
  body = tagged,
) {
  const rule = defineRule({ id: "acme.any", scope: "request", reads: {}, message, check: check as never });
  return validateCreate(body, { customRules: [rule] }).violations;
}
const tagged: unknown = pushRequest({ "basic_details.tags": ["a", "b"] });

/** The name and the message of the error that causes a RuleDefect. */
function defectIn(check: Parameters<typeof run>[0], message?: string): string {
  try {
    run(check, message);
  } catch (error) {
    return String((error as RuleDefect).cause);
  }
  return "none";
}

const noJson = "TypeError: a rule must report a fix whose value is JSON, of at most 10000 characters";

const withMember = (name: string, value: unknown) => ({ [name]: value });

describe("a check gets", () => {
  it("the context, which also has the request", () => {
    let seen: object = {};
    run((request, _, context: { request?: object }) => {
      seen = { ...context, request: context.request === request };
    });
    expect(seen).toEqual({
      request: true,
      channel: "PUSH",
      operation: "create",
      policies: {
        ...{ utmCustomKeys: "by-operation", merge: "component", scheduleOffset: "refuse" },
        ...{ drafts: "complete", publish: "trusted" },
      },
      areFeaturesKnown: false,
      productSets: undefined,
    });
  });

  it("a request whose objects and lists behave like the caller's own", () => {
    const seen: unknown[] = [];
    run((request) => {
      const { tags } = (request as { basic_details: { tags: string[] } }).basic_details;
      seen.push(Object.getPrototypeOf(request) === Object.prototype, Object.getPrototypeOf(tags) === Array.prototype);
      seen.push(Object.keys(tags), tags.length, Object.getOwnPropertyDescriptor(tags, 0));
      seen.push(Object.getOwnPropertyDescriptor(tags, "length"), Object.getOwnPropertyDescriptor(tags, 2));
    });
    expect(seen).toEqual([
      true,
      true,
      ["0", "1"],
      2,
      { value: "a", writable: true, enumerable: true, configurable: true },
      { value: 2, writable: true, enumerable: false, configurable: false },
      undefined,
    ]);
  });

  it("null if the request has null", () => {
    let seen: unknown;
    const check = (request: { readonly utm_params?: unknown }) => {
      seen = request.utm_params;
    };
    run(check, undefined, { ...(pushRequest() as object), utm_params: null });
    expect(seen).toBe(null);
  });

  it("a return value of report: true during the check, even for the same place, and false after it", () => {
    const answers: boolean[] = [];
    let late: Report = () => true;
    run((_, report) => {
      answers.push(report(["channel"]), report(["channel"]));
      late = report;
    });
    expect([...answers, late(["advanced"])]).toEqual([true, true, false]);
  });
});

describe("a check may", () => {
  it("report an entry of a list, with params that are texts, numbers and lists of texts", () => {
    const params = { one: 5, some: ["a"], nearest: "b", belongs: "c" };
    const found = run((_, report) => report(["basic_details", "tags", 0], params), "{one} {some}");
    expect(found.map((violation) => [violation.path, violation.params])).toEqual([["basic_details.tags[0]", params]]);
  });

  it.each(["campaign_content.contents.email.gmail_annotations", "advanced.content.email.gmail_annotations"])(
    "report %s, whose targets are not those of annotations",
    (path) => {
      const report = (_: object, report: Report) => report(path.split("."));
      const [found] = run(report, undefined, emailRequest({ [path]: {} }));
      expect(found).toMatchObject({ target: path.split(".")[0], detailTarget: path });
    },
  );

  it("offer a fix of at most 10,000 characters of JSON", () => {
    const adding = (characters: number) => (_: object, report: Report) => {
      const value = "x".repeat(characters);
      report(["basic_details", "name"], {}, { kind: "add", to: ["basic_details", "team"], value });
    };
    expect(defectIn(adding(9_998))).toBe("none");
    expect(defectIn(adding(9_999))).toBe(noJson);
  });

  it.each([[null], [5], [{}], [withMember("then", 5)]])("return %j, which is ignored", (returned) => {
    expect(run(() => returned)).toEqual([]);
  });
});

describe("a check causes a RuleDefect", () => {
  const place = "TypeError: a rule must report a place as an array of names and indexes";
  const wrongParam = "TypeError: a rule must report the param received as a string, a number or a list of strings";
  const noName = "TypeError: a rule must report a rename fix whose new name is a string";
  const missing = "TypeError: a rule must report the param received, which is in its message";

  it.each<[string, unknown, string]>([
    ["a text", "basic_details", place],
    ["a negative index", ["basic_details", -1], place],
    ["a symbol beside a name", ["basic_details", Symbol("name")], place],
  ])("that reports a place that has %s", (_, wrong, message) => {
    expect(defectIn((__, report) => report(wrong))).toBe(message);
  });

  it.each<[string, unknown, string]>([
    ["none", undefined, missing],
    ["an object without it", {}, missing],
    ["a text", "received", "TypeError: params must be an object"],
    ["an object in it", { received: {} }, wrongParam],
    ["a number that JSON does not have", { received: Number.NaN }, wrongParam],
    ["a list of a text and a number", { received: ["a", 1] }, wrongParam],
    [
      "one that the message does not have",
      { received: "a", recieved: "b" },
      'TypeError: unknown param of a message: "recieved"; did you mean "received"?',
    ],
  ])("that reports params, if they are %s", (_, params, message) => {
    expect(defectIn((__, report) => report([], params), "is {received}")).toBe(message);
  });

  it.each<[string, unknown, string]>([
    ["that is a text", "remove", "TypeError: fix must be an object"],
    ["of no kind", {}, "TypeError: unknown kind of a fix: undefined"],
    ["of an unknown kind", { kind: "replac" }, 'TypeError: unknown kind of a fix: "replac"; did you mean "replace"?'],
    ["that renames to a place", { kind: "rename", to: ["name"] }, noName],
    ["that moves to a text", { kind: "move", to: "basic_details" }, place],
    ["without a value", { kind: "replace" }, noJson],
    ["with a function", { kind: "replace", value: () => 1 }, noJson],
    ["with a value that would become null", { kind: "replace", value: { times: [Number.NaN] } }, noJson],
    ["with a very long value", { kind: "add", to: ["a"], value: "a".repeat(1e6) }, noJson],
  ])("that reports a fix %s", (_, fix, message) => {
    expect(defectIn((__, report) => report(["basic_details", "name"], {}, fix))).toBe(message);
  });

  it.each<[string, Parameters<typeof run>[0]]>([
    ["function", () => () => {}],
    ["function", () => async () => {}],
    ["generator", function* () {}],
    ["generator", async function* () {}],
  ])("that returns a %s, which nobody runs: %s", (kind, check) => {
    expect(defectIn(check)).toBe(`TypeError: a rule must be synchronous, but its check returned a ${kind}`);
  });

  it("that returns a promise, whose rejection is handled", async () => {
    const late = async () => {
      throw new Error("late");
    };
    expect(defectIn(late)).toBe("TypeError: a rule must be synchronous, but its check returned a promise");
    await new Promise((resolve) => setTimeout(resolve, 0));
  });

  it("that catches the first error about its report", () => {
    const reportingTwice = (_: object, report: Report) => {
      for (const wrong of ["basic_details", 5]) {
        try {
          report([], {}, wrong);
        } catch {
          // A check could do this by accident.
        }
      }
    };
    expect(defectIn(reportingTwice)).toBe("TypeError: fix must be an object");
  });
});

it.each<[string, Context, (context: RuleContext) => unknown]>([
  ["a default policy", {}, ({ policies }) => Object.assign(policies, { scheduleOffset: "zero" })],
  [
    "a policy",
    { policies: { merge: "member" } },
    ({ policies }) => Object.assign(policies, { scheduleOffset: "zero" }),
  ],
  ["the product sets", { productSets: ["a"] }, ({ productSets }) => (productSets as Set<string>).add("b")],
  ["the product sets", { productSets: ["a"] }, ({ productSets }) => (productSets as Set<string>).delete("a")],
  ["the product sets", { productSets: ["a"] }, ({ productSets }) => (productSets as Set<string>).clear()],
])("a check cannot change %s for later requests: %j, %s", (_, context, change) => {
  const seen: unknown[] = [];
  const check = (__: unknown, ___: unknown, ofRule: RuleContext) => {
    seen.push({ ...ofRule.policies }, [...(ofRule.productSets ?? [])]);
    change(ofRule);
  };
  const rule = defineRule({ id: "acme.any", scope: "request", reads: {}, message: "is wrong", check });
  const validate = createValidator({ ...context, customRules: [rule] }).create;
  for (const __ of [1, 2]) expect(() => validate(tagged)).toThrow("acme.any failed");
  expect(seen.slice(2)).toEqual(seen.slice(0, 2));
});

it.each(["error", "warning"] as const)(
  "a result stays below a megabyte, however long fixes are, with the severity %s",
  (level) => {
    const tags = Array.from({ length: 100 }, (_, index) => `tag ${index}`);
    const rule = defineRule({
      id: "acme.tags",
      severity: level,
      scope: "request",
      reads: { values: ["basic_details.tags"] },
      message: "is wrong",
      check(request, report) {
        const value = "ü".repeat(9_900);
        request.basic_details.tags?.forEach((_, index) => {
          report(["basic_details", "tags", index], {}, { kind: "replace", value });
        });
      },
    });
    const result = validateCreate(pushRequest({ "basic_details.tags": tags }), { customRules: [rule], lint: true });
    expect(result.truncated).toBe(true);
    const listed = level === "error" ? result.violations : result.warnings;
    expect(listed.map(({ pointer }) => pointer)).toEqual(listed.map((_, index) => `/basic_details/tags/${index}`));
    expect(listed.length).toBeGreaterThan(10);
    expect(Buffer.byteLength(JSON.stringify(result))).toBeLessThan(1_048_576);
  },
);
