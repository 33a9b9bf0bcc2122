import type { KnipConfig } from "knip";

const config: KnipConfig = ({ production }) => ({
  workspaces: {
    ".": {
      entry: [
        // What tsup builds.
        "src/{index,catalogue/index,arbitraries/index,schemas/index,standard/index}.ts!",
        "src/adapters/{fastify,hono,express}.ts!",
        // What the build starts from to generate sources.
        "src/structure/{compile-checks,compile-types}.ts!",
        // What scripts bundle or start by its path.
        "bench/{start,worker}.ts",
        "bench/ndjson/{parse-loop,usage}.ts",
        "bench/peers/{ours,typebox,zod/index,valibot/index,ajv/run-time,ajv/standalone}.ts",
        "scripts/code-coverage/{children,instrumented-command}.mjs",
        "scripts/code-coverage/vitest.config.ts",
        "scripts/package/consumers/*.ts",
        "scripts/runtimes/in-browser.ts",
        "scripts/search/child.ts",
        // What the playground is built from.
        "playground/src/{main,worker}.ts",
        "playground/test/*.test.ts",
        "playground/vitest.config.ts",
        // It says by types alone that the generated types are those of the schemas.
        "test/schemas/types.ts",
      ],
      project: ["src/**/*.ts!", "{bench,playground,scripts,test}/**/*.{ts,mjs}", "*.ts"],
    },
    "examples/*": { entry: ["{main,plain,worker}.js", "*.test.js"] },
    "examples/check-in-ci": {
      entry: ["*.test.js"],
      // Only its command is used, which knip looks for among installed packages.
      ignoreDependencies: ["campaign-rules"],
      ignoreBinaries: ["campaign-rules"],
    },
  },
  ignoreDependencies: [
    // Commands that scripts/package/check.ts starts.
    "@arethetypeswrong/cli",
    "publint",
    // Not packages: what bench/build.ts and scripts/playground/build.ts make while they bundle.
    "generated",
    "rule-fixtures",
    // Not a package: the name that scripts/mutation/runner.ts gives itself.
    "@stryker-mutator/campaign-rules-runner",
  ],
  // Part of most systems: the benchmark does without the first where it is not there, tests of the command line make
  // pipes by the second.
  ignoreBinaries: ["taskset", "mkfifo"],
  // A type that an export shows may be named by whoever uses the export, though nobody does yet. Without the tests, an
  // export may also be for them, as long as its file uses it too.
  ignoreExportsUsedInFile: production ? true : { interface: true, type: true },
});

export default config;
