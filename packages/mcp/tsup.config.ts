import { copyFile } from "node:fs/promises";
import { defineConfig } from "tsup";

export default defineConfig({
  entry: { cli: "src/cli.ts" },
  format: "esm",
  platform: "node",
  target: "es2022",
  // Keeps the generators in a separate file, which few sessions load.
  splitting: true,
  clean: true,
  // The server offers the page as a resource.
  onSuccess: () => copyFile("../../docs/readings.md", "dist/readings.md"),
});
