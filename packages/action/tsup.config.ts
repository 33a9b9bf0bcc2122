import { copyFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { defineConfig } from "tsup";

/** The command line as it is built, with the libraries in it. */
const built = (name: string) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));

export default defineConfig({
  entry: { index: "src/index.ts", cli: built("cli.js") },
  format: "esm",
  platform: "node",
  target: "node20",
  // What only some options need is loaded for these alone.
  splitting: true,
  minify: true,
  clean: true,
  async onSuccess() {
    await copyFile(built("licences.txt"), "dist/licences.txt");
    // A release holds no other package.json, by which Node would know that these are modules.
    await writeFile("dist/package.json", '{ "type": "module" }\n');
  },
});
