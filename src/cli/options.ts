import { InvalidArgumentError, Option } from "commander";
import { type Exception, exceptionLevels } from "../engine/context/context.js";
import { ruleLevels } from "../errors/severity.js";
import type { CampaignContext, Feature } from "../index.js";
import { states } from "../rules/parts/update-parts.js";
import { features, policies } from "../rules/rule-context.js";
import { channels } from "../structure/channel.js";
import type { RequestSettings } from "./config/configuration.js";
import type { ContextOptions } from "./config/per-file.js";
import { oneOf, rewording, WrongSetting } from "./described.js";
import { docsUrlIn } from "./docs-url.js";
import {
  EXCEPTION_LEVEL,
  exceptionPath,
  exceptionRule,
  mayBeCustom,
  operations,
  policySetting,
  ruleSetting,
  type Settings,
} from "./settings.js";
import { WrongUsage } from "./usage.js";

/** By default, they are those of the file's configuration. The operation is otherwise "create". */
export interface RequestOptions extends RequestSettings {
  readonly request?: boolean | undefined;
  readonly channel?: CampaignContext["channel"];
}

/** An option whose argument is read by a function. If it is repeated, the function gets the earlier value, too. */
export function option<T>(flags: string, description: string, read: (text: string, earlier?: T) => T): Option {
  return new Option(flags, description).argParser((text, earlier?: T) => explained(() => read(text, earlier)));
}

export function formatOption(formats: readonly string[]): Option {
  return new Option("--format <format>", "output format").choices(formats).default("pretty");
}

export function docsUrlOption(): Option {
  return option("--docs-url <url>", "where the documentation is served, to link each rule to its page", docsUrlIn);
}

export function requestOptions(): Option[] {
  return [
    option(
      "--operation <name>",
      `the operation the files are for: ${operations.join(", ")} (default: that of the configuration, or create)`,
      (name) => oneOf(name, operations, "operation"),
    ),
    new Option(
      "--request",
      "each file contains a whole request: an object with method, path, headers and body",
    ).conflicts("operation"),
    ...campaignOptions(),
    new Option("--current <file>", "a JSON file with the stored campaign to update"),
  ];
}

/** The options about the campaign to update, besides the stored campaign itself. */
export function campaignOptions(): Option[] {
  return [
    option("--state <state>", `state of the campaign to update: ${states.join(", ")}`, (state) =>
      oneOf(state, states, "state"),
    ),
    option("--channel <name>", `channel of the campaign to update: ${channels.join(", ")}`, (name) =>
      oneOf(channels.find((channel) => channel === name.toUpperCase()) ?? name, channels, "channel"),
    ),
  ];
}

export function requestProblem({ request, ...campaign }: RequestOptions, operation: string): string | undefined {
  if (request || operation === "update") return undefined;
  const name = (["state", "channel", "current"] as const).find((one) => campaign[one] !== undefined);
  return name && `option '--${name}' requires --operation update or --request`;
}

export function contextOptions(): Option[] {
  return [
    option<readonly Feature[]>(
      "--feature <name>",
      `a feature of the workspace (repeatable): ${features.join(", ")}`,
      (name, others = []) => [...others, oneOf(name, features, "feature")],
    ),
    option<Settings["policies"]>(
      "--policy <name=value>",
      `choose a reading of the specification (repeatable): ${Object.keys(policies).join(", ")}`,
      (text, others) => ({ ...others, ...policySetting(...pairIn(text)) }),
    ),
    option<Settings["rules"]>(
      "--rule <id=level>",
      `set the level of a rule (repeatable): ${ruleLevels.join(", ")}`,
      (text, others) => {
        const [id, level] = pairIn(text);
        return { ...others, ...ruleSetting(id, level, possibleIds(id)) };
      },
    ),
    option<readonly Exception[]>(
      "--except <rule=path[=level]>",
      `make a rule a warning at a path, or turn it off there (repeatable): ${exceptionLevels.join(", ")} (default: warning)`,
      (text, others = []) => [...others, exception(text)],
    ),
    new Option(
      "--workspace <file>",
      "a JSON file with the workspace's features, productSets, policies, rules and exceptions",
    ),
    ...configOptions(),
    new Option("--no-lint", "report no warnings, except those that --rule or --except sets"),
  ];
}

export function configOptions(): Option[] {
  return [
    new Option(
      "--config <file>",
      "the configuration of all files (default: for each file the nearest campaign-rules.config.{js,mjs,cjs,ts,mts,cts,json} upwards from it, within its repository)",
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

function pairIn(text: string): [name: string, value: string] {
  const end = text.indexOf("=");
  if (end === -1) throw new WrongSetting("it must have the form name=value.");
  return [text.slice(0, end), text.slice(end + 1)];
}

/** Parses `rule=path` or `rule=path=level`. A quoted name in the path may contain an equals sign. */
function exception(text: string): Exception {
  const start = text.indexOf("=");
  if (start === -1) throw new WrongSetting("it must have the form rule=path or rule=path=level.");
  const last = text.lastIndexOf("=");
  const hasLevel = last > start && !text.slice(last).includes('"');
  return {
    rule: exceptionRule(text.slice(0, start), possibleIds(text.slice(0, start))),
    path: exceptionPath(text.slice(start + 1, hasLevel ? last : undefined)),
    level: hasLevel ? oneOf(text.slice(last + 1), exceptionLevels, EXCEPTION_LEVEL) : "warning",
  };
}

/** Makes commander report an invalid argument. */
export function explained<T>(read: () => T): T {
  return rewording(read, (problem) => new InvalidArgumentError(capitalized(problem)));
}

function capitalized(text: string): string {
  return text.replace(/^./u, (letter) => letter.toUpperCase());
}
