// All tests of the mutation run as one script, in which each file is evaluated only when asked for.
import { readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";

const testApi = fileURLToPath(new URL("test-api.ts", import.meta.url));
const property = fileURLToPath(new URL("fast-check.ts", import.meta.url));

/** Our own modules keep the address that they have on their own; packages stay outside and are loaded once. */
const asOnTheirOwn: Plugin = {
  name: "as-on-their-own",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^vitest$/ }, () => ({ path: testApi }));
    onResolve({ filter: /^fast-check$/ }, ({ importer }) => (importer === property ? null : { path: property }));
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href)),
      loader: "ts",
    }));
  },
};

/** The text of a script whose `exports.files` loads each of `files`, paths below `folder`, by its name. */
export async function bundled(folder: string, files: readonly string[]): Promise<string> {
  const loaders = files.map((file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(`./${file}`)})`);
  const { outputFiles } = await build({
    stdin: {
      contents: `export { collected } from ${JSON.stringify(testApi)};\nexport const files = { ${loaders.join(",\n")} };`,
      resolveDir: folder,
      sourcefile: "mutation-entry.ts",
    },
    bundle: true,
    write: false,
    format: "cjs",
    platform: "node",
    target: "node20",
    packages: "bundle",
    external: [...builtinModules, "typebox", "typebox/*", "typescript", "ajv", "esbuild"],
    plugins: [asOnTheirOwn],
    logLevel: "error",
  });
  return outputFiles[0]?.text ?? "";
}
