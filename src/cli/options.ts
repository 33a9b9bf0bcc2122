import { InvalidArgumentError, Option } from "commander";
import { type Exception, exceptionLevels, ruleLevels } from "../engine/context/context.js";
import type { Feature } from "../index.js";
import { features, policies } from "../rules/rule-context.js";
import type { ContextOptions } from "./context-of.js";
import { docsUrlIn } from "./docs-url.js";
import {
  exceptionLevel,
  exceptionPath,
  exceptionRule,
  featureNamed,
  mayBeCustom,
  policySetting,
  rewording,
  ruleSetting,
  type Settings,
} from "./settings.js";
import { WrongUsage } from "./usage.js";

export function formatOption(formats: readonly string[]): Option {
  return new Option("--format <format>", "output format").choices(formats).default("pretty");
}

export function docsUrlOption(): Option {
  const option = new Option("--docs-url <url>", "where the documentation is served, to link each rule to its page");
  return option.argParser((text) => explained(() => docsUrlIn(text)));
}

export function contextOptions(): Option[] {
  return [
    new Option("--feature <name>", `a feature of the workspace (repeatable): ${features.join(", ")}`).argParser(
      (name, named: readonly Feature[] = []) => [...named, explained(() => featureNamed(name))],
    ),
    new Option(
      "--policy <name=value>",
      `choose a reading of the specification (repeatable): ${Object.keys(policies).join(", ")}`,
    ).argParser((text, chosen: Settings["policies"] = {}) => ({ ...chosen, ...setting(text, policySetting) })),
    new Option("--rule <id=level>", `set the level of a rule (repeatable): ${ruleLevels.join(", ")}`).argParser(
      (text, chosen: Settings["rules"] = {}) => ({
        ...chosen,
        ...setting(text, (id, level) => ruleSetting(id, level, possibleIds(id))),
      }),
    ),
    new Option(
      "--except <rule=path[=level]>",
      `make a rule a warning at a path, or turn it off there (repeatable): ${exceptionLevels.join(", ")} (default: warning)`,
    ).argParser((text, others: readonly Exception[] = []) => [...others, exception(text)]),
    new Option(
      "--workspace <file>",
      "a JSON file with the workspace's features, productSets, policies, rules and exceptions",
    ),
    ...configOptions(),
    new Option("--no-lint", "report errors only, no warnings"),
  ];
}

export function maxWarningsOption(): Option {
  const option = new Option("--max-warnings <number>", "fail if there are more warnings than this (default: no limit)");
  return option.argParser(count);
}

export function configOptions(): Option[] {
  return [
    new Option(
      "--config <file>",
      "the configuration of all files (default: for each file the nearest campaign-rules.config.js, .ts or .json upwards from it, within its repository)",
    ),
    new Option("--no-config", "use no configuration"),
    new Option("--json-config-only", "run no code: use no configuration where the nearest one is not JSON"),
  ];
}

/** Checks the ids of rules that could be custom rules, now that these are known. @throws {WrongUsage} */
export function expectRules({ rule = {}, except = [] }: ContextOptions, customIds: readonly string[]): void {
  const expected = (option: string, text: string, read: () => unknown) => {
    rewording(read, (problem) => {
      return new WrongUsage(`option '${option}' argument '${text}' is invalid. ${capitalized(problem)}`);
    });
  };
  for (const [id, level] of Object.entries(rule)) {
    expected("--rule <id=level>", `${id}=${level}`, () => ruleSetting(id, level, customIds));
  }
  for (const { rule: id, path } of except) {
    expected("--except <rule=path[=level]>", `${id}=${path}`, () => exceptionRule(id, customIds));
  }
}

/** Custom rules are known only after the configuration is loaded. */
function possibleIds(id: string): readonly string[] {
  return mayBeCustom(id) ? [id] : [];
}

function setting<T>(text: string, read: (name: string, value: string) => T): T {
  const end = text.indexOf("=");
  if (end === -1) throw new InvalidArgumentError("It must have the form name=value.");
  return explained(() => read(text.slice(0, end), text.slice(end + 1)));
}

/** Parses `rule=path` or `rule=path=level`. A quoted name in the path may contain an equals sign. */
function exception(text: string): Exception {
  const start = text.indexOf("=");
  if (start === -1) throw new InvalidArgumentError("It must have the form rule=path or rule=path=level.");
  const last = text.lastIndexOf("=");
  const hasLevel = last > start && !text.slice(last).includes('"');
  return explained(() => ({
    rule: exceptionRule(text.slice(0, start), possibleIds(text.slice(0, start))),
    path: exceptionPath(text.slice(start + 1, hasLevel ? last : undefined)),
    level: hasLevel ? exceptionLevel(text.slice(last + 1)) : "warning",
  }));
}

/** Makes commander report an invalid argument. */
export function explained<T>(read: () => T): T {
  return rewording(read, (problem) => {
    return new InvalidArgumentError(capitalized(problem));
  });
}

function capitalized(text: string): string {
  return text.replace(/^./u, (letter) => letter.toUpperCase());
}

function count(text: string): number {
  if (!/^\d{1,9}$/u.test(text)) throw new InvalidArgumentError("It must be a non-negative integer.");
  return Number(text);
}
