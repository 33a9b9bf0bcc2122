import { rules } from "../../catalogue/index.js";
import type { Context } from "../../index.js";
import { UNIQUE_KEYS } from "../../json-text/repeated-key-violation.js";
import { type ContextOptions, contextOf } from "../context-of.js";
import { merged, type Settings } from "../settings.js";
import type { Configuration } from "./configuration.js";

/** The settings of contexts on the command line, as plain data. */
export interface Given {
  readonly options: ContextOptions;
  readonly workspace: Settings;
}

/** A value made from the context of each file: the configuration, then the workspace file, then the options. */
export class PerFile<T> {
  readonly #given: Given;
  readonly #configuration: Configuration | undefined;
  readonly #make: (context: Context) => T;
  readonly #made = new Map<string, T>();

  constructor(given: Given, configuration: Configuration | undefined, make: (context: Context) => T) {
    this.#given = given;
    this.#configuration = configuration;
    this.#make = make;
  }

  /** Files with the same settings share a value. */
  of(file: string): T {
    const key = this.#configuration?.keyOf(file) ?? "";
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const { options, workspace } = this.#given;
    const settings = this.#configuration?.settingsFor(file) ?? {};
    const made = this.#make(withoutAbsentRules(contextOf(options, merged(settings, workspace))));
    this.#made.set(key, made);
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
