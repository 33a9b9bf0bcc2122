import type { Exception } from "../../engine/context/context.js";
import type { Context, Feature } from "../../index.js";
import { rules } from "../../reference/catalogue.js";
import { getOrInsertComputed } from "../../structure/get-or-insert-computed.js";
import { UNIQUE_KEYS } from "../../text/input-violation.js";
import { merged, type Settings } from "../settings.js";
import type { Configuration, RequestSettings } from "./configuration.js";

export interface ContextOptions {
  readonly feature?: readonly Feature[];
  readonly policy?: Settings["policies"];
  readonly rule?: Settings["rules"];
  readonly except?: readonly Exception[];
  readonly workspace?: string;
  /** False with `--no-config`. */
  readonly config?: string | false;
  readonly jsonConfigOnly?: true;
  readonly baseline?: string;
  readonly lint: boolean;
  readonly maxWarnings?: number;
}

/** The settings of contexts on the command line, as plain data. */
export interface Given {
  readonly options: ContextOptions;
  readonly workspace: Settings;
}

export type ConfigurationOf = (file: string) => Configuration | undefined;

/**
 * Makes a value from the context of each file: its configuration, then the workspace file, then the options. Files with
 * the same settings share a value, made for the first of them.
 */
export function perFile<T>(
  { options, workspace }: Given,
  configurationOf: ConfigurationOf,
  make: (context: Context, request: RequestSettings, file: string) => T,
): (file: string) => T {
  const made = new Map<Configuration | undefined, Map<string, T>>();
  return (file) => {
    const configuration = configurationOf(file);
    const key = configuration?.keyOf(file) ?? "";
    const byKey = getOrInsertComputed(made, configuration, () => new Map<string, T>());
    return getOrInsertComputed(byKey, key, () => {
      const settings = merged(configuration?.settingsFor(file) ?? {}, workspace);
      return make(withoutAbsentRules(contextOf(options, settings)), configuration?.requestFor(file) ?? {}, file);
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

/** Combines the options with the settings of the files. Features and exceptions are added; otherwise the options win. */
function contextOf(options: ContextOptions, settings: Settings): Context {
  const { feature, policy, rule, except, lint, maxWarnings, baseline } = options;
  const features = feature && [...(settings.features ?? []), ...feature];
  const { bounds, ...context } = merged(settings, { features, policies: policy, rules: rule, exceptions: except });
  return {
    ...context,
    lint: lint && settings.lint !== false,
    // If fewer warnings than the maximum were listed, it would be unknown whether there are too many.
    bounds: {
      ...bounds,
      maxViolations: Math.max(bounds?.maxViolations ?? LISTED, (maxWarnings ?? 0) + 1, baseline ? IN_BASELINE : 0),
    },
  };
}

const LISTED = 100;

/** With a baseline, enough that ignored findings do not crowd out new ones. */
export const IN_BASELINE = 10_000;
