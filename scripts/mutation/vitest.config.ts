// The tests that Stryker asks about mutants: with the environment variable MUTATED, those beside the files that it lists;
// otherwise all that tell something without building anything.
import { existsSync, readdirSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { keepThread } from "./kept-thread.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const short = ["test/{catalogue,documented-errors,fixtures,generated,lint,validate,verdicts}.test.ts"];
const mutated = process.env["MUTATED"]?.split(",") ?? [];

function testsOf(): string[] {
  if (mutated.length === 0) return ["test/**/*.test.ts"];
  const folders = mutated.map((file) => besideOf(posix.dirname(file).replace(/^src/u, "test")));
  return [...new Set(folders)].flatMap((folder) => (folder === "test" ? short : [`${folder}/*.test.ts`]));
}

/** A folder of tests, or the nearest one above that has some. */
function besideOf(folder: string): string {
  if (folder === "test") return folder;
  const hasTests = existsSync(root + folder) && readdirSync(root + folder).some((file) => file.endsWith(".test.ts"));
  return hasTests ? folder : besideOf(posix.dirname(folder));
}

export default defineConfig({
  plugins: [keepThread(root)],
  test: {
    include: testsOf(),
    // They take long: many random runs, copies of the repository, commands that wait for changes of files.
    exclude: [
      "**/*.random.test.ts",
      "test/{oracle,hostile,search}/**",
      "test/contributing.test.ts",
      "test/cli/*watch*",
    ],
    setupFiles: [fileURLToPath(new URL("../../test/support/seed.ts", import.meta.url))],
    testTimeout: 300_000,
    isolate: false,
  },
});
