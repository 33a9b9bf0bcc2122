import type { CustomRule } from "campaign-rules";
import type { Checking } from "./workspace.js";

/** Longer texts are cut, so that an answer about one rule stays within its bound. */
const LONGEST_TEXT = 400;
const MOST_PATHS = 15;

/** The rules that the configuration adds, in the order of findings. */
export function customRulesOf({ checker, path }: Checking) {
  return (checker.contextFor(path).customRules ?? []).map(shown);
}

/** A rule with other facts about it as its details, as for built-in rules. */
function shown({ id, severity = "error", summary, message, scope, spec, reads, ...rule }: CustomRule) {
  const paths = Object.entries(reads).map(([mode, all = []]) => [mode, all.slice(0, MOST_PATHS)] as const);
  const { ifFeature, unlessFeature, states } = rule;
  const details = {
    ...{ id, severity, scope, message: short(message), reads: Object.fromEntries(paths) },
    spec: spec ? short(spec) : undefined,
    ...{ ifFeature, unlessFeature, states },
  };
  return { id, severity, summary: short(summary), details };
}

function short(text: string): string {
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}
