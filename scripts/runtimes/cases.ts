import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Engine from "../../src/index.js";
import { type Case, casesIn, conformanceFolder, operations } from "../conformance/case.js";
import { answers } from "./answers.js";

/** The conformance set: requests of every kind, with their contexts. */
export const cases: readonly Case[] = operations.flatMap((name) => casesIn(conformanceFolder, name));

/** Throws unless another runtime answered as Node does with the same packed engine. */
export async function expectAsInNode(project: string, runtime: string, actual: readonly string[]): Promise<void> {
  const file = join(project, "node_modules/campaign-rules/dist/index.js");
  const expected = answers((await import(pathToFileURL(file).href)) as typeof Engine, cases);
  const different = cases.filter((_, index) => actual[index] !== expected[index]);
  if (different.length > 0 || actual.length !== expected.length) {
    throw new Error(`${runtime} answers differently from Node: ${different.map(({ name }) => name).join(", ")}`);
  }
  console.log(`ok  ${runtime} answers ${cases.length} requests of the conformance set as Node does`);
}
