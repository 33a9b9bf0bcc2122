import { UNIQUE_KEYS } from "../../errors/input-violation.js";
import type { Context } from "../../index.js";
import { rules } from "../../reference/catalogue.js";
import { type ContextOptions, contextOf } from "../context-of.js";
import { merged, type Settings } from "../settings.js";
import type { Configuration, RequestSettings } from "./configuration.js";

/** The settings of contexts on the command line, as plain data. */
export interface Given {
  readonly options: ContextOptions;
  readonly workspace: Settings;
}

/** The configuration of a file, if it has one. */
export type ConfigurationOf = (file: string) => Configuration | undefined;

/** A value made from the context of each file: its configuration, then the workspace file, then the options. */
export class PerFile<T> {
  readonly #given: Given;
  readonly #configurationOf: ConfigurationOf;
  readonly #make: (context: Context, request: RequestSettings) => T;
  readonly #made = new Map<Configuration | undefined, Map<string, T>>();

  constructor(given: Given, configurationOf: ConfigurationOf, make: (context: Context, request: RequestSettings) => T) {
    this.#given = given;
    this.#configurationOf = configurationOf;
    this.#make = make;
  }

  /** Files with the same settings share a value. */
  of(file: string): T {
    const configuration = this.#configurationOf(file);
    const key = configuration?.keyOf(file) ?? "";
    let byKey = this.#made.get(configuration);
    if (byKey === undefined) {
      byKey = new Map();
      this.#made.set(configuration, byKey);
    }
    const known = byKey.get(key);
    if (known !== undefined) return known;
    const { options, workspace } = this.#given;
    const settings = merged(configuration?.settingsFor(file) ?? {}, workspace);
    const context = withoutAbsentRules(contextOf(options, settings));
    const made = this.#make(context, configuration?.requestFor(file) ?? {});
    byKey.set(key, made);
    return made;
  }
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
