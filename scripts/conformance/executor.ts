import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Case, CaseContext, Operation, Verdict } from "./case.js";

/** A case in which an implementation gives another verdict; `actual` is a sentence if its output is not a verdict. */
export interface Difference {
  readonly case: Case;
  readonly actual: Verdict | string;
}

export interface Outcome {
  /** How often the command was started. */
  readonly runs: number;
  readonly differences: readonly Difference[];
}

/** Cases that differ only in their input, so that one run of the command checks all of them. */
interface Run {
  readonly operation: Operation;
  readonly context: CaseContext;
  readonly cases: Case[];
}

/** Checks every case with a command, which is started once for each operation and context. */
export async function execute(command: readonly string[], cases: readonly Case[]): Promise<Outcome> {
  const runs = runsOf(cases);
  const folder = mkdtempSync(join(tmpdir(), "campaign-rules-conformance-"));
  const waiting = [...runs.entries()];
  const differences = new Map<Case, Difference>();
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, run] = next;
      const found = await differencesIn(run, [...command, ...argumentsOf(run, join(folder, String(index)))]);
      for (const one of found) differences.set(one.case, one);
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, work));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { runs: runs.length, differences: cases.flatMap((one) => differences.get(one) ?? []) };
}

function runsOf(cases: readonly Case[]): Run[] {
  const runs = new Map<string, Run>();
  for (const one of cases) {
    const { operation, context } = one;
    const key = JSON.stringify([operation, context]);
    const run = runs.get(key);
    if (run === undefined) runs.set(key, { operation, context, cases: [one] });
    else run.cases.push(one);
  }
  return [...runs.values()];
}

/**
 * The options of `campaign-rules check` for a run. Writes the files that the options name; their paths begin with
 * `file`.
 */
function argumentsOf({ operation, context: { campaign, ...workspace } }: Run, file: string): string[] {
  const written = (name: string, value: unknown) => {
    const path = `${file}-${name}.json`;
    writeFileSync(path, JSON.stringify(value));
    return path;
  };
  return [
    "--ndjson",
    "--no-lint",
    ...(operation === "request" ? ["--request"] : ["--operation", operation]),
    ...(Object.keys(workspace).length > 0 ? ["--workspace", written("workspace", workspace)] : []),
    ...(campaign?.state === undefined ? [] : ["--state", campaign.state]),
    ...(campaign?.body === undefined ? [] : ["--current", written("current", campaign.body)]),
    "-",
  ];
}

async function differencesIn({ cases }: Run, command: readonly string[]): Promise<Difference[]> {
  const { stdout, problem } = await answersOf(command, cases.map(({ input }) => `${JSON.stringify(input)}\n`).join(""));
  const lines = stdout.split("\n").filter((line) => line.trim() !== "");
  if (lines.length !== cases.length) {
    const actual = `${lines.length} results for ${cases.length} requests: ${command.join(" ")}${problem}`;
    return cases.map((one) => ({ case: one, actual }));
  }
  return cases.flatMap((one, index): Difference | [] => {
    const actual = verdictOf(lines[index] ?? "");
    return isDeepStrictEqual(actual, comparable(one.expected)) ? [] : { case: one, actual };
  });
}

interface Answers {
  readonly stdout: string;
  /** The error output of the command, or why it could not start; may be empty. */
  readonly problem: string;
}

function answersOf([program = "", ...args]: readonly string[], input: string): Promise<Answers> {
  return new Promise((resolve) => {
    const child = spawn(program, args);
    let [stdout, stderr] = ["", ""];
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      stderr += text;
    });
    child.on("error", ({ message }) => resolve({ stdout: "", problem: `\n${message}` }));
    child.on("close", () => resolve({ stdout, problem: stderr && `\n${stderr.trimEnd()}` }));
    // The command may end before it has read everything. Then results are missing.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

/** The part of a line of results that is compared; a sentence if the line is not a result. */
function verdictOf(line: string): Verdict | string {
  try {
    const { ok, body, violations } = JSON.parse(line) as Result;
    return comparable({
      ok,
      violations,
      ...(!ok && { code: body?.error?.code, target: body?.error?.target }),
    } as Verdict);
  } catch {
    return `no result: ${line.slice(0, 200)}`;
  }
}

interface Result extends Pick<Verdict, "ok" | "violations"> {
  readonly body?: { readonly error?: { readonly code?: string; readonly target?: string } };
}

/** A verdict without the members that may differ. */
function comparable({ violations, ...verdict }: Verdict): Verdict {
  return {
    ...verdict,
    violations: violations.map(({ path, pointer, target, detailTarget }) => ({ path, pointer, target, detailTarget })),
  };
}
