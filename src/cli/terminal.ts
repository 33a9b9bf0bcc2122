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

/** The exit code to end with; undefined until `allowEnd` is called. */
let final: { readonly exitCode: typeof process.exitCode } | undefined;

/**
 * Makes the command fail if the process ends before `allowEnd` is called: a `process.exit(0)` of a rule or configuration
 * would pass for "no errors". One that comes later does not change the exit code, unless an `exit` event calls it.
 */
export function failEarlyEnd(): void {
  final = undefined;
  process.once("exit", () => {
    if (final === undefined) complain("ended too early: a rule or the configuration calls process.exit");
    else process.exitCode = final.exitCode;
  });
}

export function allowEnd(exitCode = process.exitCode): void {
  final = { exitCode };
}

/** Ends the process at once, by default with the exit code so far. */
export function end(exitCode = process.exitCode): never {
  allowEnd(exitCode);
  process.exit(exitCode);
}
