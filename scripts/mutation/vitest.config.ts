// The tests that Stryker asks about a mutant. Asked about all of src, they are all that tell something without building
// anything; asked about some files, those beside each and short ones of the whole engine.
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const wholeEngine = [
  "test/{catalogue,documented-errors,fixtures,generated,lint,validate,verdicts}.test.ts",
  "test/rules/*.test.ts",
];
const mutated = process.env["MUTATED"]?.split(",") ?? [];
const beside = mutated.map((file) => `${posix.dirname(file).replace(/^src/u, "test")}/*.test.ts`);

export default defineConfig({
  test: {
    include: mutated.length === 0 ? ["test/**/*.test.ts"] : [...wholeEngine, ...beside],
    // They take long: many random runs, copies of the repository, commands that wait for changes of files.
    exclude: [
      "**/*.random.test.ts",
      "test/{oracle,hostile,search}/**",
      "test/contributing.test.ts",
      "test/cli/*watch*",
    ],
    setupFiles: [fileURLToPath(new URL("../../test/support/seed.ts", import.meta.url))],
    testTimeout: 300_000,
    // Modules are evaluated anew for each mutant, though not for each file of tests, which halves the time.
    isolate: false,
    pool: "threads",
  },
});
