import { dirname, join, relative } from "node:path";
import { jsonPart, readIn } from "../described.js";
import { expectRules } from "../options.js";
import { readJson } from "../read-file.js";
import { isDescriptor, isStandardInput } from "../regular-file.js";
import { settings } from "../settings.js";
import { remark } from "../terminal.js";
import { WrongUsage } from "../usage.js";
import { Configurations } from "./configurations.js";
import { isCode } from "./names.js";
import type { ContextOptions, Given } from "./per-file.js";

/** The configurations that the options choose. Notes about them go to standard error, once. */
export function configurationsOf({ config, jsonConfigOnly }: ConfigOptions, onNote = remark): Configurations {
  if (jsonConfigOnly && typeof config === "string" && isCode(config))
    throw new WrongUsage(`${config}: this configuration is code, which --json-config-only does not run`);
  const folder = process.cwd();
  const nameOf = (path: string) => relative(folder, path);
  return new Configurations({ config, folder, nameOf, runsCode: jsonConfigOnly !== true, onNote });
}

export type ConfigOptions = Pick<ContextOptions, "config" | "jsonConfigOnly">;

/** The file whose configuration applies to an input: itself, or any file in the working directory. */
export function searchStart(file?: string): string {
  return file === undefined || isStandardInput(file) || isDescriptor(file) ? join(process.cwd(), "<stdin>") : file;
}

/** The settings that a workspace file may have. */
const WORKSPACE = ["features", "productSets", "policies", "rules", "exceptions"];

/** @throws {WrongUsage} with the position of what is wrong in the workspace file. */
export async function settingsOf(
  options: ContextOptions,
  configurations: Configurations,
  files: readonly string[],
): Promise<Given> {
  const distinct = new Map(files.map((file) => [dirname(file), file]));
  for (const file of distinct.values()) await configurations.load(file);
  const customIds = configurations.customRules.map(({ id }) => id);
  expectRules(options, customIds);
  if (options.workspace === undefined) return { options, workspace: {} };
  const members = jsonPart(await readJson(options.workspace)).members("a workspace", WORKSPACE);
  return { options, workspace: readIn(members, settings, customIds) };
}
