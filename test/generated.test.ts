import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { generatedSources } from "../scripts/generated.js";
import { rulesPage, rulesPageFile } from "../scripts/rules-page.js";
import { updatesPage, updatesPageFile } from "../scripts/updates-page.js";

const files = [
  ...generatedSources(),
  { file: rulesPageFile, source: rulesPage() },
  { file: updatesPageFile, source: updatesPage() },
];

it.each(files.map(({ file, source }) => [basename(file), file, source]))(
  "%s is what the schemas give",
  (_, file, source) => {
    // If this fails: npm run generate
    expect(readFileSync(file ?? "", "utf8")).toBe(source);
  },
);

it("nothing else lies among the generated files", () => {
  const folder = fileURLToPath(new URL("../src/generated", import.meta.url));
  const names = files.filter(({ file }) => dirname(file) === folder).map(({ file }) => basename(file));
  expect(readdirSync(folder)).toEqual(names.sort());
});
