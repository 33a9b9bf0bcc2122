import { join } from "node:path";
import { type Case, conformanceFolder, operations } from "./case.js";
import { fixtureCases } from "./fixture-cases.js";
import { generatedCases } from "./generated-cases.js";

/** Every file of the conformance set with the text it must have, one for each operation. */
export function conformanceFiles(): { file: string; source: string }[] {
  const cases = [...fixtureCases(), ...generatedCases()];
  return operations.map((operation) => {
    const lines = cases.filter((one) => one.operation === operation).map(lineOf);
    return { file: join(conformanceFolder, `${operation}.ndjson`), source: lines.join("") };
  });
}

function lineOf(one: Case): string {
  return `${JSON.stringify(one)}\n`;
}
