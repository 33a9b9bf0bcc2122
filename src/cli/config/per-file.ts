import { UNIQUE_KEYS } from "../../errors/input-violation.js";
import type { Context } from "../../index.js";
import { rules } from "../../reference/catalogue.js";
import { kept } from "../../structure/kept.js";
import { type ContextOptions, contextOf } from "../context-of.js";
import { merged, type Settings } from "../settings.js";
import type { Configuration, RequestSettings } from "./configuration.js";

/** The settings of contexts on the command line, as plain data. */
export interface Given {
  readonly options: ContextOptions;
  readonly workspace: Settings;
}

export type ConfigurationOf = (file: string) => Configuration | undefined;

/**
 * Makes a value from the context of each file: its configuration, then the workspace file, then the options. Files with
 * the same settings share a value.
 */
export function perFile<T>(
  { options, workspace }: Given,
  configurationOf: ConfigurationOf,
  make: (context: Context, request: RequestSettings) => T,
): (file: string) => T {
  const made = new Map<Configuration | undefined, Map<string, T>>();
  return (file) => {
    const configuration = configurationOf(file);
    const key = configuration?.keyOf(file) ?? "";
    const byKey = kept(made, configuration, () => new Map<string, T>());
    return kept(byKey, key, () => {
      const settings = merged(configuration?.settingsFor(file) ?? {}, workspace);
      return make(withoutAbsentRules(contextOf(options, settings)), configuration?.requestFor(file) ?? {});
    });
  };
}

/** A context without levels and exceptions of custom rules that are only for other files. */
function withoutAbsentRules(context: Context): Context {
  const ids = new Set<string>([...rules, ...(context.customRules ?? [])].map(({ id }) => id)).add(UNIQUE_KEYS);
  const levels = Object.entries(context.rules ?? {}).filter(([id]) => ids.has(id));
  return {
    ...context,
    rules: Object.fromEntries(levels) as Context["rules"],
    exceptions: context.exceptions?.filter(({ rule }) => ids.has(rule)),
  };
}
