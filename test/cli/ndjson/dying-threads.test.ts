import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { command, file, linesOf } from "../run.js";

/** Makes a thread end when it reads a line with a certain word, except in the main thread. */
const endingBy = (how: string) =>
  file(
    "ending.cjs",
    `const { isMainThread } = require("node:worker_threads");
     const { parse } = JSON;
     if (!isMainThread) JSON.parse = (text, ...rest) => { if (text.includes("DEADLY")) { ${how} } return parse(text, ...rest); };`,
  );

interface Result {
  readonly line: number;
  readonly violations: readonly { readonly rule: string; readonly message: string }[];
}

function check(path: string, args: readonly string[], nodeArgs: readonly string[]) {
  const line = [...nodeArgs, command, "check", "--ndjson", "--no-lint", ...args, path];
  const { stdout, stderr, status } = spawnSync(process.execPath, line, { encoding: "utf8", maxBuffer: 2 ** 29 });
  return { results: linesOf<Result>(stdout), stderr, status };
}

const isUnchecked = ({ violations }: Result) => violations[0]?.message.startsWith("body was not checked: ") === true;

describe("a thread that dies", () => {
  const hoard = "const all = []; for (;;) all.push(new Array(1000).fill({}));";
  const outOfMemory = "Worker terminated due to reaching memory limit: JS heap out of memory";

  it.each([
    ["by itself", "process.exit(7);", "it exited unexpectedly"],
    ["for lack of memory", hoard, outOfMemory],
  ])("%s leaves its lines unchecked; all others get their answers, in order", (_, how, reason) => {
    const line = JSON.stringify({ channel: "PUSH", request_id: "x".repeat(1000) });
    const lines = Array.from({ length: 2000 }, (_, index) => (index === 700 ? '{"a":"DEADLY"}' : line));
    const path = file("deadly.ndjson", lines.join("\n"));
    const nodeArgs = ["--max-old-space-size=200", "--require", endingBy(how)];
    const { results, stderr, status } = check(path, ["--threads", "3"], nodeArgs);
    expect(results.map((result) => result.line)).toEqual(lines.map((_, index) => index + 1));
    const unchecked = results.filter(isUnchecked);
    // The deadly line and the others in its block of about 128 KiB.
    expect(unchecked.map((result) => result.line)).toContain(701);
    expect(unchecked.length).toBeLessThan(140);
    const messages = new Set(unchecked.map(({ violations }) => violations[0]?.message));
    expect([...messages]).toEqual([`body was not checked: its thread died: ${reason}`]);
    const others = results.filter((result) => !isUnchecked(result));
    expect(others.every(({ violations }) => violations.some(({ rule }) => rule === "structure.required"))).toBe(true);
    const lost = `${unchecked.length} lines from line ${unchecked[0]?.line} to ${unchecked.at(-1)?.line}`;
    expect(stderr).toBe(`campaign-rules: ${path}: ${lost} were not checked\n`);
    expect(status).toBe(2);
  });
});

describe("lines of 16 MiB", () => {
  const LONGEST = 16 * 1024 * 1024;
  const filled = (start: string, repeated: string, end: string) => {
    const count = Math.floor((LONGEST - start.length - end.length) / repeated.length);
    return start + repeated.repeat(count) + end;
  };
  const nested = `${"[".repeat(LONGEST / 2)}${"]".repeat(LONGEST / 2)}`;
  const lines: readonly (readonly [text: string, problem: RegExp])[] = [
    [filled("", "[", ""), /the closing "\]" is missing at line \d, column 16777217$/u],
    [filled("[", "{},", "]"), /remove the trailing comma at line/u],
    ["{}", /^request_id is a mandatory/u],
    [filled("[", "{},", "{}]"), /^body has an invalid value/u],
    [nested, /^body (?:must be an object|was not checked: its value needs too much memory)/u],
  ];

  it("all have an answer with a heap of 512 MB", () => {
    const path = file("giants.ndjson", lines.map(([text]) => text).join("\n"));
    const { results, status, stderr } = check(path, ["--threads", "3"], ["--max-old-space-size=512"]);
    expect(results.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1));
    const messages = results.map(({ violations }) => violations[0]?.message);
    expect(messages).toEqual(lines.map(([, problem]) => expect.stringMatching(problem)));
    const unchecked = results.filter(isUnchecked);
    expect(status).toBe(unchecked.length > 0 ? 2 : 1);
    expect(stderr === "").toBe(unchecked.length === 0);
  });

  it("of numbers are checked with little more memory than their values take", () => {
    const path = file("numbers.ndjson", filled("[", "1.5,", "1]"));
    const { results, status } = check(path, [], ["--max-old-space-size=130"]);
    expect(results.map(({ violations }) => violations[0]?.message)).toEqual([
      "body has an invalid value, expected type object but got array",
    ]);
    expect(status).toBe(1);
  });

  it("whose value does not fit into the heap are not checked", () => {
    const path = file("too-heavy.ndjson", `{}\n${filled("[", "{},", "{}]")}\n{}`);
    const { results, status, stderr } = check(path, [], ["--max-old-space-size=200"]);
    expect(results.map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(results.map(isUnchecked)).toEqual([false, true, false]);
    expect(stderr).toBe(`campaign-rules: ${path}: line 2 was not checked\n`);
    expect(status).toBe(2);
  });
});
