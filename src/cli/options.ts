import { InvalidArgumentError, Option } from "commander";
import { type Context, type Exception, exceptionLevels, features, policies, ruleLevels } from "../context.js";
import type { Feature } from "../index.js";
import {
  exceptionLevel,
  exceptionPath,
  exceptionRule,
  featureNamed,
  policySetting,
  rewording,
  ruleSetting,
  type Settings,
} from "./settings.js";

export function formatOption(formats: readonly string[]): Option {
  return new Option("--format <format>", "how to print results").choices(formats).default("pretty");
}

/** Options of `check` that say what is known besides the request. */
export interface ContextOptions {
  readonly feature?: readonly Feature[];
  readonly policy?: Settings["policies"];
  readonly rule?: Settings["rules"];
  readonly except?: readonly Exception[];
  readonly workspace?: string;
  readonly lint: boolean;
  readonly maxWarnings?: number;
}

export function contextOptions(): Option[] {
  return [
    new Option("--feature <name>", `a feature of the workspace (repeatable): ${features.join(", ")}`).argParser(
      (name, named: readonly Feature[] = []) => [...named, explained(() => featureNamed(name))],
    ),
    new Option(
      "--policy <name=value>",
      `another reading of the specification (repeatable): ${Object.keys(policies).join(", ")}`,
    ).argParser((text, chosen: Settings["policies"] = {}) => ({ ...chosen, ...setting(text, policySetting) })),
    new Option("--rule <id=level>", `another weight of a rule (repeatable): ${ruleLevels.join(", ")}`).argParser(
      (text, chosen: Settings["rules"] = {}) => ({ ...chosen, ...setting(text, ruleSetting) }),
    ),
    new Option(
      "--except <rule=path[=level]>",
      `a place at which a rule only warns, or is off (repeatable): ${exceptionLevels.join(", ")} (default: warning)`,
    ).argParser((text, others: readonly Exception[] = []) => [...others, exception(text)]),
    new Option(
      "--workspace <file>",
      "a JSON file with features, productSets, policies, rules and exceptions of the workspace",
    ),
    new Option("--no-lint", "look for errors only, not for warnings"),
    new Option("--max-warnings <number>", "most warnings that are no failure (default: any number)").argParser(count),
  ];
}

/** What the options and the workspace file say together. Features and exceptions add up; else the options win. */
export function contextOf(options: ContextOptions, workspace: Settings): Context {
  const { features: named, productSets } = workspace;
  return {
    features:
      named === undefined && options.feature === undefined ? undefined : [...(named ?? []), ...(options.feature ?? [])],
    productSets,
    policies: { ...workspace.policies, ...options.policy },
    rules: { ...workspace.rules, ...options.rule },
    // The first that matches decides.
    exceptions: [...(options.except ?? []), ...(workspace.exceptions ?? [])],
    lint: options.lint,
    // Whether there are too many warnings cannot be told when fewer are listed.
    bounds: { maxViolations: Math.max(LISTED, (options.maxWarnings ?? 0) + 1) },
  };
}

/** Most violations, and most warnings, to list of one file. */
const LISTED = 100;

/** Splits `name=value`. */
function setting<T>(text: string, read: (name: string, value: string) => T): T {
  const end = text.indexOf("=");
  if (end === -1) throw new InvalidArgumentError("It lacks a =.");
  return explained(() => read(text.slice(0, end), text.slice(end + 1)));
}

/** Reads `rule=path` or `rule=path=level`. A quoted name in the path may hold an equals sign. */
function exception(text: string): Exception {
  const start = text.indexOf("=");
  if (start === -1) throw new InvalidArgumentError("It lacks a =path after the rule.");
  const last = text.lastIndexOf("=");
  const hasLevel = last > start && !text.slice(last).includes('"');
  return explained(() => ({
    rule: exceptionRule(text.slice(0, start)),
    path: exceptionPath(text.slice(start + 1, hasLevel ? last : undefined)),
    level: hasLevel ? exceptionLevel(text.slice(last + 1)) : "warning",
  }));
}

/** Has commander say what is wrong with an argument. */
export function explained<T>(read: () => T): T {
  return rewording(read, (problem) => {
    return new InvalidArgumentError(problem.replace(/^./u, (letter) => letter.toUpperCase()));
  });
}

function count(text: string): number {
  if (!/^\d{1,9}$/u.test(text)) throw new InvalidArgumentError("It must be a whole number from 0 on.");
  return Number(text);
}
