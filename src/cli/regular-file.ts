import { type BigIntStats, constants, createReadStream } from "node:fs";
import { lstat, open, stat } from "node:fs/promises";
import { resolve } from "node:path";

/** A file at the time it was read. */
export interface RegularFile {
  readonly bytes: Buffer;
  readonly stats: BigIntStats;
}

/** Larger files could exhaust the memory, because they are read at once. In bytes. */
export const LARGEST = 64 * 1024 * 1024;

/** The names under which a shell passes an open file: `/dev/stdin`, `<(command)`. */
const DESCRIPTOR = /^\/(?:dev\/stdin|dev\/fd\/\d+|proc\/(?:self|\d+)\/fd\/\d+)$/u;

/** Whether a name means standard input. */
export function isStandardInput(name: string): boolean {
  return name === "-" || /^\/(?:dev\/stdin|dev\/fd\/0|proc\/self\/fd\/0)$/u.test(resolve(name));
}

/** Whether a name means an open file descriptor, which may be a pipe. */
export function isDescriptor(file: string): boolean {
  return DESCRIPTOR.test(resolve(file));
}

/**
 * Reads a file, or a descriptor passed by a shell. Opens nothing else: a pipe may block for ever, and opening a device
 * may have side effects.
 */
export async function readInput(file: string): Promise<Buffer> {
  if (isDescriptor(file) && !(await stat(file)).isFile()) return readAll(createReadStream(file));
  return (await readRegularFile(file)).bytes;
}

/**
 * Reads a regular file.
 *
 * @throws {Error} for anything else, without opening it; the message is a sentence without the file name.
 */
export async function readRegularFile(file: string): Promise<RegularFile> {
  await demandRegular(file);
  // If a pipe has replaced it in the meantime, opening it must not block for ever. Windows has no such flag.
  const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = await handle.stat({ bigint: true });
    if (!stats.isFile()) throw new Error(kindOf(stats));
    if (stats.size > LARGEST) throw new Error(TOO_LARGE);
    return { bytes: await handle.readFile(), stats };
  } finally {
    await handle.close();
  }
}

/** Reads a stream to its end. */
export async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > LARGEST) throw new Error(TOO_LARGE);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Accepts regular files and, if allowed, pipes.
 *
 * @throws {Error} for anything else, and for a broken link.
 */
export async function demandRegular(file: string, { orPipe = false } = {}): Promise<void> {
  const stats = await stat(file).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" && (await isLink(file)))
      throw new Error("this link leads to a file that does not exist");
    // Opening it fails in the same way, with the system's error message.
    return undefined;
  });
  if (stats === undefined || stats.isFile() || (orPipe && stats.isFIFO())) return;
  throw new Error(kindOf(stats));
}

const TOO_LARGE = `the file is larger than ${LARGEST / 1024 / 1024} MiB; use --ndjson for a larger file with one request per line`;

function kindOf(stats: Pick<BigIntStats, "isDirectory" | "isFIFO" | "isSocket">): string {
  if (stats.isDirectory()) return "this is a folder, not a file";
  if (stats.isFIFO()) return "this is a pipe, not a file; to check its contents, use standard input (-)";
  return stats.isSocket() ? "this is a socket, not a file" : "this is a device, not a file";
}

function isLink(file: string): Promise<boolean> {
  return lstat(file).then(
    (stats) => stats.isSymbolicLink(),
    () => false,
  );
}
