import { describe, expect, it } from "vitest";
import { run } from "./run.js";

/** Runs the command after a script, which breaks something in its process. */
function runAfter(script: string, ...args: string[]) {
  const { NODE_OPTIONS = "" } = process.env;
  const options = `${NODE_OPTIONS} --import=data:text/javascript,${encodeURIComponent(script)}`;
  return run(args, "", { NODE_OPTIONS: options });
}

describe("a defect of ours", () => {
  it("is no verdict about any file: it is printed with its stack, and ends with 2", () => {
    const script = 'process.stdout.write = () => { throw new RangeError("broken"); };';
    const { status, stderr } = runAfter(script, "check", "samples/push-one-time.json");
    expect(status).toBe(2);
    expect(stderr).toMatch(/^RangeError: broken\n +at /u);
  });
});

it("wrong usage is told in one line, and ends with 2", () => {
  expect(run(["check", "--workspace", "README.md", "samples/push-one-time.json"])).toEqual({
    status: 2,
    stdout: "",
    stderr: "campaign-rules: README.md:1:1: not valid JSON: invalid symbol\n",
  });
});
