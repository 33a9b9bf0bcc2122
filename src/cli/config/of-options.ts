import type { ContextOptions } from "../context-of.js";
import type { Configuration } from "./configuration.js";

/** The configuration to use, if any: the one that the option names, or the nearest. */
export async function configurationFile({ config }: Pick<ContextOptions, "config">): Promise<string | undefined> {
  if (config === false) return undefined;
  return config ?? (await import("./find.js")).findConfiguration();
}

/** Loads a configuration, if there is one. */
export async function configurationAt(file: string | undefined): Promise<Configuration | undefined> {
  return file === undefined ? undefined : (await import("./load.js")).loadConfiguration(file);
}
