import { isUtf8 } from "node:buffer";
import { constants } from "node:fs";
import { type FileHandle, open, stat } from "node:fs/promises";
import { Refusal } from "../answers/refusal.js";

/** The size of the largest file, and of the largest text in an argument, in bytes. */
export const LARGEST_TEXT = 4 * 1024 * 1024;

export const TOO_LARGE = `is larger than ${LARGEST_TEXT / 1024 / 1024} MiB`;

/**
 * Reads a file whose path has no links.
 *
 * @throws {Refusal} if it is not a regular file, too large, or not UTF-8.
 */
export async function readText(real: string): Promise<string> {
  // Opening a device may have side effects, so this looks first. Opening a pipe must not block forever.
  if (!(await stat(real).catch(unreadable)).isFile()) throw new Refusal(NO_FILE);
  const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0);
  const handle = await open(real, flags).catch(unreadable);
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) throw new Refusal(NO_FILE);
    if (stats.size > LARGEST_TEXT) throw new Refusal(`the file ${TOO_LARGE}`);
    const bytes = await readAtMost(handle, LARGEST_TEXT);
    if (!isUtf8(bytes)) throw new Refusal("the file is not UTF-8");
    return bytes.toString("utf8");
  } finally {
    await handle.close();
  }
}

const NO_FILE = "the path does not lead to a regular file";

/** Reads to the end of a file, which may have grown. */
async function readAtMost(handle: FileHandle, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of handle.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) throw new Refusal(`the file ${TOO_LARGE}`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function unreadable(error: NodeJS.ErrnoException): never {
  throw new Refusal(`the file cannot be read: ${error.code}`);
}
