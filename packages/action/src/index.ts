// Runs the command line, and reports its findings to GitHub. Does without @actions/core, whose HTTP client takes longer
// to load than everything else.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync } from "node:fs";
import { createInterface, type Interface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { markdownOf } from "../../../src/cli/formats/markdown.js";
import { type Counts, countsOf } from "../../../src/cli/formats/totals.js";
import { type Annotation, annotationIn, failure, inert } from "./annotations.js";
import { argumentsFrom, WrongInput, wantsSummary } from "./inputs.js";

const FAILED = 2;

/** The most problems to keep for the summary, which has room for fewer. */
const LISTED = 1000;

/** The most characters of the reason of a failure in the summary. */
const LONGEST_REASON = 4000;

/** The output and the exit code of the command. */
interface Outcome {
  readonly exitCode: number;
  readonly counts: Readonly<Record<Annotation["severity"], number>>;
  /** In Markdown. */
  readonly summary: string;
  /** Why the command failed; undefined if it did not. */
  readonly reason: string | undefined;
}

async function check(args: readonly string[]): Promise<Outcome> {
  const { stdout, stderr, closed } = start(args);
  const messages = passedOn(stderr);
  const counts = { error: 0, warning: 0 };
  const byRule = new Map<string, Counts>();
  const found: Annotation[] = [];
  let verdict = "Nothing was checked.";
  for await (const line of stdout) {
    const annotation = annotationIn(line);
    process.stdout.write(`${annotation === undefined ? inert(line) : line}\n`);
    if (annotation === undefined) {
      verdict = line;
      continue;
    }
    const { severity, rule } = annotation;
    counts[severity]++;
    countsOf(byRule, rule)[severity === "error" ? "errors" : "warnings"]++;
    if (found.length < LISTED) found.push(annotation);
  }
  const exitCode = (await closed) ?? FAILED;
  const reason = exitCode === FAILED ? (await messages) || "the command was stopped" : undefined;
  // GitHub shows ten errors of a step, and that of the failure is the last one.
  const result = reason === undefined ? verdict : `${reason.slice(0, LONGEST_REASON)}\n${verdict}`;
  const summary = markdownOf(result, found, counts.error + counts.warning, byRule);
  return { exitCode, counts, summary, reason };
}

/** Starts the command, which ends with this process: it writes no files, so it can be stopped anywhere. */
function start(args: readonly string[]) {
  const [command, preload] = ["cli.js", "end-with-parent.js"].map((name) => new URL(name, import.meta.url));
  const child = spawn(process.execPath, ["--import", `${preload}`, fileURLToPath(`${command}`), ...args], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      child.kill("SIGKILL");
      process.kill(process.pid, signal);
    });
  }
  const closed = once(child, "close").then(([code]) => code as number | null);
  const [stdout, stderr] = [child.stdout, child.stderr].map((input) =>
    createInterface({ input: input as Readable, crlfDelay: Number.POSITIVE_INFINITY }),
  ) as [Interface, Interface];
  return { stdout, stderr, closed };
}

/** Passes on the command's own messages, and returns them. */
async function passedOn(messages: Interface): Promise<string> {
  let text = "";
  for await (const line of messages) {
    process.stderr.write(`${inert(line)}\n`);
    text += `${line}\n`;
  }
  return text.trim();
}

async function main(): Promise<void> {
  const isListed = wantsSummary(process.env);
  const { exitCode, counts, summary, reason } = await check(await argumentsFrom(process.env));
  if (reason !== undefined) process.stdout.write(failure(reason));
  append("GITHUB_OUTPUT", `errors=${counts.error}\nwarnings=${counts.warning}\nexit-code=${exitCode}\n`);
  if (isListed) append("GITHUB_STEP_SUMMARY", summary);
  process.exitCode = exitCode;
}

/** Appends to a file that the runner names. Does nothing outside a runner. */
function append(name: string, lines: string): void {
  const file = process.env[name];
  if (file) appendFileSync(file, lines);
}

await main().catch((error: unknown) => {
  if (!(error instanceof WrongInput)) throw error;
  process.stdout.write(failure(error.message));
  process.exitCode = FAILED;
});
