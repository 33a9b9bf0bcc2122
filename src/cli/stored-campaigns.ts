import { relative } from "node:path";
import type { JsonFile } from "../text/request/source.js";
import { type ConfigurationOf, type Given, perFile } from "./config/per-file.js";
import { requestOptionsFor } from "./file-kind-of.js";
import { type RequestOptions, requestProblem } from "./options.js";
import { expectExactNumbers, readJson } from "./read-file.js";
import type { InputFile } from "./report.js";
import { WrongUsage } from "./usage.js";

/** @throws {WrongUsage} if one cannot be read, or if options are about updates and no input contains one. */
export async function storedCampaigns(
  inputs: readonly InputFile[],
  options: RequestOptions,
  given: Given,
  configurationOf: ConfigurationOf,
): Promise<ReadonlyMap<string, JsonFile>> {
  const optionsFor = perFile(given, configurationOf, (_, ofFile) => requestOptionsFor(options, ofFile));
  const all = [...new Set(inputs.map(({ name }) => optionsFor(name)))];
  const isUpdate = all.some(({ operation }) => operation === "update");
  const problem = requestProblem(options, isUpdate ? "update" : "create");
  if (problem !== undefined) throw new WrongUsage(problem);

  const stored = new Map<string, JsonFile>();
  for (const { current } of [options, ...all]) {
    if (current === undefined || stored.has(current)) continue;
    // A configuration has absolute paths.
    const json = await readJson(current === options.current ? current : relative(process.cwd(), current));
    expectExactNumbers(json.file, json.source);
    stored.set(current, json);
  }
  return stored;
}
