import { readText as readAtMost } from "campaign-rules/files";
import { Refusal } from "../answers/answer.js";

/** The size of the largest file, and of the largest text in an argument, in bytes. */
export const LARGEST_TEXT = 4 * 1024 * 1024;

export const TOO_LARGE = `is larger than ${LARGEST_TEXT / 1024 / 1024} MiB`;

const BOUNDS = { atMost: LARGEST_TEXT, timeout: 10_000, refusesLinks: true };

/**
 * Reads a file whose path has no links.
 *
 * @throws {Refusal} if it is not a regular file, too large, or not UTF-8.
 */
export function readText(real: string): Promise<string> {
  return readAtMost(real, BOUNDS).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(error.code === undefined ? error.message : `the file cannot be read: ${error.code}`);
  });
}
