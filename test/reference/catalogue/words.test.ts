import { describe, expect, it } from "vitest";
import { isInputRule } from "../../../src/errors/input-violation.js";
import { APPLIES_TO } from "../../../src/reference/catalogue/catalogued.js";
import { endings, explain, inputRules, planRules, policies, rules } from "../../../src/reference/catalogue.js";
import { registry } from "../../../src/rules/index.js";
import { silencedBy } from "../../../src/rules/parts/gates.js";
import type { Rule } from "../../../src/rules/rule.js";
import { addressLooks } from "../../../src/structure/address-looks.js";
import { timeLooks } from "../../../src/structure/time-looks.js";

const SENTENCE = /^[A-Z].*[^.\s]\.$/u;

describe("every rule", () => {
  const all = [...inputRules, ...planRules, ...rules];

  it("has a sentence that says what it requires", () => {
    expect(all.filter(({ summary }) => !SENTENCE.test(summary)).map(({ id }) => id)).toEqual([]);
  });

  it("says when it uses each of its templates, in words that follow the word when", () => {
    const whens = all.flatMap(({ templates }) => templates.flatMap(({ when }) => (when === undefined ? [] : [when])));
    expect(whens.filter((when) => !/^[a-z`].*[^.\s]$/u.test(when))).toEqual([]);
  });

  it("says to which campaigns it applies", () => {
    expect(rules.filter(({ scope, appliesTo }) => appliesTo !== APPLIES_TO[scope])).toEqual([]);
    expect(Object.values(APPLIES_TO).filter((words) => !/^[a-zEP][\w ()@,]*\w$/u.test(words))).toEqual([]);
  });
});

describe("every policy", () => {
  it("has sentences about the choice, what the specification says, and the default", () => {
    const texts = policies.flatMap(({ summary, spec, reason }) => [summary, spec, reason]);
    expect(texts.filter((text) => !SENTENCE.test(text))).toEqual([]);
  });

  it("has the first of its values as the default", () => {
    expect(policies.map(({ name, values, default: standard }) => [name, values, standard])).toEqual([
      ["utmCustomKeys", ["by-operation", "prefix", "any"], "by-operation"],
      ["merge", ["component", "member"], "component"],
      ["scheduleOffset", ["refuse", "zero"], "refuse"],
      ["drafts", ["complete", "in-progress"], "complete"],
      ["publish", ["trusted", "validated"], "trusted"],
    ]);
  });
});

it("the endings of messages have places for their params", () => {
  expect(endings).toEqual({
    looksLike: { ...timeLooks, ...addressLooks },
    nearest: "; did you mean {nearest}?",
    belongs: expect.stringContaining("{=belongs}") as string,
    storedHasValue: expect.stringContaining("{=component}") as string,
  });
});

it("the message of each member that a condition makes mandatory says what the member may be", () => {
  const templates = rules.flatMap(({ id, templates }) => templates.map(({ template }) => [id, template] as const));
  const mandatory = templates.filter(([, template]) => /^is a mandatory field (?!and )/u.test(template));
  expect(mandatory.length).toBeGreaterThan(20);
  // Either of two members will do.
  const vague = mandatory.filter(([, template]) => !/^is a mandatory field \(.+?\)/u.test(template));
  expect(vague.map(([id]) => id)).toEqual(["filter.segment-named"]);
});

describe("the catalogue", () => {
  it("has everything about a structural rule", () => {
    const { summary: _, templates, ...others } = explain("structure.size");
    expect(others).toStrictEqual({
      id: "structure.size",
      severity: "error",
      spec: "Limits",
      scope: "request",
      appliesTo: "every campaign, created or updated",
      reads: {},
      params: ["minimum", "received"],
      silences: [],
      changedBy: ["exceptions"],
      needs: [],
      readings: [],
      code: "400 Bad Request",
    });
    expect(templates.length).toBe(2);
  });

  it("has the params of each structural rule", () => {
    const params = rules.filter(({ id }) => id.startsWith("structure.")).map(({ id, params }) => [id, params]);
    expect(params).toEqual([
      ["structure.required", ["expected", "allowed", "format"]],
      ["structure.type", ["expected", "received", "allowed", "format"]],
      ["structure.enum", ["allowed", "received"]],
      ["structure.range", ["minimum", "maximum", "received"]],
      ["structure.format", ["format", "received", "example"]],
      ["structure.size", ["minimum", "received"]],
      ["structure.too-deep", ["limit", "cyclic"]],
      ["structure.unreadable", []],
    ]);
  });

  it("has the data of every other rule, and nothing else", () => {
    const expected = registry.map((rule: Rule) => {
      const { id, severity = "error", summary, spec, scope, reads, allowed, unlessFeature, ifFeature, states } = rule;
      const { refuses } = rule;
      const silences = silencedBy(rule, registry);
      const said = {
        id,
        severity,
        summary,
        spec,
        scope,
        reads,
        allowed,
        unlessFeature,
        ifFeature,
        states,
        refuses,
        silences,
      };
      return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
    });
    const found = rules
      .filter(({ id }) => !id.startsWith("structure."))
      .map(({ appliesTo: _a, message: _m, templates: _t, params: _p, code: _c, ...rule }) => {
        const { changedBy: _b, needs: _n, readings: _r, ...others } = rule;
        return others;
      });
    expect(found).toStrictEqual(expected);
  });

  it("has everything about the rules for files", () => {
    const common = {
      severity: "error",
      appliesTo: "files and lines, before all other checks",
      reads: {},
      silences: [],
      needs: [],
      readings: [],
      code: "400 Bad Request",
    };
    const message =
      "is repeated at line {line}, column {column}; it first appears at line {firstLine}, column {firstColumn}, and only the last value counts";
    expect(inputRules.map(({ summary: _, ...rule }) => rule)).toEqual([
      {
        ...common,
        id: "input.json",
        templates: [
          {
            when: "the text is not JSON at that place",
            template: "is not valid JSON: {=problem} at line {line}, column {column}",
          },
          { when: "the file as a whole is not JSON", template: "is not valid JSON: {=problem}" },
          { when: "the file is JSON, but not the kind of request that the options specify", template: "{=problem}" },
        ],
        params: ["line", "column", "problem"],
        changedBy: [],
      },
      {
        ...common,
        id: "input.json-unique-keys",
        message,
        templates: [{ template: message }],
        params: ["line", "column", "firstLine", "firstColumn"],
        changedBy: ["rules"],
      },
    ]);
    expect(["input.json", "input.json-unique-keys", "structure.type"].map(isInputRule)).toEqual([true, true, false]);
  });
});
