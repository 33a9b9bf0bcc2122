import { describe, expect, it } from "vitest";
import { APPLIES_TO } from "../../../src/reference/catalogue/catalogued.js";
import { endings, explain, inputRules, planRules, policies, rules } from "../../../src/reference/catalogue.js";
import { looks } from "../../../src/structure/looks.js";

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
    looksLike: looks,
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

it("the catalogue has everything about a structural rule", () => {
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
