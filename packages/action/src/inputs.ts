/** The inputs of an action, as the runner passes them: environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An input that has a wrong value. */
export class WrongInput extends Error {}

/** The arguments of the command, according to the inputs. */
export function argumentsFrom(env: Environment): string[] {
  const files = lines(inputOf(env, "files"));
  if (files.length === 0) throw new WrongInput('the input "files" is empty');
  return ["check", "--format", "github", ...options(env), "--", ...files];
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
  const more = lines(inputOf(env, "options")).flatMap((line) => {
    const [name = "", value] = split(line);
    return value === undefined ? [name] : [name, value];
  });
  return [...(isRequest ? ["--request"] : []), ...named, ...failing(env), ...more];
}

function failing(env: Environment): string[] {
  const failOn = inputOf(env, "fail-on") || "error";
  if (failOn === "never") return ["--exit-zero"];
  if (failOn === "error") return [];
  if (failOn !== "warning")
    throw new WrongInput(`the input "fail-on" must be error, warning or never, but is ${failOn}`);
  if (inputOf(env, "max-warnings") !== "") throw new WrongInput("fail-on: warning and max-warnings exclude each other");
  return ["--max-warnings=0"];
}

/** An option and its value, which may contain spaces without quotes. */
function split(line: string): string[] {
  const end = line.indexOf(" ");
  return end === -1 ? [line] : [line.slice(0, end), line.slice(end).trim()];
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
