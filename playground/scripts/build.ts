import { readdirSync, readFileSync } from "node:fs";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import { root } from "../../scripts/pack.js";
import { withDocumentTexts } from "../../scripts/with-document-texts.js";
import { ruleFixtures } from "./rule-fixtures.js";

const source = join(root, "playground");

/** Where the page is built. */
export const playgroundFolder = join(source, "dist");

// The expressions are matched by Go, which knows no flags of JavaScript.

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

/** The parser with the default export that Node gives it; its build for bundlers has none. */
const jsonParser: Plugin = {
  name: "jsonc-parser",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^jsonc-parser$/ }, ({ path }) => ({ path, namespace: "default-export" }));
    onLoad({ filter: /./, namespace: "default-export" }, () => {
      const file = "jsonc-parser/lib/esm/main.js";
      return { contents: `export * from "${file}"; export * as default from "${file}";`, resolveDir: root };
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

/** Builds the page as static files, which name each other by relative addresses. */
export async function buildPlayground(): Promise<void> {
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
    // The first versions that know all that the page uses, as light-dark() and @starting-style.
    target: ["chrome123", "firefox129", "safari17.5"],
    plugins: [texts, jsonParser, examples, withDocumentTexts],
    logLevel: "warning",
  });
  await cp(join(source, "index.html"), join(playgroundFolder, "index.html"));
  await writeFile(join(playgroundFolder, "licences.txt"), licencesIn(metafile));
}

/** The licences of all packages that are part of the page. */
function licencesIn({ inputs }: Metafile): string {
  const names = Object.keys(inputs).map((file) => /node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(file)?.[1]);
  const packages = [...new Set(names)].filter((name) => name !== undefined).sort();
  const notices = packages.map((name) => `${name}\n\n${licenceOf(join(root, "node_modules", name))}`);
  return [`campaign-rules\n\n${licenceOf(root)}`, ...notices].join(`\n${"-".repeat(80)}\n\n`);
}

function licenceOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/iu.test(name));
  if (file !== undefined) return readFileSync(join(folder, file), "utf8");
  const { license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return `${license}, ${JSON.stringify(author)}\n`;
}
