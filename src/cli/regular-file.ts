import { type BigIntStats, constants, createReadStream } from "node:fs";
import { lstat, open, stat } from "node:fs/promises";
import { resolve } from "node:path";

/** Why a file is not read or not written, as a sentence that does not name it. */
export class Refusal extends Error {}

/** A file as it was when it was read. */
export interface RegularFile {
  readonly bytes: Buffer;
  readonly stats: BigIntStats;
}

/** Read at once, larger files could fill the memory. In bytes. */
export const LARGEST = 64 * 1024 * 1024;

/** What a shell hands over as an open file: `/dev/stdin`, `<(command)`. */
const DESCRIPTOR = /^\/(?:dev\/stdin|dev\/fd\/\d+|proc\/(?:self|\d+)\/fd\/\d+)$/u;

/** Whether a name stands for standard input. */
export function isStandardInput(name: string): boolean {
  return name === "-" || /^\/(?:dev\/stdin|dev\/fd\/0|proc\/self\/fd\/0)$/u.test(resolve(name));
}

/** Whether a name stands for a file that is open already, which may be a pipe. */
export function isDescriptor(file: string): boolean {
  return DESCRIPTOR.test(resolve(file));
}

/** Reads a file, or what a shell hands over as one. Nothing else is opened: a pipe may wait for ever, a device may act. */
export async function readInput(file: string): Promise<Buffer> {
  if (isDescriptor(file) && !(await stat(file)).isFile()) return readAll(createReadStream(file));
  return (await readRegularFile(file)).bytes;
}

/** Reads a file. What is no regular file is refused unopened. */
export async function readRegularFile(file: string): Promise<RegularFile> {
  await demandRegular(file);
  // Should a pipe have taken its place since, opening it must not wait for ever. Windows has no such flag.
  const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stats = await handle.stat({ bigint: true });
    if (!stats.isFile()) throw new Refusal(kindOf(stats));
    if (stats.size > LARGEST) throw new Refusal(TOO_LARGE);
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
    if (length > LARGEST) throw new Refusal(TOO_LARGE);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Lets through regular files, and pipes where they are said to do.
 *
 * @throws {Refusal} when something is neither, or a link leads nowhere.
 */
export async function demandRegular(file: string, { orPipe = false } = {}): Promise<void> {
  const stats = await stat(file).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" && (await isLink(file)))
      throw new Refusal("this is a link to a file that is not there");
    // Opening it fails alike, and the system says why.
    return undefined;
  });
  if (stats === undefined || stats.isFile() || (orPipe && stats.isFIFO())) return;
  throw new Refusal(kindOf(stats));
}

const TOO_LARGE = `this is larger than ${LARGEST / 1024 / 1024} MiB; with --ndjson, a file of many requests may be larger`;

function kindOf(stats: Pick<BigIntStats, "isDirectory" | "isFIFO" | "isSocket">): string {
  if (stats.isDirectory()) return "this is a folder, not a file";
  if (stats.isFIFO()) return "this is a pipe, not a file; to check what comes through it, use it as standard input (-)";
  return stats.isSocket() ? "this is a socket, not a file" : "this is a device, not a file";
}

function isLink(file: string): Promise<boolean> {
  return lstat(file).then(
    (stats) => stats.isSymbolicLink(),
    () => false,
  );
}
