import type { ContextOptions } from "../context-of.js";
import { expectRules } from "../options.js";
import { readWorkspace } from "../workspace.js";
import type { Configuration } from "./configuration.js";
import { configurationAt } from "./of-options.js";
import type { Given } from "./per-file.js";

/** The known settings of the files. */
export interface Known {
  readonly given: Given;
  readonly config: string | undefined;
  readonly configuration: Configuration | undefined;
}

/** Reads the configuration and the workspace file. */
export async function settingsOf(options: ContextOptions, config: string | undefined): Promise<Known> {
  const configuration = await configurationAt(config);
  const customIds = (configuration?.customRules ?? []).map(({ id }) => id);
  expectRules(options, customIds);
  const workspace = options.workspace === undefined ? {} : await readWorkspace(options.workspace, customIds);
  return { given: { options, workspace }, config, configuration };
}
