import pc from "picocolors";
import { printable } from "./printable.js";

/** Nothing to complain about; errors were found, or too many warnings; the command could not be carried out. */
export const EXIT = { valid: 0, errors: 1, usage: 2 } as const;

/** Colours on a terminal, unless the environment says no. */
export function colorsOf(stream: NodeJS.WriteStream): ReturnType<typeof pc.createColors> {
  return pc.createColors(pc.isColorSupported && stream.isTTY === true);
}

/** Says something that is no result. */
export function remark(text: string): void {
  process.stderr.write(`campaign-rules: ${printable(text)}\n`);
}

/** Says why the command cannot be carried out. */
export function complain(problem: string): void {
  remark(problem);
  process.exitCode = EXIT.usage;
}
