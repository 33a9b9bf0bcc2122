import type { Context } from "../index.js";
import { policies, rules } from "../reference/catalogue.js";
import { fileKindOf } from "./file-kind-of.js";
import type { RequestOptions } from "./options.js";
import { counted, printable } from "./printable.js";
import type { NotesOn } from "./skipped-notes.js";

interface WayOut {
  readonly option: string;
  readonly context: Context;
  readonly rules: readonly string[];
}

/** Prepares notes on the policies and features with which some errors would not be errors: they are tried. */
export function waysOutFor(
  options: RequestOptions,
  known: Context,
  stored: { readonly value: unknown } | undefined,
): NotesOn {
  return ({ violations, truncated }, value) => {
    if (truncated) return [];
    const left = new Map(violations.map(({ path, rule }) => [path, rule as string]));
    return waysOut(known).flatMap(({ option, context, rules: concerned }) => {
      const candidates = [...left].filter(([, rule]) => concerned.includes(rule));
      if (candidates.length === 0) return [];
      const errors = fileKindOf(options, { ...known, ...context }, stored).check(value).violations;
      const found = new Set(errors.map(({ path }) => path));
      const prevented = candidates.flatMap(([path]) => (found.has(path) ? [] : [path]));
      for (const path of prevented) left.delete(path);
      return prevented.length === 0 ? [] : [`${option} accepts ${named(prevented)}`];
    });
  };
}

/** Every value that another policy may have, and every feature that may be added. */
function waysOut({ policies: chosen, features = [], customRules = [] }: Context): WayOut[] {
  const choices = policies.flatMap(({ name, values, default: standard, rules: concerned }) =>
    values
      .filter((value) => value !== (chosen?.[name] ?? standard))
      .map((value) => ({
        option: `--policy ${name}=${value}, if the service agrees,`,
        context: { policies: { ...chosen, [name]: value } },
        rules: concerned,
      })),
  );
  const gates = [...rules, ...customRules].flatMap(({ id, unlessFeature: feature }) =>
    feature === undefined
      ? []
      : {
          option: `--feature ${feature}, if the workspace has it,`,
          context: { features: [...features, feature] },
          rules: [id],
        },
  );
  return [...choices, ...gates];
}

const LISTED = 3;

function named(paths: readonly string[]): string {
  const more = paths.length - LISTED;
  return `${paths.slice(0, LISTED).map(printable).join(", ")}${more > 0 ? ` and ${counted(more, "other field")}` : ""}`;
}
