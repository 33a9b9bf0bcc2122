import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { bundledLicences } from "../../scripts/bundled-licences.js";
import { jsonParser } from "../../scripts/json-parser.js";
import { root } from "../../scripts/pack.js";
import { install } from "../../scripts/tools.js";
import { withDocumentTexts } from "../../scripts/with-document-texts.js";
import { ruleFixtures } from "./rule-fixtures.js";

const source = join(root, "playground");

/** The folder of the built page. */
export const playgroundFolder = join(source, "dist");

// esbuild matches the filters in Go, which does not support JavaScript's flags.

/** Imports of `file?text` give the file's text. */
const texts: Plugin = {
  name: "texts",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?text$/ }, ({ path, resolveDir }) => {
      return { path: join(resolveDir, path.replace(/\?text$/u, "")), namespace: "text" };
    });
    onLoad({ filter: /./, namespace: "text" }, async ({ path }) => {
      return { contents: await readFile(path, "utf8"), loader: "text" };
    });
  },
};

/** The requests that break each rule. */
const examples: Plugin = {
  name: "rule-fixtures",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^rule-fixtures$/ }, ({ path }) => ({ path, namespace: "rule-fixtures" }));
    onLoad({ filter: /./, namespace: "rule-fixtures" }, () => {
      return { contents: JSON.stringify(ruleFixtures()), loader: "json" };
    });
  },
};

/** Builds the page as static files, which refer to each other by relative addresses. */
export async function buildPlayground(): Promise<void> {
  install("playground");
  await rm(playgroundFolder, { recursive: true, force: true });
  await mkdir(playgroundFolder, { recursive: true });
  const { metafile } = await build({
    entryPoints: [join(source, "src/main.ts"), join(source, "src/worker.ts"), join(source, "style.css")],
    outdir: playgroundFolder,
    outbase: join(source, "src"),
    entryNames: "[name]",
    absWorkingDir: root,
    bundle: true,
    minify: true,
    metafile: true,
    format: "esm",
    platform: "browser",
    // The first versions that support everything the page uses, such as light-dark() and @starting-style.
    target: ["chrome123", "firefox129", "safari17.5"],
    plugins: [texts, jsonParser, examples, withDocumentTexts],
    logLevel: "warning",
  });
  await cp(join(source, "index.html"), join(playgroundFolder, "index.html"));
  await writeFile(join(playgroundFolder, "licences.txt"), bundledLicences(metafile, root));
}
