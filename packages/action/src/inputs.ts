import { mayBeForeign } from "./foreign.js";

/** The inputs of an action, as the runner passes them: environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An input that has a wrong value. */
export class WrongInput extends Error {}

/** The arguments of the command, according to the inputs. */
export async function argumentsFrom(env: Environment): Promise<string[]> {
  const files = lines(inputOf(env, "files"));
  if (files.length === 0) throw new WrongInput('the input "files" is empty');
  const runsCode = isTrue(env, "code-from-forks", false) || !(await mayBeForeign(env));
  return ["check", "--format", "github", ...options(env), ...(runsCode ? [] : ["--json-config-only"]), "--", ...files];
}

/** Whether the job summary should list the problems. */
export function wantsSummary(env: Environment): boolean {
  return isTrue(env, "summary", true);
}

/** Inputs that are options of the command. */
const VALUES = ["operation", "state", "current", "workspace", "config", "baseline", "max-warnings"];

function options(env: Environment): string[] {
  const isRequest = isTrue(env, "request", false);
  const named = VALUES.flatMap((name) => {
    const value = inputOf(env, name);
    // A whole request determines its operation.
    return value === "" || (isRequest && name === "operation") ? [] : [`--${name}=${value}`];
  });
  const given = [...named, ...lines(inputOf(env, "options")).map(allowedOption)];
  return [...(isRequest ? ["--request"] : []), ...failing(env, given), ...given];
}

function failing(env: Environment, given: readonly string[]): string[] {
  const failOn = inputOf(env, "fail-on") || "error";
  if (failOn === "never") return ["--exit-zero"];
  if (failOn === "error") return [];
  if (failOn !== "warning")
    throw new WrongInput(`the input "fail-on" must be error, warning or never, but is ${failOn}`);
  if (given.some((option) => option.startsWith("--max-warnings=")))
    throw new WrongInput("fail-on: warning and max-warnings exclude each other");
  return ["--max-warnings=0"];
}

/** The options that `options` may contain. Others change the output that the action reads, write files, or never end. */
const WITH_VALUE = ["feature", "policy", "rule", "except", "channel", ...VALUES];
const WITHOUT_VALUE = ["request", "no-lint", "no-config", "json-config-only"];

/** An option, as one argument with its value, which may contain spaces without quotes. */
function allowedOption(line: string): string {
  const [, name = "", value] = /^--([\w-]+)(?:[ =](.*))?$/u.exec(line) ?? [];
  if (WITHOUT_VALUE.includes(name)) {
    if (value !== undefined) throw new WrongInput(`the input "options": --${name} has no value`);
    return line;
  }
  if (!WITH_VALUE.includes(name)) {
    const allowed = [...WITH_VALUE, ...WITHOUT_VALUE].map((one) => `--${one}`).join(", ");
    throw new WrongInput(`the input "options" must not contain ${line}; it may contain ${allowed}`);
  }
  if (!value?.trim()) throw new WrongInput(`the input "options": --${name} needs a value`);
  return `--${name}=${value.trim()}`;
}

function isTrue(env: Environment, name: string, otherwise: boolean): boolean {
  const value = inputOf(env, name);
  if (value === "") return otherwise;
  if (value !== "true" && value !== "false")
    throw new WrongInput(`the input "${name}" must be true or false, but is ${value}`);
  return value === "true";
}

function inputOf(env: Environment, name: string): string {
  return env[`INPUT_${name.toUpperCase()}`]?.trim() ?? "";
}

function lines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
