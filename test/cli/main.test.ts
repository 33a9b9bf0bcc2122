import { describe, expect, it } from "vitest";
import { refused, run, runAlone } from "./run.js";

/** Runs the command after a script that breaks something in its process. */
function runAfter(script: string, ...args: string[]) {
  const { NODE_OPTIONS = "" } = process.env;
  const options = `${NODE_OPTIONS} --import=data:text/javascript,${encodeURIComponent(script)}`;
  return runAlone(args, "", { env: { NODE_OPTIONS: options } });
}

describe("a defect in our own code", () => {
  it("is not a verdict about any file: it prints its stack, and exits with 2", () => {
    const script = 'process.stdout.write = () => { throw new RangeError("broken"); };';
    const { status, stderr } = runAfter(script, "check", "samples/push-one-time.json");
    expect(status).toBe(2);
    expect(stderr).toMatch(/^campaign-rules: internal error, please report it: RangeError: broken\n +at /u);
  });

  const late = ["setTimeout(() => { throw new RangeError('late'); });", "Promise.reject(new RangeError('late'));"];
  it.each(late)("nor is what a callback throws: %s", (callback) => {
    const script = `process.stdout.write = () => { ${callback} };`;
    const { status, stderr } = runAfter(script, "check", "samples/push-one-time.json");
    expect(status).toBe(2);
    expect(stderr).toMatch(/^campaign-rules: unexpected error: RangeError: late\n +at /u);
  });
});

it.each<[string, string[], string]>([
  ["an unknown option", ["check", "--fxi", "a.json"], "unknown option '--fxi'\n(Did you mean --fix?)"],
  ["a name that begins like an option", ["check", "-x.json"], "unknown option '-x.json'"],
  ["an option without its value", ["check", "--format"], "option '--format <format>' argument missing"],
  ["no file", ["check"], "missing required argument 'files'"],
  ["an unknown command", ["chek"], "unknown command 'chek'\n(Did you mean check?)"],
  [
    "options of a schema that do not go together",
    ["schema", "--format", "openapi", "--operation", "create"],
    "option '--operation' cannot be used with --format openapi, which covers both operations",
  ],
  ["an unknown rule", ["explain", "no"], 'there is no rule or policy "no"; see: campaign-rules rules'],
])("%s is reported with the same prefix", (_, args, problem) => {
  expect(run(args)).toEqual(refused(problem));
});
