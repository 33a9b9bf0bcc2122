// The command line as tsup builds it, with a counter at each statement and branch of our own.
import { readFileSync } from "node:fs";
import { build, type Plugin, transform } from "esbuild";
import type { CoverageMapData, FileCoverageData } from "istanbul-lib-coverage";
import { createInstrumenter } from "istanbul-lib-instrument";

/** Where the counters are, for children.mjs too; vitest has its own name for those of the test process. */
const coverageVariable = "__children_coverage__";

/** Puts a counter at each statement and branch, and notes in `none` where they are, with counts of zero. */
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

/** Builds the entries, paths by name, into `folder`. Gives where the counters are, with counts of zero. */
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
