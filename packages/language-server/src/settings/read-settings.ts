import { states } from "../../../../src/rules/parts/update-parts.js";
import { isObject } from "../../../../src/structure/checker.js";
import { DEFAULTS, type FileSetting, type Settings } from "./settings.js";

/**
 * Reads the settings of a client. Missing and wrong settings get their defaults; wrong entries of `files` are left out.
 */
export function readSettings(given: unknown): { settings: Settings; problems: string[] } {
  if (isNothing(given)) return { settings: DEFAULTS, problems: [] };
  if (!isObject(given)) return { settings: DEFAULTS, problems: ["the settings must be an object"] };
  const problems: string[] = [];
  const read = <T>(name: string, fallback: T, isRight: (value: unknown) => boolean, wanted: string): T => {
    const value = given[name];
    if (value === undefined || value === null) return fallback;
    if (isRight(value)) return value as T;
    problems.push(`${name} must be ${wanted}`);
    return fallback;
  };
  for (const name of Object.keys(given))
    if (!Object.hasOwn(DEFAULTS, name) && name !== OF_CLIENT) problems.push(`${name} is not a setting`);
  const config = read("config", DEFAULTS.config, (value) => isText(value) || value === false, "a path or false");
  const entries = read<readonly unknown[]>("files", DEFAULTS.files, Array.isArray, "a list");
  const files = entries.filter((entry, index): entry is FileSetting => {
    const problem = problemOf(entry);
    if (problem !== undefined) problems.push(`files[${index}] ${problem}`);
    return problem === undefined;
  });
  const undecided = read("undecided", DEFAULTS.undecided, isBoolean, "true or false");
  const documentation = read(
    "documentation",
    DEFAULTS.documentation,
    isAddress,
    "an http, https or file address that contains {rule}",
  );
  return { settings: { config, files, undecided, documentation }, problems };
}

/** Whether a client gives no settings. In Lua and PHP, an empty table is an empty list. */
export function isNothing(given: unknown): boolean {
  return given === undefined || given === null || (Array.isArray(given) && given.length === 0);
}

/** Clients of Microsoft's library have a setting `trace.server` in the same section, which they read themselves. */
const OF_CLIENT = "trace";

type Check = (value: unknown) => boolean;

const isBoolean: Check = (value) => typeof value === "boolean";
const isText: Check = (value) => typeof value === "string" && value !== "";
/** Of a page: an editor might run what another address names, such as a command of its own. */
const isAddress: Check = (value) =>
  typeof value === "string" &&
  value.includes("{rule}") &&
  URL.canParse(value) &&
  PAGES.includes(new URL(value).protocol);
const PAGES = ["https:", "http:", "file:"];

const MEMBERS: Readonly<Record<string, readonly [Check, wanted: string]>> = {
  glob: [isText, "a glob"],
  operation: oneOf("create", "update"),
  request: [isBoolean, "true or false"],
  lines: [isBoolean, "true or false"],
  state: oneOf(...states),
  channel: oneOf("PUSH", "EMAIL"),
  current: [isText, "a path"],
};

function oneOf(...values: readonly string[]): readonly [Check, string] {
  return [(value) => values.some((one) => one === value), values.join(" or ")];
}

/** The problem with an entry of `files`, if it has one. */
function problemOf(entry: unknown): string | undefined {
  if (!isObject(entry)) return "must be an object";
  if (entry["glob"] === undefined) return "must have a glob";
  for (const [name, value] of Object.entries(entry)) {
    const [isRight, wanted] = Object.hasOwn(MEMBERS, name) ? (MEMBERS[name] ?? []) : [];
    if (isRight === undefined) return `has an unknown member ${name}`;
    if (!isRight(value)) return `must have ${wanted} as its ${name}`;
  }
  const isUpdate = entry["operation"] === "update" || entry["request"] === true;
  const name = ["state", "channel", "current"].find((one) => entry[one] !== undefined);
  if (name !== undefined && !isUpdate) return `has ${name}, which requires operation "update" or request`;
  if (entry["request"] === true && entry["operation"] !== undefined)
    return "has both request and operation; a whole request determines its operation";
  return undefined;
}
