// Builds the command line as tsup does, with a counter at each of our own statements and branches.
import { readFileSync } from "node:fs";
import { build, type Plugin, transform } from "esbuild";
import { fromTools } from "../tools.js";
import type { CountsByPath, Istanbul } from "./istanbul.js";

/**
 * The global variable of the counters, which children.cjs reads too. vitest has its own for those of the test process.
 */
const coverageVariable = "__children_coverage__";

/** The folders that only the command line runs. Tests run the rest in their own process, and counting takes time. */
const OWN = /[\\/]src[\\/](?:cli|files|text)[\\/].*\.ts$/;

/** Puts a counter at each statement and branch, and records their places in `none`, with counts of zero. */
const counting = (none: CountsByPath): Plugin => ({
  name: "counting",
  setup({ onLoad }) {
    onLoad({ filter: OWN }, async ({ path }) => {
      const { code, map } = await transform(readFileSync(path, "utf8"), {
        loader: "ts",
        sourcefile: path,
        sourcemap: "external",
        target: "es2022",
      });
      const { createInstrumenter } = fromTools("istanbul-lib-instrument") as Istanbul["instrument"];
      const instrumenter = createInstrumenter({ esModules: true, coverageVariable, compact: false });
      const instrumented = instrumenter.instrumentSync(code, path, JSON.parse(map));
      none[path] = instrumenter.lastFileCoverage();
      // Without the places, which are two thirds of the code that each process would read.
      const contents = instrumented.replace(/^ {4}statementMap: \{.*?^ {4}s: \{/msu, "    s: {");
      return { contents, loader: "js" };
    });
  },
});

/** Builds the entries, paths by name, into `folder`. Returns the places of the counters, with counts of zero. */
export async function buildCounting(
  entryPoints: Readonly<Record<string, string>>,
  folder: string,
): Promise<CountsByPath> {
  const none: CountsByPath = {};
  await build({
    entryPoints,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "es2022",
    packages: "external",
    minifyWhitespace: true,
    plugins: [counting(none)],
    logLevel: "error",
  });
  return none;
}
