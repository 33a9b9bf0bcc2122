// The tests that Stryker runs for mutants: with the environment variable MUTATED, those beside the files that it lists;
// otherwise all useful ones that build nothing. Random tests are slow: beside a file, they run only for generators.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { buildCommand } from "./command.js";
import { keepThread } from "./kept-thread.js";
import { ShortestFirst } from "./shortest-first.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const short = ["catalogue/catalogue", "fixtures", "generated", "lint", "validate", "verdicts"];
const mutated = process.env["MUTATED"]?.split(",") ?? [];
const isCommand = (path: string) => path.startsWith("src/cli/");
/** Outside of Stryker's sandbox, the build must not change. */
const isInSandbox = process.env["STRYKER_MUTATOR_WORKER"] !== undefined;
const runsCommand = isInSandbox && (mutated.length === 0 || mutated.some(isCommand));

function testsOf(): string[] {
  if (mutated.length === 0) return ["test/**/*.test.ts"];
  return [...new Set(mutated.flatMap(testsFor))];
}

/** Most tests of the command line run all of it. The tests of generators are random. Every rule has parts. */
function testsFor(file: string): string[] {
  if (file.startsWith("src/rules/parts/")) return ["test/rules/**/*.test.ts"];
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
    // These are slow: many random runs, copies of the repository, commands that wait for files to change. The last one
    // needs a process of its own.
    exclude: [
      "**/*.random.test.ts",
      "test/{hostile,search}/**",
      "test/oracle/{*differential,places}.test.ts",
      "test/contributing.test.ts",
      "test/cli/{*watch*,command-line-page}.test.ts",
      "test/operations/limits/long-history.test.ts",
    ],
    setupFiles: [
      fileAt("../../test/support/seed.ts"),
      fileAt("./without-shrinking.ts"),
      ...(runsCommand ? [fileAt("./command-setup.ts")] : []),
    ],
    // Stryker runs only tests that import a changed file. Tests that run the command line do not.
    forceRerunTriggers: [`${root}src/cli/**`],
    runner: fileAt("./failed-imports.ts"),
    testTimeout: 300_000,
    isolate: false,
    // Stryker's own file comes first.
    sequence: { sequencer: ShortestFirst, setupFiles: "list" },
  },
});
