import { writeFileSync } from "node:fs";
import { generatedSources } from "./generated.js";

for (const { file, source } of generatedSources()) writeFileSync(file, source);

// The catalogue imports this one.
const { readings, readingsFile } = await import("./readings.js");
writeFileSync(readingsFile, readings());

// Imported only now, because the pages are made from the rules, which import the sources that were just written.
const { cliExamples, cliExamplesFile } = await import("./cli-examples.js");
const { configSchema, configSchemaFile } = await import("./config-schema.js");
const { rulesPage, rulesPageFile } = await import("./rules-page.js");
const { updatesPage, updatesPageFile } = await import("./updates-page.js");
const { policiesPage, policiesPageFile } = await import("./policies-page.js");
const { comparisonPage, comparisonPageFile } = await import("./comparison-page.js");
writeFileSync(cliExamplesFile, cliExamples());
writeFileSync(configSchemaFile, configSchema());
writeFileSync(rulesPageFile, rulesPage());
writeFileSync(updatesPageFile, updatesPage());
writeFileSync(policiesPageFile, policiesPage());
writeFileSync(comparisonPageFile, comparisonPage());

const { operations } = await import("./conformance/case.js");
const { conformanceFile } = await import("./conformance/files.js");
for (const { file, source } of operations.map(conformanceFile)) writeFileSync(file, source);
