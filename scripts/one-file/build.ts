import { join } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { root } from "../pack.js";
import { withoutCatalogueTexts } from "../without-catalogue-texts.js";
import { aliasNames } from "./alias-names.js";
import { smallerParts } from "./smaller-parts.js";

/** The functions of the single file. */
export const oneFileFunctions = ["validateCreate", "validateUpdate", "validateRequest"] as const;

const shared = {
  bundle: true,
  platform: "neutral",
  target: "es2022",
} as const;

/** Builds the engine into a single file that needs nothing of its host: a script with the global `CampaignRules`, and a module. */
export async function buildOneFile(folder: string): Promise<void> {
  const module = `import { unpacked } from "./scripts/one-file/unpacked.ts";\n${WITHOUT_DOLLARS}\n${await small()}`;
  const write = (extension: string, contents: string, options: BuildOptions) =>
    build({
      ...shared,
      ...options,
      stdin: { contents, resolveDir: root },
      outfile: join(folder, `campaign-rules.global.${extension}`),
      minify: true,
    });
  await write("mjs", module, { format: "esm" });
  await write("js", assigned(module), { format: "iife", banner: { js: "var CampaignRules;" } });
}

/** The module with an assignment in place of its exports, which takes less than the getters of a bundler. */
function assigned(module: string): string {
  return module.replace(/export \{([^}]*)\};\s*$/u, (_, names: string) => {
    return `CampaignRules = {${names.replace(/([\w$]+) as (\w+)/gu, "$2: $1")}};`;
  });
}

/** In Snowflake, two dollars end a function. A global of this name keeps the minifier from using it for a variable. */
const WITHOUT_DOLLARS = "typeof $$;";

/** A module that is smaller than the package's, and slower. */
async function small(): Promise<string> {
  const { outputFiles } = await build({
    ...shared,
    stdin: { contents: `export { ${oneFileFunctions.join(", ")} } from "./src/index.ts";`, resolveDir: root },
    write: false,
    format: "esm",
    charset: "utf8",
    // Aliases need the names before they are minified, but only those that are left in simplified code.
    minifySyntax: true,
    plugins: [withoutCatalogueTexts, smallerParts],
  });
  return aliasNames(outputFiles[0]?.text ?? "");
}
