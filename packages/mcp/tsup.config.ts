import { copyFile } from "node:fs/promises";
import { defineConfig } from "tsup";

export default defineConfig({
  entry: { cli: "src/cli.ts" },
  format: "esm",
  platform: "node",
  target: "es2022",
  // The generators are in a file of their own, which few sessions load.
  splitting: true,
  clean: true,
  // The server offers the page as a resource.
  onSuccess: () => copyFile("../../docs/readings.md", "dist/readings.md"),
});
