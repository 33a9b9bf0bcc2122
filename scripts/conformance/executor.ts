import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { Case, CaseContext, Operation, Verdict } from "./case.js";

/** A case in which an implementation says something else; `actual` is a sentence when it says nothing of use. */
export interface Difference {
  readonly case: Case;
  readonly actual: Verdict | string;
}

export interface Outcome {
  /** How often the command was started. */
  readonly runs: number;
  readonly differences: readonly Difference[];
}

/** Cases that differ in their input only, so that one start of the command is enough for them. */
interface Run {
  readonly operation: Operation;
  readonly context: CaseContext;
  readonly cases: Case[];
}

/** Puts every case to a command, which is started once for each operation and context. */
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

/** The options of `campaign-rules check` for a run. Files for it are written, with a common beginning of their names. */
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
  /** What else is known of a command that did not do its work; may be empty. */
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
    // A command that does not read on has ended, and its results tell.
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}

/** What a line of results says, as far as it is compared; a sentence when it is no such line. */
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

/** A verdict without what need not be the same. */
function comparable({ violations, ...verdict }: Verdict): Verdict {
  return {
    ...verdict,
    violations: violations.map(({ path, pointer, target, detailTarget }) => ({ path, pointer, target, detailTarget })),
  };
}
