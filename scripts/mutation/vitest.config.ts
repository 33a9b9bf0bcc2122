// The tests that Stryker asks about mutants: with the environment variable MUTATED, those beside the files that it lists;
// otherwise all that tell something without building anything. Random tests take long: beside a file, only generators
// are asked about by them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { buildCommand } from "./command.js";
import { keepThread } from "./kept-thread.js";
import { ShortestFirst } from "./shortest-first.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const short = ["catalogue/catalogue", "documented-errors", "fixtures", "generated", "lint", "validate", "verdicts"];
const mutated = process.env["MUTATED"]?.split(",") ?? [];
const isCommand = (path: string) => path.startsWith("src/cli/");
/** Outside of Stryker's sandbox, what is built stays what it is. */
const isInSandbox = process.env["STRYKER_MUTATOR_WORKER"] !== undefined;
const runsCommand = isInSandbox && (mutated.length === 0 || mutated.some(isCommand));

function testsOf(): string[] {
  if (mutated.length === 0) return ["test/**/*.test.ts"];
  return [...new Set(mutated.flatMap(testsFor))];
}

/** Most tests of the command line run all of it; those of generators are about what is drawn, and random. */
function testsFor(file: string): string[] {
  if (file.startsWith("src/arbitraries/")) return ["test/arbitraries/*.test.ts"];
  return isCommand(file) ? ["test/cli/**/*.test.ts"] : testsBeside(posix.dirname(file).replace(/^src/u, "test"));
}

/** The tests of a folder, or of the nearest one above that has some. */
function testsBeside(folder: string): string[] {
  if (folder === "test") return short.map((name) => `test/${name}.test.ts`);
  const names = existsSync(root + folder) ? readdirSync(root + folder) : [];
  const tests = names.filter((name) => name.endsWith(".test.ts")).map((name) => `${folder}/${name}`);
  const plain = tests.filter((test) => !readFileSync(root + test, "utf8").includes('from "fast-check"'));
  return plain.length > 0 ? plain : testsBeside(posix.dirname(folder));
}

if (runsCommand) buildCommand(root);

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [keepThread(root)],
  test: {
    include: testsOf(),
    // They take long: many random runs, copies of the repository, commands that wait for changes of files.
    exclude: [
      "**/*.random.test.ts",
      "test/{oracle,hostile,search}/**",
      "test/contributing.test.ts",
      "test/cli/{*watch*,command-line-page}.test.ts",
    ],
    setupFiles: [
      fileAt("../../test/support/seed.ts"),
      fileAt("./without-shrinking.ts"),
      ...(runsCommand ? [fileAt("./command-setup.ts")] : []),
    ],
    // Stryker asks only tests that import a changed file, which those that run the command line do not.
    forceRerunTriggers: [`${root}src/cli/**`],
    runner: fileAt("./failed-imports.ts"),
    testTimeout: 300_000,
    isolate: false,
    // Stryker's own comes first.
    sequence: { sequencer: ShortestFirst, setupFiles: "list" },
  },
});
