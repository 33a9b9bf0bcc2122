// knip is one of the tools, so its types may be missing.
const config = ({ production }: { readonly production: boolean }) => ({
  workspaces: {
    ".": {
      entry: [
        // The entries that tsup builds.
        "src/{index,arbitraries/index,reference/catalogue,reference/schemas,files/config,files/index,testing/index}.ts!",
        "src/adapters/{fastify,hono,express,standard}.ts!",
        // Modules with which scripts generate sources.
        "src/compiler/{compile-checks,compile-paths,compile-types}.ts!",
        // Part of the single files, instead of the compiled checks.
        "src/structure/check-by-shape.ts!",
      ],
      project: ["src/**/*.ts!", "*.ts"],
    },
    bench: {
      // Files that the benchmark bundles or starts by path.
      entry: [
        "{run,compare,many-shapes,start,worker}.ts",
        "ndjson/{run,parse-loop,usage}.ts",
        "peers/{ours,ways,typebox,ajv,typia,zod/index,valibot/index}.ts",
        "typia/types.ts",
      ],
      project: ["**/*.ts"],
    },
    // The page is bundled from src/main.ts and src/worker.ts.
    playground: {
      entry: ["src/{main,worker}.ts", "scripts/{main,test}.ts", "test/*.test.ts"],
      project: ["**/*.ts"],
      // Installed for the other packages.
      ignoreDependencies: ["axe-core", "esbuild", "playwright-core", "vscode-json-languageservice"],
    },
    site: {
      entry: [".vitepress/{config,theme/index}.ts"],
      project: ["*.ts", ".vitepress/**/*.ts"],
      // Installed for the other packages.
      ignoreDependencies: ["axe-core", "playwright-core"],
    },
    scripts: {
      entry: [
        // Files that scripts bundle or start by path.
        "mutation/{command-setup,failed-imports}.ts",
        "mutation/{listed,reached-mutants}.mjs",
        "package/consumers/*.ts",
        "runtimes/in-browser.ts",
        "search/child.ts",
      ],
      // The projects of the matrix have their own packages.
      project: ["**/*.{ts,mjs}", "!package/matrix/**"],
      vitest: { config: ["{code-coverage,mutation}/vitest.config.ts"] },
      // In tools/mutation.
      stryker: false,
    },
    // schemas/types.ts compares the generated types with the schemas when it is compiled.
    test: { entry: ["**/*.test.ts", "schemas/types.ts"], project: ["**/*.ts"] },
    "packages/sandbox": {
      entry: [
        "src/{index,node/serve,msw/index,cli/index,page/client/main}.ts",
        "src/storage/sql/*/open-*.ts",
        "test/**/*.test.ts",
        "test/model/service/front-process.ts",
        "bench/*.ts",
      ],
      project: ["**/*.ts"],
    },
    "packages/*": { entry: ["test/**/*.test.ts"], project: ["**/*.ts"] },
    "examples/*": { entry: ["{main,plain,worker}.js", "*.test.js"] },
  },
  ignoreDependencies: [
    // Not packages, but modules that bench/build.ts and playground/scripts/build.ts make while they bundle.
    "generated",
    "rule-fixtures",
  ],
  // Commands of the system. The benchmark uses `taskset` if it exists, and tests of the command line make pipes with
  // `mkfifo`. Pictures are made with `nvim` and `script`. The hook is tested if `pre-commit` is installed. A test of the
  // sandbox mounts a small disk. `vitepress` is installed with the site.
  ignoreBinaries: [
    ...["javac", "mkfifo", "mount", "nvim", "pre-commit"],
    ...["script", "taskset", "umount", "vitepress", "workerd"],
  ],
  // Users of an export may name the types in its signature, although no file does so yet. In production mode, which
  // leaves out the tests, an export may be for tests alone if its own file uses it too.
  ignoreExportsUsedInFile: production ? true : { interface: true, type: true },
});

export default config;
