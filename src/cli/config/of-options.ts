import { dirname, join, relative } from "node:path";
import { expectRules } from "../options.js";
import { isDescriptor, isStandardInput } from "../regular-file.js";
import { remark } from "../terminal.js";
import { WrongUsage } from "../usage.js";
import { readWorkspace } from "../workspace.js";
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
export function placeOf(file?: string): string {
  return file === undefined || isStandardInput(file) || isDescriptor(file) ? join(process.cwd(), "<stdin>") : file;
}

export async function settingsOf(
  options: ContextOptions,
  configurations: Configurations,
  files: readonly string[],
): Promise<Given> {
  const distinct = new Map(files.map((file) => [dirname(file), file]));
  for (const file of distinct.values()) await configurations.load(file);
  const customIds = configurations.customRules.map(({ id }) => id);
  expectRules(options, customIds);
  const workspace = options.workspace === undefined ? {} : await readWorkspace(options.workspace, customIds);
  return { options, workspace };
}
