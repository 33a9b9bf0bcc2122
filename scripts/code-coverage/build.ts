// Builds the command line as tsup does, with a counter at each of our own statements and branches.
import { readFileSync } from "node:fs";
import { build, type Plugin, transform } from "esbuild";
import type { CoverageMapData, FileCoverageData } from "istanbul-lib-coverage";
import { createInstrumenter } from "istanbul-lib-instrument";

/**
 * The global variable of the counters, which children.mjs reads too. vitest has its own for those of the test process.
 */
const coverageVariable = "__children_coverage__";

/** Puts a counter at each statement and branch, and records their places in `none`, with counts of zero. */
const counting = (none: CoverageMapData): Plugin => ({
  name: "counting",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
      const { code, map } = await transform(readFileSync(path, "utf8"), {
        loader: "ts",
        sourcefile: path,
        sourcemap: "external",
        target: "es2022",
      });
      const instrumenter = createInstrumenter({ esModules: true, coverageVariable, compact: false });
      const contents = instrumenter.instrumentSync(code, path, JSON.parse(map));
      none[path] = instrumenter.lastFileCoverage() as FileCoverageData;
      return { contents, loader: "js" };
    });
  },
});

/** Builds the entries, paths by name, into `folder`. Returns the places of the counters, with counts of zero. */
export async function buildCounting(
  entryPoints: Readonly<Record<string, string>>,
  folder: string,
): Promise<CoverageMapData> {
  const none: CoverageMapData = {};
  await build({
    entryPoints,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "es2022",
    packages: "external",
    plugins: [counting(none)],
    logLevel: "error",
  });
  return none;
}
