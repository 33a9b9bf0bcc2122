import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type BuildOptions, build as bundle, type Plugin } from "esbuild";
import { withoutCatalogueTexts } from "../scripts/without-catalogue-texts.js";
import { formatPatterns } from "../src/documents/format-patterns.js";
import { jsonSchemaDocument } from "../src/documents/index.js";
import { fileOf, type Library, libraries, ways } from "./libraries.js";

/**
 * Our JSON Schema document with formats instead of patterns: the functions in formats.ts are exact, patterns are not.
 */
const createRequest: Plugin = {
  name: "create-request",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^generated:create-request$/ }, ({ path }) => ({ path, namespace: "create-request" }));
    onLoad({ filter: /.*/, namespace: "create-request" }, () => {
      const named = new Map(Object.entries(formatPatterns).map(([format, pattern]) => [pattern, format]));
      const contents = JSON.stringify(jsonSchemaDocument("create-request"), (_, value) => {
        const format = named.get(value?.pattern);
        return format === undefined ? value : { ...value, pattern: undefined, format };
      });
      return { contents, loader: "json" };
    });
  },
};

const shared = {
  bundle: true,
  format: "esm",
  target: "es2022",
  platform: "neutral",
  mainFields: ["module", "main"],
  // Our package is built without these texts too.
  plugins: [createRequest, withoutCatalogueTexts],
  logLevel: "warning",
} satisfies BuildOptions;

/** The path of a library's bundle, which is plain JavaScript. */
export function moduleOf({ module }: Pick<Library, "module">): string {
  return fileOf(`build/${module.replace(/\.ts$/u, ".mjs")}`);
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
export async function build(): Promise<void> {
  rmSync(fileOf("build"), { recursive: true, force: true });
  mkdirSync(fileOf("build/minified"), { recursive: true });
  await Promise.all([
    bundle({ ...shared, entryPoints: { worker: fileOf("worker.ts"), start: fileOf("start.ts") }, ...programOptions }),
    ...[...new Set([...libraries, ...ways].map(({ module }) => module))].map((module) =>
      bundle({ ...shared, entryPoints: [fileOf(module)], outfile: moduleOf({ module }) }),
    ),
    ...libraries.map((library) =>
      bundle({
        ...shared,
        ...entryOf(`export { validator } from "./${library.module}"`),
        outfile: minifiedOf(library),
      }),
    ),
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

export function sizeOf(file: string): Size {
  return sizeOfCode(readFileSync(file));
}

/** The size of an entry of this package in an application's bundle. */
export async function sizeOfEntry(contents: string): Promise<Size> {
  const { outputFiles } = await bundle({ ...shared, ...entryOf(contents), external: ["fast-check"], write: false });
  return sizeOfCode(outputFiles[0]?.contents ?? new Uint8Array());
}

function sizeOfCode(code: Uint8Array): Size {
  return { minified: code.length, gzipped: gzipSync(code, { level: 9 }).length };
}
