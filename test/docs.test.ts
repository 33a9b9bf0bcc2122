import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Pages of which every code block can be run as it stands, but for those that start a server. */
const pages = ["docs/fuzzing.md", "docs/json-schema.md", "README.md"];

function blocksOf(page: string): string[] {
  const text = readFileSync(`${root}${page}`, "utf8");
  return [...text.matchAll(/^```ts\n(.*?)^```$/gmsu)]
    .map(([, code]) => code ?? "")
    .filter((code) => !code.includes(".listen("));
}

/** Runs a module in a process of its own, where the package is found by its name. Throws when it fails. */
function run(source: string): void {
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  const { outputText } = ts.transpileModule(source, { compilerOptions: options });
  execFileSync(process.execPath, ["--input-type=module", "--eval", outputText], { cwd: root, stdio: "pipe" });
}

describe.each(pages)("the code of %s", (page) => {
  const blocks = blocksOf(page);

  it("is there", () => {
    expect(blocks.length).toBeGreaterThan(3);
  });

  it.each(blocks.map((code, index) => [`block ${index + 1}`, code]))("%s runs", (_, code) => {
    run(code);
  });
});

it("a block that fails is noticed", () => {
  expect(() => run('throw new Error("no");')).toThrow();
});
