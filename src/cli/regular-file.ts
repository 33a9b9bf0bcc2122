import {
  type BigIntStats,
  closeSync,
  constants,
  createReadStream,
  fstatSync,
  openSync,
  readSync,
  statSync,
} from "node:fs";
import { type FileHandle, open, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { exists } from "./repository.js";

export interface RegularFile {
  readonly bytes: Buffer;
  readonly stats: BigIntStats;
}

/** Which files are read, how much of them, and how long that may take. They are kept in memory as a whole. */
export interface Bounds {
  /** The largest size, in bytes. */
  readonly atMost: number;
  /** In milliseconds; by default, it may take any time. */
  readonly timeout?: number;
  /** Advice about a larger file. */
  readonly advice?: string;
  /** Whether a link with the name is refused: the caller has followed all links, and judged where they lead. */
  readonly refusesLinks?: boolean;
}

const MIB = 1024 * 1024;

/** For files that the command line checks, compares and writes. */
export const INPUT = {
  atMost: 64 * MIB,
  advice: "use --ndjson for a larger file with one request per line",
} as const satisfies Bounds;

/** For a configuration, which servers read too. */
export const CONFIGURATION = { atMost: MIB, timeout: 10_000 } as const satisfies Bounds;

export function isStandardInput(name: string): boolean {
  return name === "-" || /^\/(?:dev\/stdin|dev\/fd\/0|proc\/self\/fd\/0)$/u.test(resolve(name));
}

/** Standard input is read only once. */
export const ONE_STANDARD_INPUT = "only one file can be standard input";

/** Whether a name means an open file descriptor, as shells pass it: `/dev/stdin`, `<(command)`. It may be a pipe. */
export function isDescriptor(file: string): boolean {
  return /^\/(?:dev\/stdin|dev\/fd\/\d+|proc\/(?:self|\d+)\/fd\/\d+)$/u.test(resolve(file));
}

/** Standard input as a stream. @throws {Error} if it is a folder, which Node reads as if it were empty. */
function standardInput(): NodeJS.ReadStream {
  const stats = fstatSync(process.stdin.fd, { bigint: true });
  if (stats.isDirectory()) throw new Error(problemWith(stats));
  return process.stdin;
}

/** Reads a file or, if that is its name, standard input. */
export async function readArgument(name: string): Promise<Buffer> {
  return isStandardInput(name) ? readAll(standardInput()) : readInput(name);
}

/** Opens regular files, and descriptors passed by a shell: a pipe may block for ever, a device have side effects. */
export async function readInput(file: string): Promise<Buffer> {
  if (isDescriptor(file) && !(await stat(file)).isFile()) return readAll(createReadStream(file));
  return (await readRegularFile(file)).bytes;
}

/**
 * Reads a regular file.
 *
 * @throws {Error} for anything else, without opening it, and if a bound is exceeded; the message is a sentence without the
 * file name.
 */
export function readRegularFile(file: string, bounds: Bounds = INPUT): Promise<RegularFile> {
  return withinTime(bounds, (signal) =>
    inTurn(async () => {
      signal?.throwIfAborted();
      await demandRegular(file);
      const handle = await open(file, bounds.refusesLinks ? READ_ONLY | (constants.O_NOFOLLOW ?? 0) : READ_ONLY);
      try {
        const stats = await handle.stat({ bigint: true });
        expectRegular(stats, bounds);
        return { bytes: await bytesOf(handle, Number(stats.size), bounds, signal), stats };
      } finally {
        await handle.close();
      }
    }),
  );
}

/** Reads a regular file at once, without a timeout. Otherwise like `readRegularFile`. */
export function readRegularFileNow(file: string, bounds: Bounds): Buffer {
  expectRegular(statSync(file, { bigint: true }), bounds);
  const descriptor = openSync(file, READ_ONLY);
  try {
    expectRegular(fstatSync(descriptor, { bigint: true }), bounds);
    const chunks: Buffer[] = [];
    for (let length = 0; ; ) {
      const chunk = Buffer.allocUnsafe(CHUNK);
      const count = readSync(descriptor, chunk);
      if (count === 0) return Buffer.concat(chunks);
      length += count;
      if (length > bounds.atMost) throw new Error(tooLarge(bounds));
      chunks.push(chunk.subarray(0, count));
    }
  } finally {
    closeSync(descriptor);
  }
}

/** If a pipe has replaced a file in the meantime, opening it must not block for ever. Windows has no such flag. */
const READ_ONLY = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

function expectRegular(stats: BigIntStats, bounds: Bounds): void {
  if (!stats.isFile()) throw new Error(problemWith(stats));
  if (stats.size > bounds.atMost) throw new Error(tooLarge(bounds));
}

export async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > INPUT.atMost) throw new Error(tooLarge(INPUT));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** In bytes. Some files of the system are only read in multiples of a few bytes. */
const CHUNK = 64 * 1024;

/** Reads to the end of a file. It may be longer than its size says: files grow, and those of `/proc` have no size. */
async function bytesOf(
  handle: FileHandle,
  size: number,
  bounds: Bounds,
  signal: AbortSignal | undefined,
): Promise<Buffer> {
  let bytes = Buffer.allocUnsafe(size === 0 ? CHUNK : size + 1);
  for (let length = 0; ; ) {
    if (length === bytes.length) bytes = Buffer.concat([bytes], Math.min(2 * length, bounds.atMost) + CHUNK);
    const { bytesRead } = await handle.read(bytes, length, Math.min(bytes.length - length, MIB), null);
    signal?.throwIfAborted();
    if (bytesRead === 0) return bytes.subarray(0, length);
    length += bytesRead;
    if (length > bounds.atMost) throw new Error(tooLarge(bounds));
  }
}

/** How many files are read at once. The others wait: a file system that hangs must not take every thread of Node's pool. */
const AT_ONCE = 2;

let free = AT_ONCE;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free--;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) free++;
    else next();
  }
}

/** Gives up on work that takes too long. The system may be unable to end it: then it is left to itself. */
async function withinTime<T>({ timeout }: Bounds, work: (signal: AbortSignal | undefined) => Promise<T>): Promise<T> {
  if (timeout === undefined) return work(undefined);
  const [late, done] = [new AbortController(), new AbortController()];
  const tooLate = sleep(timeout, undefined, { signal: done.signal }).then(() => {
    const error = new Error(`reading the file takes longer than ${timeout / 1000} s`);
    late.abort(error);
    throw error;
  });
  try {
    return await Promise.race([work(late.signal), tooLate]);
  } finally {
    done.abort();
  }
}

/** Accepts regular files and, if allowed, pipes. @throws {Error} for anything else, and for a broken link. */
export async function demandRegular(file: string, { orPipe = false } = {}): Promise<void> {
  const stats = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT" && exists(file)) throw new Error("this link leads to a file that does not exist");
    // Opening it fails in the same way, with the system's error message.
    return undefined;
  });
  if (stats === undefined || stats.isFile() || (orPipe && stats.isFIFO())) return;
  throw new Error(problemWith(stats));
}

function tooLarge({ atMost, advice }: Bounds): string {
  return [`the file is larger than ${atMost / MIB} MiB`, ...(advice === undefined ? [] : [advice])].join("; ");
}

function problemWith(stats: Pick<BigIntStats, "isDirectory" | "isFIFO" | "isSocket">): string {
  if (stats.isDirectory()) return "this is a folder, not a file";
  if (stats.isFIFO()) return "this is a pipe, not a file; to check its contents, use standard input (-)";
  return stats.isSocket() ? "this is a socket, not a file" : "this is a device, not a file";
}
