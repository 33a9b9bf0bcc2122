import { copyFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { defineConfig } from "tsup";

/** The built command line, which contains its libraries. */
const built = (name: string) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));

export default defineConfig({
  entry: { index: "src/index.ts", "end-with-parent": "src/end-with-parent.ts", cli: built("cli.js") },
  format: "esm",
  platform: "node",
  target: "node20",
  // Code that only some options need is loaded only for these.
  splitting: true,
  minify: true,
  clean: true,
  // The action needs only the reader; the whole entry would be in the bundle twice.
  esbuildOptions(options) {
    options.alias = { "campaign-rules/files": fileURLToPath(new URL("../../src/files/read-text.ts", import.meta.url)) };
  },
  async onSuccess() {
    await copyFile(built("licences.txt"), "dist/licences.txt");
    // A release contains no other package.json that tells Node that these are modules.
    await writeFile("dist/package.json", '{ "type": "module" }\n');
  },
});
