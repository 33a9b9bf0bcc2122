import pc from "picocolors";
import { printable } from "./printable.js";
import { Progress } from "./progress.js";

/** No errors; errors or too many warnings; the command failed. */
export const EXIT = { valid: 0, errors: 1, usage: 2 } as const;

/** Of `plan`, besides `EXIT.usage`: nothing to do, the update is forbidden, there are changes to send. */
export const PLAN_EXIT = { none: 0, forbidden: 1, changes: 3 } as const;

export function colorsOf(stream: NodeJS.WriteStream): ReturnType<typeof pc.createColors> {
  return pc.createColors(pc.isColorSupported && stream.isTTY === true);
}

export const progress = new Progress(process.stderr);

const PREFIX = "campaign-rules: ";

export function remark(text: string): void {
  progress.clear();
  process.stderr.write(`${PREFIX}${printable(text)}\n`);
}

/** Rephrases commander's error about invalid options. It may have a second line with a suggestion. */
export function optionErrorText(text: string): string {
  const lines = text.replace(/^error: /u, "").split("\n");
  return PREFIX + lines.map(printable).join("\n");
}

/** What has made the check fail so far, for reports that are read apart from standard error. */
export const complaints: string[] = [];

export function complain(problem: string): void {
  remark(problem);
  complaints.push(problem);
  process.exitCode = EXIT.usage;
}

let mayEnd = false;

/** Allows the process to end. Until then, an end is a failure, whatever the exit code: nobody knows what was checked. */
export function allowEnd(): void {
  mayEnd = true;
}

/** Makes an end fail that a rule or configuration causes: `process.exit(0)` would pass for "no errors". */
export function failEarlyEnds(): void {
  process.on("exit", () => {
    if (mayEnd) return;
    complain("ended too early: a rule or the configuration calls process.exit");
  });
}
