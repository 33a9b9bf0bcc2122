// Not write-file-atomic: it keeps no access control list, takes over files of others, and lets nobody look before it renames.
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { type BigIntStats, constants } from "node:fs";
import { access, type FileHandle, lstat, open, readdir, realpath, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { demandRegular, isDescriptor, type RegularFile, readRegularFile } from "./regular-file.js";

export interface Original extends RegularFile {
  /** Its real path, after following all links. */
  readonly path: string;
}

export async function readOriginal(file: string): Promise<Original> {
  await demandRegular(file);
  if (isDescriptor(file)) throw new Error(`${NOT_FIXED} it is already open; pass the file name instead`);
  const path = await realpath(file);
  return { path, ...(await readRegularFile(path)) };
}

/**
 * Replaces the text of a file. Writes a temporary file first and then renames it, so that at any moment either the old
 * or the new text is there in full. Preserves owner, group, permissions and symbolic links. Does not touch a file that
 * has changed since it was read.
 *
 * @throws {Error} if that is impossible without losing something.
 */
export async function replaceFile(file: string, original: Original, text: string): Promise<void> {
  const { path, stats } = original;
  if (stats.nlink > 1n)
    throw new Error(`${NOT_FIXED} it has ${stats.nlink} hard links, and only one of them would change`);
  await demandUnchanged(file, original);
  await access(path, constants.W_OK).catch(() => {
    throw new Error(`${NOT_FIXED} it is not writable`);
  });
  await removeLeftovers(dirname(path));
  await writeBeside(path, 0o600, async (handle, beside) => {
    await copyWithAttributes(path, beside);
    await handle.truncate();
    await handle.writeFile(text);
    await keepOwner(handle, stats);
    await handle.sync();
    // Check again: from here to the replacement, hardly any time passes.
    await demandUnchanged(file, original);
    await demandSame(beside, await handle.stat({ bigint: true }));
  });
}

/**
 * Writes the text of a file, as safely as `replaceFile`. The file need not be there yet.
 *
 * @param textFor makes the text from what is in the file.
 */
export async function writeWhole(file: string, textFor: (bytes?: Buffer) => string): Promise<void> {
  const original = await readOriginal(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  const text = textFor(original?.bytes);
  if (original !== undefined) {
    if (original.bytes.toString("utf8") !== text) await replaceFile(file, original, text);
    return;
  }
  await writeBeside(file, 0o666, async (handle) => {
    await handle.writeFile(text);
    await handle.sync();
  });
}

/** Creates a temporary file in the folder of another one, and renames it to that one once it is written. */
async function writeBeside(
  path: string,
  mode: number,
  write: (handle: FileHandle, beside: string) => Promise<void>,
): Promise<void> {
  const folder = dirname(path);
  const beside = join(folder, `.campaign-rules-${process.pid}-${randomBytes(4).toString("hex")}.tmp`);
  const handle = await open(beside, "wx", mode).catch((error: NodeJS.ErrnoException) => {
    const isForbidden = error.code !== undefined && ["EACCES", "EPERM", "EROFS"].includes(error.code);
    throw isForbidden ? new Error(`${NOT_FIXED} its folder is not writable`) : error;
  });
  try {
    await write(handle, beside).finally(() => handle.close());
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

const NOT_FIXED = "not fixed:";

/** Gives a new file the owner, group and permissions of another one. */
async function keepOwner(handle: FileHandle, { uid, gid, mode }: BigIntStats): Promise<void> {
  const made = await handle.stat({ bigint: true });
  if (made.uid !== uid || made.gid !== gid) {
    await handle.chown(Number(uid), Number(gid)).catch(() => {
      const owner = made.uid === uid ? "a group that you are not in" : "another user";
      throw new Error(`${NOT_FIXED} it belongs to ${owner}, and would become yours`);
    });
  }
  // After the owner, because changing the owner may remove permissions.
  await handle.chmod(Number(mode & 0o7777n));
}

/** @throws {Error} if a name no longer leads to the file that was read, or the file has changed. */
async function demandUnchanged(file: string, { path, bytes, stats }: Original): Promise<void> {
  const changed = new Error(`${NOT_FIXED} it changed while it was being checked; run the command again`);
  const now = await realpath(file)
    .then(async (place) => (place === path ? readRegularFile(place) : undefined))
    .catch(() => undefined);
  if (now === undefined || !now.bytes.equals(bytes)) throw changed;
  const members = ["dev", "ino", "nlink", "uid", "gid", "mode"] as const;
  if (members.some((member) => now.stats[member] !== stats[member])) throw changed;
}

/** @throws {Error} if something else has replaced our file. */
async function demandSame(beside: string, { dev, ino }: BigIntStats): Promise<void> {
  const found = await lstat(beside, { bigint: true }).catch(() => undefined);
  if (found?.dev !== dev || found.ino !== ino) {
    throw new Error(`${NOT_FIXED} another program is changing this folder; run the command again`);
  }
}

/** Removes the temporary files that killed processes left in a folder. */
async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const [, pid] = /^\.campaign-rules-(\d+)-[0-9a-f]{8}\.tmp$/u.exec(name) ?? [];
    // In containers, each process may have the same id as the previous one.
    if (pid === undefined || (Number(pid) !== process.pid && isRunning(Number(pid)))) continue;
    await rm(join(folder, name)).catch(() => {});
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Makes the system write the contents of a folder to disk, if it can. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}

/** An absolute path, because `PATH` may lead to anything. */
const COPY = "/bin/cp";

/** Longer than copying any file takes, in milliseconds. */
const PATIENCE = 30_000;

/** Copies a file with its access control list and attributes, which Node cannot read, if the system has a command. */
async function copyWithAttributes(from: string, to: string): Promise<void> {
  await promisify(execFile)(COPY, ["-a", "--", from, to], { timeout: PATIENCE, env: {} }).catch(() => {});
}
