import pc from "picocolors";
import { printable } from "./printable.js";
import { Progress } from "./progress.js";

/** Nothing to complain about; errors were found, or too many warnings; the command could not be carried out. */
export const EXIT = { valid: 0, errors: 1, usage: 2 } as const;

/** Colours on a terminal, unless the environment says no. */
export function colorsOf(stream: NodeJS.WriteStream): ReturnType<typeof pc.createColors> {
  return pc.createColors(pc.isColorSupported && stream.isTTY === true);
}

/** How far a long batch is, while it is under way. */
export const progress = new Progress(process.stderr);

/** What all begins with that the command says of itself, and not of a request. */
const PREFIX = "campaign-rules: ";

/** Says something that is no result. */
export function remark(text: string): void {
  progress.clear();
  process.stderr.write(`${PREFIX}${printable(text)}\n`);
}

/** What commander says of wrong options, in our words. It may have a second line, with the option that was meant. */
export function misuseText(text: string): string {
  return (
    PREFIX +
    text
      .replace(/^error: /u, "")
      .split("\n")
      .map(printable)
      .join("\n")
  );
}

/** Says why the command cannot be carried out. */
export function complain(problem: string): void {
  remark(problem);
  process.exitCode = EXIT.usage;
}
