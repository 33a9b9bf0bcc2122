import type { KnipConfig } from "knip";

const config: KnipConfig = ({ production }) => ({
  workspaces: {
    ".": {
      entry: [
        // The entries that tsup builds.
        "src/{index,catalogue/index,arbitraries/index,documents/index,standard/index,config/index,files/index,testing/index}.ts!",
        "src/adapters/{fastify,hono,express}.ts!",
        // Modules with which scripts generate sources.
        "src/compiler/{compile-checks,compile-paths,compile-types}.ts!",
        // Part of the single files, instead of the compiled checks.
        "src/structure/check-members.ts!",
      ],
      project: ["src/**/*.ts!", "*.ts"],
    },
    bench: {
      // Files that the benchmark bundles or starts by path.
      entry: [
        "{run,start,worker}.ts",
        "ndjson/{run,parse-loop,usage}.ts",

        "peers/{ours,ways,typebox,ajv,zod/index,valibot/index}.ts",
      ],
      project: ["**/*.ts"],
    },
    // The page is bundled from src/main.ts and src/worker.ts.
    playground: { entry: ["src/{main,worker}.ts", "scripts/{main,test}.ts", "test/*.test.ts"], project: ["**/*.ts"] },
    scripts: {
      entry: [
        // Files that scripts bundle or start by path.
        "code-coverage/{children,instrumented-command}.mjs",
        "mutation/{command-setup,failed-imports}.ts",
        "mutation/reached-mutants.mjs",
        "package/consumers/*.ts",
        "runtimes/in-browser.ts",
        "search/child.ts",
      ],
      // The projects of the matrix have their own packages.
      project: ["**/*.{ts,mjs}", "!package/matrix/**"],
      vitest: { config: ["{code-coverage,mutation}/vitest.config.ts"] },
      stryker: { config: ["mutation/stryker.config.json"] },
    },
    // schemas/types.ts compares the generated types with the schemas when it is compiled.
    // support/every-twentieth.ts is a set-up file of slow tests.
    test: { entry: ["**/*.test.ts", "schemas/types.ts", "support/every-twentieth.ts"], project: ["**/*.ts"] },
    "packages/sandbox": {
      entry: [
        "src/{index,node/index,msw/index,cli/index,page/client/main}.ts",
        "src/storage/sql/*/index.ts",
        "test/**/*.test.ts",
        "test/model/service/front-process.ts",
        "bench/*.ts",
      ],
      project: ["**/*.ts"],
      // A test starts Jest by the path of its command.
      ignoreDependencies: ["jest"],
    },
    "packages/vscode": {
      entry: ["test/**/*.test.ts", "test/support/stub-editor.cjs"],
      project: ["**/*.ts"],
      // Its sources are bundled by path.
      ignoreDependencies: ["campaign-rules-language-server"],
    },
    "packages/*": { entry: ["test/**/*.test.ts"], project: ["**/*.ts"] },
    "examples/*": { entry: ["{main,plain,worker}.js", "*.test.js"] },
  },
  ignoreDependencies: [
    // Commands that scripts/package/check.ts starts.
    "@arethetypeswrong/cli",
    "publint",
    // Not packages, but modules that bench/build.ts and playground/scripts/build.ts make while they bundle.
    "generated",
    "rule-fixtures",
  ],
  // Commands of the system. The benchmark uses `taskset` if it exists, and tests of the command line make pipes with
  // `mkfifo`. Pictures are made with `nvim` and `script`. The hook is tested if `pre-commit` is installed.
  ignoreBinaries: ["taskset", "mkfifo", "nvim", "pre-commit", "script"],
  // Users of an export may name the types in its signature, although no file does so yet. In production mode, which
  // leaves out the tests, an export may be for tests alone if its own file uses it too.
  ignoreExportsUsedInFile: production ? true : { interface: true, type: true },
});

export default config;
