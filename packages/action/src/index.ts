// Runs the command line, and reports its findings to GitHub. Does without @actions/core, whose HTTP client takes longer
// to load than everything else.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { type Annotation, annotationIn, failure } from "./annotations.js";
import { argumentsFrom, WrongInput, wantsSummary } from "./inputs.js";
import { LISTED, renderSummary } from "./summary.js";

const FAILED = 2;

/** The output and the exit code of the command. */
interface Outcome {
  readonly exitCode: number;
  readonly counts: Readonly<Record<Annotation["severity"], number>>;
  /** The first problems. */
  readonly found: readonly Annotation[];
  readonly verdict: string;
  readonly problems: string;
}

async function check(args: readonly string[]): Promise<Outcome> {
  const command = fileURLToPath(new URL("cli.js", import.meta.url));
  const child = spawn(process.execPath, [command, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const closed = once(child, "close");
  const problems = passedOn(child.stderr);
  const counts = { error: 0, warning: 0 };
  const found: Annotation[] = [];
  let verdict = "";
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY })) {
    process.stdout.write(`${line}\n`);
    const annotation = annotationIn(line);
    if (annotation === undefined) verdict = line;
    else {
      counts[annotation.severity]++;
      if (found.length < LISTED) found.push(annotation);
    }
  }
  const [code] = (await closed) as [number | null];
  return { exitCode: code ?? FAILED, counts, found, verdict, problems: await problems };
}

/** Passes on the command's own messages, and returns them. */
async function passedOn(messages: Readable): Promise<string> {
  let text = "";
  for await (const chunk of messages.setEncoding("utf8") as AsyncIterable<string>) {
    process.stderr.write(chunk);
    text += chunk;
  }
  return text;
}

async function main(): Promise<void> {
  const isListed = wantsSummary(process.env);
  const { exitCode, counts, found, verdict, problems } = await check(argumentsFrom(process.env));
  if (exitCode === FAILED) process.stdout.write(failure(problems || "the command was stopped"));
  append("GITHUB_OUTPUT", `errors=${counts.error}\nwarnings=${counts.warning}\nexit-code=${exitCode}\n`);
  if (isListed) {
    const summary = verdict || "Nothing was checked.";
    append("GITHUB_STEP_SUMMARY", renderSummary(summary, found, counts.error + counts.warning));
  }
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
