// Tests run the built command line in threads and processes. For mutants, it is built from Stryker's version of src;
// command-setup.ts tells it which mutant is active.
import { chmodSync } from "node:fs";
import { buildSync } from "esbuild";

/** Builds the command line into the folder that the tests start it from. */
export function buildCommand(root: string): void {
  // Some tests run the command as a user without privileges, who could not read Stryker's folders.
  chmodSync(root, 0o755);
  buildSync({
    entryPoints: { cli: `${root}src/cli/main.ts`, "ndjson-worker": `${root}src/cli/ndjson/worker-main.ts` },
    outdir: `${root}dist`,
    allowOverwrite: true,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "es2022",
    packages: "external",
    banner: { js: `import ${JSON.stringify(new URL("./reached-mutants.mjs", import.meta.url).href)};` },
    logLevel: "error",
  });
}
