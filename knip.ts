import type { KnipConfig } from "knip";

const config: KnipConfig = ({ production }) => ({
  workspaces: {
    ".": {
      entry: [
        // What tsup builds.
        "src/{index,catalogue/index,arbitraries/index,documents/index,standard/index,config/index,files/index,testing/index}.ts!",
        "src/adapters/{fastify,hono,express}.ts!",
        // What the build starts from to generate sources.
        "src/compiler/{compile-checks,compile-paths,compile-types}.ts!",
        // What the single files contain instead of the compiled checks.
        "src/structure/check-members.ts!",
      ],
      project: ["src/**/*.ts!", "*.ts"],
    },
    bench: {
      // What the benchmark bundles or starts by its path.
      entry: [
        "{run,start,worker}.ts",
        "ndjson/{run,parse-loop,usage}.ts",

        "peers/{ours,ways,typebox,ajv,zod/index,valibot/index}.ts",
      ],
      project: ["**/*.ts"],
    },
    // What the page is built from.
    playground: { entry: ["src/{main,worker}.ts", "scripts/{main,test}.ts", "test/*.test.ts"], project: ["**/*.ts"] },
    scripts: {
      entry: [
        // What scripts bundle or start by its path.
        "code-coverage/{children,instrumented-command}.mjs",
        "mutation/{command-setup,failed-imports}.ts",
        "mutation/reached-mutants.mjs",
        "package/consumers/*.ts",
        "runtimes/in-browser.ts",
        "search/child.ts",
      ],
      // The projects of the matrix have packages of their own.
      project: ["**/*.{ts,mjs}", "!package/matrix/**"],
      vitest: { config: ["{code-coverage,mutation}/vitest.config.ts"] },
    },
    // Its last says by types alone that the generated types are those of the schemas.
    // The other one is the set-up of slow tests.
    test: { entry: ["**/*.test.ts", "schemas/types.ts", "support/every-tenth.ts"], project: ["**/*.ts"] },
    "packages/sandbox": {
      entry: [
        "src/{index,node/index,msw/index,cli/index,page/client/main}.ts",
        "src/storage/sql/*/index.ts",
        "test/**/*.test.ts",
        "test/model/service/front-process.ts",
        "bench/*.ts",
      ],
      project: ["**/*.ts"],
      // A test starts it by the path of its command.
      ignoreDependencies: ["jest"],
    },
    "packages/vscode": {
      entry: ["test/**/*.test.ts", "test/support/stub-editor.cjs"],
      project: ["**/*.ts"],
      // Its sources are bundled by their path.
      ignoreDependencies: ["campaign-rules-language-server"],
    },
    "packages/*": { entry: ["test/**/*.test.ts"], project: ["**/*.ts"] },
    "examples/*": { entry: ["{main,plain,worker}.js", "*.test.js"] },
  },
  ignoreDependencies: [
    // Commands that scripts/package/check.ts starts.
    "@arethetypeswrong/cli",
    "publint",
    // Not packages: what bench/build.ts and playground/scripts/build.ts make while they bundle.
    "generated",
    "rule-fixtures",
  ],
  // Part of most systems: the benchmark does without the first where it is not there, tests of the command line make
  // pipes by the second, the hook for pre-commit is tried where that is installed, and the last gives pictures a terminal.
  ignoreBinaries: ["taskset", "mkfifo", "nvim", "pre-commit", "script"],
  // A type that an export shows may be named by whoever uses the export, though nobody does yet. Without the tests, an
  // export may also be for them, as long as its file uses it too.
  ignoreExportsUsedInFile: production ? true : { interface: true, type: true },
});

export default config;
