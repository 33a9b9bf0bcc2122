import { join } from "node:path";
import { type Case, conformanceFolder, type Operation } from "./case.js";
import { fixtureCases } from "./fixture-cases.js";
import { generatedCases } from "./generated-cases.js";

/** The file of an operation in the conformance set, with the text that it must have. */
export function conformanceFile(operation: Operation): { file: string; source: string } {
  const cases = [...fixtureCases().filter((one) => one.operation === operation), ...generatedCases[operation]()];
  return { file: join(conformanceFolder, `${operation}.ndjson`), source: cases.map(lineOf).join("") };
}

function lineOf(one: Case): string {
  return `${JSON.stringify(one)}\n`;
}
