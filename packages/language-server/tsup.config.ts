import { readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { defineConfig } from "tsup";

const PAGES = fileURLToPath(new URL("dist/rules/", import.meta.url));
const DOCUMENTATION = fileURLToPath(new URL("../../docs/rules.md", import.meta.url));

/** Writes a page for each rule, from its section in the documentation. */
async function writePages(): Promise<void> {
  await rm(PAGES, { recursive: true, force: true });
  await mkdir(PAGES, { recursive: true });
  const [, ...sections] = readFileSync(DOCUMENTATION, "utf8").split(/^## (?=`)/mu);
  for (const section of sections) {
    const id = /^`([\w.-]+)`/u.exec(section)?.[1];
    if (id === undefined) throw new Error("a section of docs/rules.md has no rule");
    await writeFile(`${PAGES}${id}.md`, `# ${section.trimEnd()}\n`);
  }
}

export default defineConfig({
  entry: { cli: "src/cli.ts" },
  format: "esm",
  target: "es2022",
  platform: "node",
  splitting: false,
  clean: true,
  onSuccess: writePages,
});
