import { describe, expect, it } from "vitest";
import { problems, repositorySources } from "../scripts/coverage/check.js";
import { sections } from "../scripts/coverage/rows.js";
import { unknownSections, unnamedRules } from "../scripts/coverage/unnamed-rules.js";
import { registry } from "../src/rules/index.js";

it("the page of this repository is up to date, and everything that it names exists", () => {
  expect(problems(sections, { ...repositorySources(), specification: undefined })).toEqual([]);
});

describe("every rule of this repository", () => {
  it("is named", () => {
    const rules = [...repositorySources().rules].map((id) => ({ id }));
    expect(unnamedRules(sections, rules, "")).toEqual([]);
  });

  it("has the heading of a section", () => {
    expect(unknownSections(sections, registry)).toEqual([]);
  });
});
