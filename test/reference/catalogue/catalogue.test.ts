import { describe, expect, it } from "vitest";
import { type Context, type RuleId, validateCreate } from "../../../src/index.js";
import { explain, inputRules, planRules, policies, rules } from "../../../src/reference/catalogue.js";
import { registry } from "../../../src/rules/index.js";
import { structuralRules } from "../../../src/structure/structural-rules.js";
import { fixturesIn, type InvalidFixture } from "../../support/fixtures.js";

describe("rules", () => {
  it("are the structural ones, then the registry", () => {
    expect(rules.map(({ id }) => id)).toEqual([...Object.keys(structuralRules), ...registry.map(({ id }) => id)]);
  });

  it("are plain data", () => {
    expect(structuredClone(rules)).toEqual(rules);
    expect(JSON.parse(JSON.stringify(rules))).toEqual(rules);
  });

  it("have the `error.code` of an answer in which they come first", () => {
    expect(rules.filter(({ code }) => code === "VALIDATION_FAILED").map(({ id }) => id)).toEqual([
      "delivery-controls.queuing-enabled",
      "audience-limit.feature-enabled",
    ]);
  });

  it.each(fixturesIn<InvalidFixture>("create/invalid"))(
    "have the message of a violation of %s",
    (id, { body, context }) => {
      const [violation] = validateCreate(body, context).violations;
      const { message } = explain(id as RuleId);
      if (message === undefined) return expect(id).toMatch(/^structure\./u);
      const fixed = message.split(/\{=?\w+\}/u).map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
      expect(violation?.message).toMatch(new RegExp(`^\\S+ ${fixed.join(".+")}(?:; did you mean .+\\?)?$`, "u"));
    },
  );
});

describe("explain", () => {
  it("returns everything about a rule", () => {
    expect(explain("delivery-controls.queuing-enabled")).toEqual({
      id: "delivery-controls.queuing-enabled",
      severity: "error",
      summary: "The members about queuing need the queuing feature, whatever their value.",
      spec: "Push `delivery_controls`",
      scope: "PUSH",
      appliesTo: "Push campaigns",
      reads: { presence: ["delivery_controls.queuing_enabled", "delivery_controls.queue_duration"] },
      message: "must be absent, because the feature QUEUING is not enabled for this workspace",
      templates: [{ template: "must be absent, because the feature QUEUING is not enabled for this workspace" }],
      params: [],
      unlessFeature: "QUEUING",
      refuses: true,
      silences: [
        "delivery-controls.queue-duration-required",
        "delivery-controls.queue-duration-positive",
        "delivery-controls.queue-duration-used",
      ],
      changedBy: ["features", "rules", "exceptions"],
      needs: ["features", "campaign.body"],
      readings: [],
      code: "VALIDATION_FAILED",
    });
  });

  it("knows the rules about files, too", () => {
    expect(inputRules.map(({ id }) => explain(id))).toEqual(inputRules);
  });

  it("knows the rules about plans, too", () => {
    expect(planRules.map(({ id }) => explain(id))).toEqual(planRules);
    expect(explain("plan.member-updatable")).toEqual({
      id: "plan.member-updatable",
      severity: "error",
      summary:
        "A desired campaign differs from the stored one only in what an update can change: channel, type and components.",
      spec: "Update or publish campaign draft",
      appliesTo: "plans of updates",
      reads: {},
      message: "differs from the stored campaign, but is not a member that an update can change",
      templates: [{ template: "differs from the stored campaign, but is not a member that an update can change" }],
      params: [],
      silences: [],
      changedBy: [],
      needs: [],
      readings: [],
      code: "400 Bad Request",
    });
  });

  it("throws a TypeError that names an unknown rule", () => {
    expect(() => explain("no.such-rule" as RuleId)).toThrow(new TypeError('unknown rule "no.such-rule"'));
    expect(() => explain("structure.typ" as RuleId)).toThrow(
      new TypeError('unknown rule "structure.typ"; did you mean "structure.type"?'),
    );
  });
});

describe("policies", () => {
  it("are all accepted by a context, in each of their values", () => {
    for (const { name, values, default: standard } of policies) {
      expect(values).toContain(standard);
      for (const value of values) {
        const context: Context = { policies: { [name]: value } };
        expect(validateCreate({}, context).ok).toBe(false);
      }
    }
  });
});
