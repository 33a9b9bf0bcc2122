import { describe, expect, it } from "vitest";
import { type Context, defineRule, validateCreate } from "../../../src/index.js";
import { frozen } from "../../support/json.js";

const ruleOf = (id: string) =>
  defineRule({ id, scope: "request", reads: {}, message: "is wrong", check: () => undefined });

describe("a valid context", () => {
  it.each<[string, Context]>([
    ["empty", {}],
    [
      "with every option undefined",
      { features: undefined, productSets: undefined, policies: undefined, rules: undefined, lint: undefined },
    ],
    ["with undefined bounds", { bounds: { maxDepth: undefined, maxViolations: undefined } }],
    ["with lists", { features: ["QUEUING", "PORTFOLIO"], productSets: ["a", ""] }],
    ["with sets", { features: new Set(["AUDIENCE_LIMIT"] as const), productSets: new Set(["a"]) }],
    [
      "with policies",
      { policies: { utmCustomKeys: "any", merge: "member", scheduleOffset: "zero", drafts: "complete" } },
    ],
    ["with an undefined policy", { policies: { merge: undefined } }],
    ["with overrides of nothing", { rules: {} }],
    ["with bounds", { bounds: { maxDepth: 1, maxViolations: Number.POSITIVE_INFINITY } }],
  ])("%s", (_, context) => {
    expect(validateCreate({}, frozen(context)).violations).toHaveLength(8);
  });
});

describe("an invalid context throws a TypeError that names the mistake", () => {
  it.each<[unknown, string]>([
    [null, "context must be an object"],
    ["QUEUING", "context must be an object"],
    [Promise.resolve({}), "context must be an object, got a promise"],
    [{ rules: Promise.resolve({}) }, "rules must be an object, got a promise"],
    [{ features: ["QUEUEING"] }, 'unknown feature "QUEUEING"; did you mean "QUEUING"?'],
    [{ features: [7] }, "unknown feature 7"],
    [{ features: "QUEUING" }, "features must be an array or a Set"],
    [{ productSets: [7] }, "product set id must be a string, got number"],
    [{ productSets: {} }, "productSets must be an array or a Set"],
    [{ features: null }, "features must be an array or a Set"],
    [{ features: new Set(["QUEUING"]).values() }, "features must be an array or a Set"],
    [{ customRules: [].values() }, "customRules must be an array or a Set"],
    [{ productSets: new Map().keys() }, "productSets must be an array or a Set"],
    [{ exceptions: [].values() }, "exceptions must be an array or a Set"],
    [{ rules: 5 }, "rules must be an object"],
    [{ policies: { merging: "member" } }, 'unknown policy "merging"'],
    [{ policies: { toString: "member" } }, 'unknown policy "toString"'],
    [{ policies: { merge: "members" } }, 'unknown value of the policy merge: "members"; did you mean "member"?'],
    [{ policies: [] }, "policies must be an object"],
    [{ rules: { "no.such-rule": "off" } }, 'unknown rule "no.such-rule"'],
    [
      { rules: { "structure.type": "off" } },
      "the rule structure.type is structural, so its level cannot be set; use an exception instead",
    ],
    [
      { rules: { "utm.custom-keys-prefixed": "off" } },
      `unknown rule "utm.custom-keys-prefixed"; did you mean "utm.custom-key-prefixed"?`,
    ],
    [{ rules: { "utm.custom-key-prefixed": "warn" } }, 'unknown level of the rule utm.custom-key-prefixed: "warn"'],
    [{ lint: 1 }, "lint must be true or false"],
    [{ message: "is wrong" }, "message must be a function, got string"],
    [{ customRules: {} }, "customRules must be an array or a Set"],
    [{ customRules: [{ id: "acme.a" }] }, "customRules must be made by defineRule"],
    [{ customRules: [ruleOf("acme.a"), ruleOf("acme.a")] }, "two custom rules have the id acme.a"],
    [
      { customRules: [ruleOf("acme.a-rule")], rules: { "acme.b-rule": "off" } },
      'unknown rule "acme.b-rule"; did you mean "acme.a-rule"?',
    ],
    [
      { customRules: [ruleOf("acme.a-rule")], exceptions: [{ rule: "acme.b-rule", path: "a", level: "off" }] },
      'unknown rule "acme.b-rule"; did you mean "acme.a-rule"?',
    ],
    [{ exceptions: [{ rule: ["structure.type"], path: "a", level: "off" }] }, "unknown rule array"],
    [{ features: [{}] }, "unknown feature object"],
    [{ bounds: { maxDepth: 0 } }, "bounds.maxDepth must be a number of at least 1"],
    [{ bounds: { maxViolations: Number.NaN } }, "bounds.maxViolations must be a number of at least 1"],
    [{ bounds: { maxViolations: "9" } }, "bounds.maxViolations must be a number of at least 1"],
    [{ bounds: 5 }, "bounds must be an object"],
    [{ feature: [] }, 'unknown option "feature"; did you mean "features"?'],
    [{ campaigns: {} }, 'unknown option "campaigns"; did you mean "campaign"?'],
    [{ strict: true }, 'unknown option "strict"'],
    [{ bounds: { maxdepth: 5 } }, 'unknown bound "maxdepth"; did you mean "maxDepth"?'],
    [{ policies: { scheduleOffset: "any" } }, 'unknown value of the policy scheduleOffset: "any"'],
  ])("%j", (context, message) => {
    expect(() => validateCreate({}, context as Context)).toThrow(new TypeError(message));
  });
});

it("an option that is a list is read only up to its first invalid entry", () => {
  const list = (right: unknown, wrong: unknown) => ({
    *[Symbol.iterator]() {
      yield right;
      yield wrong;
      throw new Error("read on");
    },
  });
  expect(() => validateCreate({}, { productSets: list("a", 7) } as never)).toThrow(
    new TypeError("product set id must be a string, got number"),
  );
  const features = list("QUEUING", true);
  expect(() => validateCreate({}, { features } as never)).toThrow(new TypeError("unknown feature true"));
  const exceptions = list({ rule: "structure.type", path: "a", level: "off" }, 5);
  expect(() => validateCreate({}, { exceptions } as never)).toThrow(new TypeError("exception must be an object"));
});

it("an option that throws when it is read is the cause of an error that names it", () => {
  const cause = new Error("an error of the caller");
  const slip = (): never => {
    throw cause;
  };
  const throwing = (name: string) => Object.defineProperty({}, name, { enumerable: true, get: slip });
  for (const [context, name] of [
    [throwing("lint"), "context"],
    [{ rules: throwing("x") }, "rules"],
    [{ bounds: throwing("maxDepth") }, "bounds"],
    [{ features: { [Symbol.iterator]: slip } }, "features"],
  ] as const) {
    let thrown: unknown;
    try {
      validateCreate({}, context as Context);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toEqual(new TypeError(`${name} cannot be read`));
    expect((thrown as Error).cause).toBe(cause);
  }
});
