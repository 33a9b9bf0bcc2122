import { beforeEach, describe, expect, it } from "vitest";
import { complaints, regexpsIn, withoutPackages } from "../scripts/check-regexps.js";
import { isInstalled } from "../scripts/tools.js";

beforeEach(({ skip }) => skip(!isInstalled("tools")));

/** The problems of a program, without the attacks, whose length the checker chooses. */
const said = (program: string) => complaints(regexpsIn("a.ts", program)).map((line) => line.replace(/: '.*/su, ""));

describe("a regular expression that backtracks is caught, with its line", () => {
  it.each([
    ["as a literal", "\nconst bad = /^(a+)+$/;", "a.ts:2: /^(a+)+$/ is exponential"],
    ["as a constant", 'new RegExp("^(a+)+$", "u");', "a.ts:1: /^(a+)+$/u is exponential"],
    ["as a template of one piece", "globalThis.RegExp(`^(a+)+$`);", "a.ts:1: /^(a+)+$/ is exponential"],
    ["between typed code", "f<string>(\n  text as string, /\\s+$/u);", "a.ts:2: /\\s+$/u is 2nd degree polynomial"],
  ])("%s", (_, program, complaint) => {
    expect(said(program)).toEqual([complaint]);
  });

  it("wherever it is repeated", () => {
    expect(said("/^(a+)+$/;\n/a/;\n/^(a+)+$/;")).toHaveLength(2);
  });

  it("with an input that makes it slow", () => {
    expect(complaints(regexpsIn("a.ts", "/^(a+)+$/"))).toEqual([expect.stringContaining("'a'.repeat(")]);
  });
});

describe("an expression without a proof is rejected too", () => {
  it.each([
    ["an expression that is made at run time", "new RegExp(name);", "a.ts:1: RegExp(…) is computed at run time"],
    ["flags that are made at run time", 'RegExp("a", flags)', "a.ts:1: RegExp(…) is computed at run time"],
    ["an expression with a backreference", "/^(a*)b\\1$/u", "a.ts:1: /^(a*)b\\1$/u cannot be checked: unsupported"],
  ])("%s", (_, program, complaint) => {
    expect(said(program)).toEqual([expect.stringContaining(complaint)]);
  });
});

it("an expression that takes linear time passes, and so does text that only looks like one", () => {
  expect(said("/^a+$/u; new RegExp('b'); x = a / (b+b) / c; // /^(a+)+$/\n'/^(a+)+$/'; y instanceof RegExp;")).toEqual(
    [],
  );
});

it("the packages in a bundle are left out, and lines keep their numbers", () => {
  const bundle = "// src/a.ts\n/a/;\n// node_modules/b/index.js\n/^(a+)+$/;\n// src/c.ts\n/^(b+)+$/;";
  expect(complaints(regexpsIn("a.js", withoutPackages(bundle)))).toEqual([expect.stringMatching(/^a\.js:6: /u)]);
});
