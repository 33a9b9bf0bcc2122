import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import picomatch from "picomatch";
import { describe, expect, it } from "vitest";
import { foldersOf, matchesOf, patternOf } from "../../src/cli/glob.js";
import { withLiteralParentheses } from "../../src/cli/glob-matcher.js";
import { folder } from "./run.js";

const base = mkdtempSync(join(folder, "folders-"));
for (const name of ["a/deep", ".hidden", "node_modules/b"]) mkdirSync(join(base, name), { recursive: true });

const inBase = (name: string) => join(base, name);

describe("the folders in which a pattern may match", () => {
  it.each([
    ["*.json", ["."]],
    ["/*.json", ["/"]],
    [`${base}/*.json`, [base]],
    [`${base}/**/*.json`, ["", "a", "a/deep"].map(inBase)],
    [`${base}/**/node_modules/*.json`, ["", "a", "a/deep", "node_modules", "node_modules/b"].map(inBase)],
    [`${base}/.*/*.json`, ["", ".hidden", "a", "a/deep"].map(inBase)],
  ])("%s", async (pattern, folders) => {
    const glob = await patternOf(pattern);
    const found = (glob === undefined ? [] : await foldersOf(glob)).map((name) =>
      name.length > 1 ? name.replace(/\/$/u, "") : name,
    );
    expect(found.sort()).toEqual(folders);
  });
});

it("a name without wildcards is not a pattern", async () => {
  expect(await patternOf("samples/push-one-time.json")).toBeUndefined();
});

describe("hidden files and folders match only if the pattern names them", () => {
  const hidden = mkdtempSync(join(folder, "hidden-"));
  for (const name of [".h/.i", "d/.h/.i"]) mkdirSync(join(hidden, name), { recursive: true });
  for (const name of ["b.json", ".3.json", ".h/c.json", ".h/.i/d.json", "d/.h/c.json", "d/.h/.i/d.json"]) {
    writeFileSync(join(hidden, name), "");
  }

  it.each([
    ["*.json", ["b.json"]],
    ["[!x]*.json", ["b.json"]],
    ["!(x).json", ["b.json"]],
    ["+(*).json", ["b.json"]],
    ["[!x]*/*.json", []],
    ["!(x)/*.json", []],
    ["**/*.json", ["b.json"]],
    [".*.json", [".3.json"]],
    ["{.3,b}.json", [".3.json", "b.json"]],
    ["@(.3|b).json", [".3.json", "b.json"]],
    [".h/*.json", [".h/c.json"]],
    ["**/.h/*.json", [".h/c.json", "d/.h/c.json"]],
    ["**/.[h]/*.json", [".h/c.json", "d/.h/c.json"]],
    ["**/.h/**/*.json", [".h/c.json", "d/.h/c.json"]],
    ["**/.h/**/.i/*.json", [".h/.i/d.json", "d/.h/.i/d.json"]],
    ["d/**/.h/*.json", ["d/.h/c.json"]],
    ["**/.i/*.json", []],
    // With a slash at its end, a pattern means folders.
    ["*/", []],
    ["*/.h/", ["d/.h/c.json"]],
    ["**/.h//", [".h/c.json", "d/.h/c.json"]],
  ])("%s", async (pattern, files) => {
    const glob = (await patternOf(`${hidden}/${pattern}`)) ?? expect.fail("this is a pattern");
    expect((await matchesOf(glob)).files).toEqual(files.map((file) => join(hidden, file)));
  });
});

it("a pattern that matches a folder does not match the files in it", async () => {
  for (const name of ["b", "a/c"]) writeFileSync(join(base, name), "");
  const glob = (await patternOf(`${base}/**/[ab]`)) ?? expect.fail("this is a pattern");
  expect(await matchesOf(glob)).toEqual({ files: [join(base, "b")], problems: [] });
});

describe("parentheses belong to a name", () => {
  const parent = mkdtempSync(join(folder, "parentheses-"));
  for (const name of ["eu", "eu (old)", "old"]) {
    mkdirSync(join(parent, name));
    writeFileSync(join(parent, name, "a.json"), "");
  }

  it.each([
    ["eu (old)/*.json", ["eu (old)/a.json"]],
    ["eu \\(old\\)/*.json", ["eu (old)/a.json"]],
    ["eu (*)/a.json", ["eu (old)/a.json"]],
    ["@(eu|old)/*.json", ["eu/a.json", "old/a.json"]],
    ["!(e*)/*.json", ["old/a.json"]],
    ["(eu|old)/*.json", ["eu/a.json", "old/a.json"]],
  ])("%s", async (pattern, files) => {
    const glob = (await patternOf(`${parent}/${pattern}`)) ?? expect.fail("this is a pattern");
    expect((await matchesOf(glob)).files).toEqual(files.map((file) => join(parent, file)));
    const matches = picomatch(withLiteralParentheses(pattern));
    expect(["eu (old)/a.json", "eu/a.json", "old/a.json"].filter((file) => matches(file))).toEqual(files);
  });
});
