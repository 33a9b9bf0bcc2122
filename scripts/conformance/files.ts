import { join } from "node:path";
import * as engine from "../../src/index.js";
import { answer } from "../runtimes/answers.js";
import { type Case, conformanceFolder, type Operation } from "./case.js";
import { fixtureCases } from "./fixture-cases.js";
import { generatedCases } from "./generated-cases.js";

/**
 * The file of an operation in the conformance set, with the text that it must have.
 *
 * @throws {Error} if the engine rejects a request that the generators draw as valid.
 */
export function conformanceFile(operation: Operation): { file: string; source: string } {
  const generated = generatedCases[operation]();
  for (const one of generated) if (one.expected.ok) expectEngineAccepts(one);
  const cases = [...fixtureCases().filter((one) => one.operation === operation), ...generated];
  return { file: join(conformanceFolder, `${operation}.ndjson`), source: cases.map(lineOf).join("") };
}

function expectEngineAccepts(one: Case): void {
  const [violation] = answer(engine, one).violations;
  if (violation === undefined) return;
  const { rule, path } = violation;
  throw new Error(
    `src/arbitraries draws ${one.name}, but ${rule} rejects it at ${path}: change the generator, usually in components`,
  );
}

function lineOf(one: Case): string {
  return `${JSON.stringify(one)}\n`;
}
