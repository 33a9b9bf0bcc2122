import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { folderWith } from "./support/folder-with.js";
import { readPage } from "./support/markdown.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const { blocks } = readPage("CONTRIBUTING.md");

const folders = ["src", "test", "scripts", "fixtures", "docs", "bench", "playground", "conformance", "samples"];
const parts = [...folders, "package.json", "tsconfig.json", "biome.json", "vitest.config.ts"];

/** A copy of the folders and files that a new rule changes. */
const copy = folderWith();

/** A text with a diff applied in the only place that it matches. */
function patched(text: string, diff: string): string {
  const lines = diff.trimEnd().split("\n");
  const side = (marks: string) => lines.flatMap((line) => (marks.includes(line.charAt(0)) ? [line.slice(1)] : []));
  const parts = text.split(`${side(" -").join("\n")}\n`);
  if (parts.length !== 2) throw new Error(`not in one place: ${diff}`);
  return parts.join(`${side(" +").join("\n")}\n`);
}

function node(...args: string[]): string {
  return execFileSync(process.execPath, args, {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, NODE_OPTIONS: "", VITEST: "" },
  });
}

describe("the rule that is added step by step", () => {
  const steps = blocks.filter(({ title }) => title !== "");

  it("has a step for each file", () => {
    expect(steps.map(({ title }) => title)).toEqual([
      "src/rules/control-group/at-most-half.ts",
      "src/rules/index.ts",
      "src/rules/index.ts",
      "src/arbitraries/faults/others.ts",
      "test/rules/control-group/at-most-half.test.ts",
      "fixtures/create/invalid/control-group.at-most-half.json",
      "scripts/coverage/rows.ts",
      "src/arbitraries/components/others.ts",
      "src/arbitraries/components/others.ts",
      "test/oracle/rules.ts",
    ]);
  });

  it("passes its tests", () => {
    for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));

    for (const { language, title, code } of steps) {
      const file = join(copy, title);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, language === "diff" ? patched(readFileSync(file, "utf8"), code) : code);
    }
    node("node_modules/.bin/tsx", "scripts/generate.ts");
    node("node_modules/.bin/tsx", "scripts/coverage/check.ts", "--write");
    const files = [...new Set(steps.map(({ title }) => title))];
    // What is changed, and the entries with types that name every rule.
    const typed = ["src/index.ts", "src/arbitraries/index.ts", ...files.filter((file) => file.endsWith(".ts"))];
    writeFileSync(
      join(copy, "tsconfig.new.json"),
      JSON.stringify({ extends: "./tsconfig.json", include: [], files: typed }),
    );
    node("node_modules/typescript/bin/tsc", "-p", "tsconfig.new.json");
    node("node_modules/@biomejs/biome/bin/biome", "check", "--vcs-enabled=false", "--error-on-warnings", ...files);
    const names = ["control-group/at-most-half", "registry"];
    const tests = names.map((name) => `test/rules/${name}.test.ts`);
    const output = node("node_modules/vitest/vitest.mjs", "run", ...tests, "test/fixtures.test.ts");
    expect(output).toContain("at-most-half");
    expect(readFileSync(join(copy, "docs/rules.md"), "utf8")).toContain("## `control-group.at-most-half`");
    expect(readFileSync(join(copy, "docs/coverage.md"), "utf8")).toContain("#control-groupat-most-half");
  });
});
