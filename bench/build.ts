import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type BuildOptions, build as bundle, type Plugin } from "esbuild";
import { withoutCatalogueTexts } from "../scripts/without-catalogue-texts.js";
import { ajvCode } from "./ajv-code.js";
import { fileOf, type Library } from "./libraries.js";

/** Modules that exist only as code that ajv and typia make of our schemas. */
const generated: Plugin = {
  name: "generated",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^generated:ajv$/ }, ({ path }) => ({ path, namespace: "generated" }));
    onLoad({ filter: /.*/, namespace: "generated" }, () => ({ contents: ajvCode(), resolveDir: fileOf("peers") }));
    onResolve({ filter: /^generated:typia$/ }, () => ({ path: fileOf("typia/build/create-request.js") }));
  },
};

/** typia needs TypeScript with a transformer, so it is a project of its own. */
function compileWithTypia(): void {
  const run = (...args: string[]) => {
    execFileSync("npm", args, { cwd: fileOf("typia"), stdio: ["ignore", "ignore", "inherit"] });
  };
  if (!existsSync(fileOf("typia/node_modules"))) run("ci", "--no-audit", "--no-fund");
  run("run", "compile");
}

const shared = {
  bundle: true,
  format: "esm",
  target: "es2022",
  platform: "neutral",
  mainFields: ["module", "main"],
  // Our package is built without these texts too.
  plugins: [generated, withoutCatalogueTexts],
  logLevel: "warning",
} satisfies BuildOptions;

/** Bundles a build of this package in place of its sources. */
function instead(built: string): Plugin {
  return {
    name: "instead",
    setup({ onResolve }) {
      onResolve({ filter: /^\.\.\/\.\.\/src\/index\.js$/ }, () => ({ path: built, sideEffects: false }));
    },
  };
}

/** The path of a library's bundle, which is plain JavaScript. */
export function moduleOf({ id }: Library): string {
  return fileOf(`build/${id}.mjs`);
}

/** The path of a minified bundle that contains only what validates create requests. */
export function minifiedOf({ id }: Library): string {
  return fileOf(`build/minified/${id}.mjs`);
}

/** A module with the same export that does nothing. */
export const emptyModule = fileOf("build/minified/empty.mjs");

/** Programs that run in separate processes. */
export const programs = { worker: fileOf("build/worker.mjs"), start: fileOf("build/start.mjs") };

/** Bundles everything that is timed, so that Node runs plain JavaScript. */
export async function build(libraries: readonly Library[]): Promise<void> {
  rmSync(fileOf("build"), { recursive: true, force: true });
  mkdirSync(fileOf("build/minified"), { recursive: true });
  if (libraries.some(({ id }) => id === "typia")) compileWithTypia();
  await Promise.all([
    bundle({ ...shared, entryPoints: { worker: fileOf("worker.ts"), start: fileOf("start.ts") }, ...programOptions }),
    ...libraries.flatMap((library) => {
      const { module, built, packageName } = library;
      const plugins = [...shared.plugins, ...(built === undefined ? [] : [instead(built)])];
      const entry = packageName === undefined ? "alone as validator" : "validator";
      return [
        bundle({ ...shared, plugins, entryPoints: [fileOf(module)], outfile: moduleOf(library) }),
        bundle({
          ...shared,
          plugins,
          ...entryOf(`export { ${entry} } from "./${module}"`),
          outfile: minifiedOf(library),
        }),
      ];
    }),
  ]);
  writeFileSync(emptyModule, "export const validator=()=>()=>[];");
}

const programOptions = { platform: "node", outdir: fileOf("build"), outExtension: { ".js": ".mjs" } } as const;

/** Options to bundle a few lines of code as small as possible. */
function entryOf(contents: string) {
  return { stdin: { contents, resolveDir: fileOf("."), loader: "ts" }, minify: true } as const;
}

export interface Size {
  readonly minified: number;
  readonly gzipped: number;
}

/** The sizes of the minified bundles, by library. */
export function sizesOf(libraries: readonly Library[]): ReadonlyMap<string, Size> {
  return new Map(libraries.map((library) => [library.id, sizeOfCode(readFileSync(minifiedOf(library)))]));
}

/** The size of an entry of this package in an application's bundle. */
export async function sizeOfEntry(contents: string): Promise<Size> {
  const { outputFiles } = await bundle({ ...shared, ...entryOf(contents), external: ["fast-check"], write: false });
  return sizeOfCode(outputFiles[0]?.contents ?? new Uint8Array());
}

function sizeOfCode(code: Uint8Array): Size {
  return { minified: code.length, gzipped: gzipSync(code, { level: 9 }).length };
}
