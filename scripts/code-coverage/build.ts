// Puts a counter at each statement and branch of our code, and builds the command line with them as tsup builds it.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin, transform } from "esbuild";
import { fromTools } from "../tools.js";
import type { Counts, CountsByPath, Istanbul } from "./istanbul.js";

const src = fileURLToPath(new URL("../../src", import.meta.url));

/** The global variable of the counters, which children.cjs reads too. */
const coverageVariable = "__counted__";

/** What is counted: all code but the types made by a script. */
export const isCounted = (path: string): boolean =>
  path.startsWith(src) && path.endsWith(".ts") && !path.endsWith("generated/types.ts");

/** The folders that only the command line runs. Tests run the rest in their own process, and counting takes time. */
const OWN = /[\\/]src[\\/](?:cli|files|text)[\\/].*\.ts$/;

/** The code of a file with counters, and the places of the counters, with counts of zero. */
export async function counting(path: string): Promise<{ readonly code: string; readonly counts: Counts }> {
  const { code, map } = await transform(readFileSync(path, "utf8"), {
    loader: "ts",
    sourcefile: path,
    sourcemap: "external",
    target: "es2022",
  });
  const { createInstrumenter } = fromTools("istanbul-lib-instrument") as Istanbul["instrument"];
  const instrumenter = createInstrumenter({ esModules: true, coverageVariable, compact: false });
  const instrumented = instrumenter.instrumentSync(code, path, JSON.parse(map));
  // Without the places, which are two thirds of the code that each process would read.
  return {
    code: instrumented.replace(/^ {4}statementMap: \{.*?^ {4}s: \{/msu, "    s: {"),
    counts: instrumenter.lastFileCoverage(),
  };
}

/** The places of all counters, with counts of zero. */
export async function noCounts(): Promise<CountsByPath> {
  const none: CountsByPath = {};
  for (const name of readdirSync(src, { recursive: true, encoding: "utf8" })) {
    const path = join(src, name);
    if (isCounted(path)) none[path] = (await counting(path)).counts;
  }
  return none;
}

const plugin: Plugin = {
  name: "counting",
  setup({ onLoad }) {
    onLoad({ filter: OWN }, async ({ path }) => ({ contents: (await counting(path)).code, loader: "js" }));
  },
};

/** Builds the entries, paths by name, into `folder`. */
export async function buildCounting(entryPoints: Readonly<Record<string, string>>, folder: string): Promise<void> {
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
    plugins: [plugin],
    logLevel: "error",
  });
}
