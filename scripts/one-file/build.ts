import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";
import { withoutCatalogueTexts } from "../without-catalogue-texts.js";
import { aliasNames } from "./alias-names.js";
import { smallChecks } from "./small-checks.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The files to build, by name, with the functions that each has. */
export const oneFiles: Readonly<Record<string, readonly string[]>> = {
  "campaign-rules.global": ["validateCreate", "validateUpdate", "validateRequest"],
  // Snowflake takes functions of at most 100 KB.
  "campaign-rules.create.global": ["validateCreate"],
};

/** Builds the engine into single files that need nothing of their host: a script with the global `CampaignRules`, and a module. */
export async function buildOneFiles(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, functions] of Object.entries(oneFiles)) {
    const source = await small(functions);
    for (const [extension, format] of [
      ["js", "iife"],
      ["mjs", "esm"],
    ] as const) {
      const global = format === "iife" ? { globalName: "CampaignRules" } : {};
      const { code } = await transform(source, { ...global, format, minify: true, target: "es2022", charset: "utf8" });
      await writeFile(join(folder, `${name}.${extension}`), code);
    }
  }
}

/** A module that is smaller than the package's, and slower. */
async function small(functions: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${functions.join(", ")} } from "./src/index.ts";`, resolveDir: root },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    charset: "utf8",
    // Aliases need what is not minified, and no more than what is left then.
    minifySyntax: true,
    plugins: [withoutCatalogueTexts, smallChecks],
  });
  return aliasNames(outputFiles[0]?.text ?? "");
}
