import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Case, conformanceFolder } from "../../../scripts/conformance/case.js";
import { bounded } from "../../../src/errors/bounds.js";
import { LONGEST_PATH } from "../../../src/errors/violation.js";
import {
  checkResponse,
  planUpdate,
  type Violation,
  validateCreate,
  validateRequest,
  validateUpdate,
} from "../../../src/index.js";
import { endings, explain, inputRules, planRules, rules, shortMessage } from "../../../src/reference/catalogue.js";
import { structuralRules } from "../../../src/structure/structural-rules.js";
import { type AdviceFixture, type AdviceUpdateFixture, fixturesIn } from "../../support/fixtures.js";

const found = [...conformance(), ...advice()];

describe("the templates of a rule", () => {
  it.each([...inputRules, ...planRules, ...rules].map((rule) => [rule.id, rule] as const))("exist: %s", (_, rule) => {
    expect(rule.templates.length).toBeGreaterThan(0);
    expect(rule.message).toBe(rule.templates.length === 1 ? rule.templates[0]?.template : undefined);
    // All templates except the last one must say when they are used.
    const unconditional = rule.templates.slice(0, -1).filter(({ when }) => when === undefined);
    expect(unconditional).toEqual([]);
    for (const { template } of rule.templates) {
      expect(template).toMatch(/^[a-z]|^\{=/u);
      for (const name of namesIn(template)) expect(rule.params).toContain(name);
    }
  });

  it("fit all violations of the conformance set, and no param is left out", () => {
    const names = new Map(rules.map(({ id }) => [id as string, new Set<string>()]));
    for (const { rule, params } of found) for (const name of Object.keys(params)) names.get(rule)?.add(name);
    const common = [...Object.keys(endings), "storedValue"];
    for (const { id, params } of rules) {
      const seen = [...(names.get(id) ?? [])].filter((name) => !common.includes(name));
      expect([...params].sort(), id).toEqual(expect.arrayContaining(seen.sort()));
    }
  });
});

describe("a short message", () => {
  it("is tested for every rule that needs no getter and no depth", () => {
    const tried = new Set(found.map(({ rule }) => rule));
    const untried = rules.map(({ id }) => id).filter((id) => !tried.has(id));
    expect(untried).toEqual(["structure.too-deep", "structure.unreadable"]);
  });

  it("is the message without the path", () => {
    const wrong = found.filter((violation) => violation.message !== `${violation.path} ${shortMessage(violation)}`);
    expect(wrong).toEqual([]);
  });

  it("of a plan is the message without the path, too", () => {
    const { violations } = planUpdate({ utm_params: {} }, { created_by: "jo@example.com", typo: 1 });
    const own = violations.filter(({ rule }) => rule.startsWith("plan."));
    expect(own.map(shortMessage)).toEqual(
      ["plan.member-kept", "plan.member-updatable"].map((id) => planRules.find((rule) => rule.id === id)?.message),
    );
  });

  it("begins with a verb, and does not name the path", () => {
    const verbs = /^(?:is|are|has|must|should|cannot|changes|depends|holds|looks) /u;
    const wrong = found.filter((violation) => {
      const short = shortMessage(violation);
      // "body" is also an English word.
      return !verbs.test(short) || (violation.path !== "body" && short.includes(violation.path));
    });
    expect(wrong.map((violation) => [violation.path, shortMessage(violation)])).toEqual([]);
  });

  it("has one of the templates of the rule", () => {
    for (const violation of found) {
      const patterns = explain(violation.rule).templates.map(({ template }) => patternOf(template));
      expect(
        patterns.some((pattern) => pattern.test(shortMessage(violation))),
        violation.message,
      ).toBe(true);
    }
  });

  it.each<[string, Violation | undefined, string]>([
    [
      "of a member that the stored campaign has",
      validateUpdate(
        { control_group_details: { is_campaign_control_group_enabled: true } },
        {
          campaign: {
            state: "DRAFT",
            body: { channel: "PUSH", control_group_details: { campaign_control_group_percentage: 5 } },
          },
        },
      ).violations.find(({ params }) => params.storedHasValue),
      "is a mandatory field (0 to 100) when is_campaign_control_group_enabled is true, but is absent; the stored campaign has 5, " +
        "but control_group_details replaces what is stored: send the whole object",
    ],
    [
      "of endless nesting",
      validateCreate(cycle(), { bounds: { maxDepth: 20 } }).violations.find(
        ({ rule }) => rule === "structure.too-deep",
      ),
      "contains itself",
    ],
    [
      "of a response",
      checkResponse("create", 204, undefined).violations[0],
      "must be one of 201, 400, 401, 413, 415, 429, 500, but is 204",
    ],
    [
      "of a rule whose message was replaced",
      validateCreate({ channel: "PUSH", delivery_controls: { queuing_enabled: true } }, {
        features: [],
        message: () => "anders",
      } as never).violations.find(({ rule }) => rule === "delivery-controls.queuing-enabled"),
      "must be absent, because the feature QUEUING is not enabled for this workspace",
    ],
    [
      "whose message was replaced",
      validateCreate([], { message: () => "anders" } as never).violations[0],
      "has an invalid value, expected type object but got array",
    ],
  ])("%s", (_, violation, short) => {
    expect(violation && shortMessage(violation)).toBe(short);
  });

  it("of a custom rule is its message without the path", () => {
    const own = {
      rule: "shop.vip-only",
      path: "a.b",
      segments: ["a", "b"],
      params: {},
      message: "a.b must be left out",
    };
    expect(shortMessage(own as never)).toBe("must be left out");
    expect(shortMessage({ ...own, message: "Bitte weglassen" } as never)).toBe("Bitte weglassen");
    expect(shortMessage({ ...own, rule: ["structure.type"] } as never)).toBe("must be left out");
    const body = { ...own, path: "body", segments: [], message: "body must be smaller" };
    expect(shortMessage(body as never)).toBe("must be smaller");
    const header = { ...body, path: "Authorization", message: "Authorization must be shorter" };
    expect(shortMessage(header as never)).toBe("must be shorter");
    const path = "k".repeat(300);
    const message = `${bounded(path, LONGEST_PATH)} must be left out`;
    expect(shortMessage({ ...own, path, segments: [path], message } as never)).toBe("must be left out");
  });
});

it("the short message omits a long path, even one that the message cuts", () => {
  const key = "k".repeat(200);
  const { violations } = validateCreate({ channel: "PUSH", utm_params: { [key]: 1 } });
  const violation = violations.find(({ path }) => path.includes(key)) as Violation;
  expect(shortMessage(violation)).toBe('has an invalid value, expected type string but got number; did you mean "1"?');
});

it("every structural rule has a message for all its params", () => {
  for (const { messages } of Object.values(structuralRules)) expect(messages.length).toBeGreaterThan(0);
});

/** All violations of the conformance set, of both severities. */
function conformance(): Violation[] {
  return ["create", "update", "request"].flatMap((name) => {
    const lines = readFileSync(`${conformanceFolder}/${name}.ndjson`, "utf8").trimEnd().split("\n");
    return lines.flatMap((line) => {
      const { operation, context, input } = JSON.parse(line) as Case;
      const known = { ...context, lint: true } as never;
      const validate = { create: validateCreate, update: validateUpdate, request: validateRequest }[operation];
      const { violations, warnings } = validate(input as never, known);
      return [...violations, ...warnings];
    });
  });
}

function advice(): Violation[] {
  const fixtures = ["create/advice", "create/shape"].flatMap((folder) => fixturesIn<AdviceFixture>(folder));
  const created = fixtures.map(([, { body, context }]) => validateCreate(body, { ...context, lint: true }));
  const updated = fixturesIn<AdviceUpdateFixture>("update/advice").map(([, { patch, context }]) =>
    validateUpdate(patch, { ...context, lint: true }),
  );
  return [...created, ...updated].flatMap(({ warnings }) => warnings);
}

function cycle(): unknown {
  const filters: unknown[] = [];
  const group = { filter_operator: "and", filters };
  filters.push({ filter_type: "actions", action_name: "a", attributes: group });
  return { channel: "PUSH", segmentation_details: { included_filters: group } };
}

function namesIn(template: string): string[] {
  return [...template.matchAll(/\{=?(\w+)\}/gu)].map(([, name = ""]) => name);
}

/** An expression that matches the filled template, with any endings. */
function patternOf(template: string): RegExp {
  const fixed = template.split(/\{=?\w+\}/u).map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
  return new RegExp(`^${fixed.join(".+")}(?:; .+)?$`, "u");
}
