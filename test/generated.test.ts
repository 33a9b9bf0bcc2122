import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { cliExamples, cliExamplesFile } from "../scripts/cli-examples.js";
import { comparisonPage, comparisonPageFile } from "../scripts/comparison-page.js";
import { configSchema, configSchemaFile } from "../scripts/config-schema.js";
import { generatedSources } from "../scripts/generated.js";
import { policiesPage, policiesPageFile } from "../scripts/policies-page.js";
import { readings, readingsFile } from "../scripts/readings.js";
import { rulesPage, rulesPageFile } from "../scripts/rules-page.js";
import { updatesPage, updatesPageFile } from "../scripts/updates-page.js";
import { rules } from "../src/reference/catalogue.js";
import { slow } from "./support/slow.js";

/** All generated files except sources, which test/compiler checks. */
const files = [
  { file: cliExamplesFile, source: cliExamples() },
  { file: readingsFile, source: readings() },
  { file: configSchemaFile, source: configSchema() },
  { file: rulesPageFile, source: rulesPage() },
  { file: updatesPageFile, source: updatesPage() },
  { file: policiesPageFile, source: policiesPage() },
  { file: comparisonPageFile, source: comparisonPage() },
];

it.each(files.map(({ file, source }) => [basename(file), file, source]))("%s is up to date", (_, file, source) => {
  expect(readFileSync(file ?? "", "utf8"), "npm run generate writes the file").toBe(source);
});

// `npm test` builds no declarations.
it.runIf(existsSync(new URL("../dist/index.d.ts", import.meta.url)))(
  "the page of exports is up to date",
  slow,
  async () => {
    // It loads the TypeScript compiler.
    const { apiPage, apiPageFile } = await import("../scripts/api-page.js");
    expect(readFileSync(apiPageFile, "utf8"), "npm run -w scripts api writes the file").toBe(apiPage());
  },
);

it("the page of updates links each rule that keeps a field from being changed", () => {
  const kept = rules.filter(({ id }) => id.endsWith("-unchanged")).map(({ id }) => id);
  const rows = updatesPage()
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  const linked = kept.filter((id) => rows.some((row) => row.includes(`[no](rules.md#${id.replace(".", "")})`)));
  expect(kept.length).toBeGreaterThan(0);
  expect(linked).toEqual(kept);
});

it("the folder of generated files contains nothing else", () => {
  const folder = fileURLToPath(new URL("../src/generated", import.meta.url));
  const names = [...generatedSources(), ...files]
    .filter(({ file }) => dirname(file) === folder)
    .map(({ file }) => basename(file));
  expect(readdirSync(folder)).toEqual(names.sort());
});
