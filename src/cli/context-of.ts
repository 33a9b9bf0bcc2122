import type { Context, Exception } from "../engine/context/context.js";
import type { Feature } from "../index.js";
import { merged, type Settings } from "./settings.js";

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

/** Combines the options with the settings of the files. Features and exceptions are added; otherwise the options win. */
export function contextOf(options: ContextOptions, settings: Settings): Context {
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
