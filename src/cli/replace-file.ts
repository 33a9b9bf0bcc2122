import { randomBytes } from "node:crypto";
import { type BigIntStats, constants } from "node:fs";
import { access, type FileHandle, lstat, open, readdir, realpath, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { copyWithAttributes } from "./copy-attributes.js";
import { demandRegular, isDescriptor, Refusal, type RegularFile, readRegularFile } from "./regular-file.js";

/** A file that may be replaced, as it was when it was read. */
export interface Original extends RegularFile {
  /** Where it stands, once all links are followed. */
  readonly path: string;
}

/** Reads a file so that it can be replaced later. */
export async function readOriginal(file: string): Promise<Original> {
  await demandRegular(file);
  if (isDescriptor(file)) throw new Refusal(`${NOT_REPAIRED} it is open already; name the file itself`);
  const path = await realpath(file);
  return { path, ...(await readRegularFile(path)) };
}

/**
 * Gives a file another text. It is written beside the file and then takes its place, so that at any moment one of the
 * two is there as a whole. Owner, group, permissions and symbolic links stay as they are. Whatever has come of the file
 * since it was read is left as it is.
 *
 * @throws {Refusal} when that cannot be done without losing something.
 */
export async function replaceFile(file: string, original: Original, text: string): Promise<void> {
  const { path, stats } = original;
  if (stats.nlink > 1n)
    throw new Refusal(`${NOT_REPAIRED} it has ${stats.nlink} hard links, and only one would change`);
  await demandUnchanged(file, original);
  await access(path, constants.W_OK).catch(() => {
    throw new Refusal(`${NOT_REPAIRED} it may not be written to`);
  });
  const folder = dirname(path);
  await removeLeftovers(folder);
  const beside = join(folder, `.campaign-rules-${process.pid}-${randomBytes(4).toString("hex")}.tmp`);
  const handle = await open(beside, "wx", 0o600).catch((error: NodeJS.ErrnoException) => {
    const isForbidden = error.code !== undefined && ["EACCES", "EPERM", "EROFS"].includes(error.code);
    throw isForbidden ? new Refusal(`${NOT_REPAIRED} its folder may not be written to`) : error;
  });
  try {
    try {
      await copyWithAttributes(path, beside);
      await handle.truncate();
      await handle.writeFile(text);
      await keepOwner(handle, stats);
      await handle.sync();
      // Again: between this and the replacement, nothing takes time any more.
      await demandUnchanged(file, original);
      await demandSame(beside, await handle.stat({ bigint: true }));
    } finally {
      await handle.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

const NOT_REPAIRED = "not repaired:";

/** Gives a new file the owner, the group and the permissions of another one. */
async function keepOwner(handle: FileHandle, { uid, gid, mode }: BigIntStats): Promise<void> {
  const made = await handle.stat({ bigint: true });
  if (made.uid !== uid || made.gid !== gid) {
    await handle.chown(Number(uid), Number(gid)).catch(() => {
      throw new Refusal(`${NOT_REPAIRED} it belongs to somebody else, and would be yours`);
    });
  }
  // After the owner: a change of owner may take permissions away.
  await handle.chmod(Number(mode & 0o7777n));
}

/**
 * @throws {Refusal} when a name no longer leads to the file that was read, or that file has another text by now.
 */
async function demandUnchanged(file: string, { path, bytes, stats }: Original): Promise<void> {
  const changed = new Refusal(`${NOT_REPAIRED} it was changed while it was checked; run the command again`);
  const now = await realpath(file)
    .then(async (place) => (place === path ? readRegularFile(place) : undefined))
    .catch(() => undefined);
  if (now === undefined || !now.bytes.equals(bytes)) throw changed;
  const members = ["dev", "ino", "nlink", "uid", "gid", "mode"] as const;
  if (members.some((member) => now.stats[member] !== stats[member])) throw changed;
}

/**
 * @throws {Refusal} when something else has taken the place of our file.
 */
async function demandSame(beside: string, { dev, ino }: BigIntStats): Promise<void> {
  const found = await lstat(beside, { bigint: true }).catch(() => undefined);
  if (found?.dev !== dev || found.ino !== ino) {
    throw new Refusal(`${NOT_REPAIRED} another program changes this folder; run the command again`);
  }
}

/** Removes what was left in a folder by processes that were killed while they wrote. */
async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const [, pid] = /^\.campaign-rules-(\d+)-[0-9a-f]{8}\.tmp$/u.exec(name) ?? [];
    // In containers, each process may have the same id as the one before.
    if (pid === undefined || (Number(pid) !== process.pid && isRunning(Number(pid)))) continue;
    await rm(join(folder, name), { force: true }).catch(() => {});
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

/** Has the system write down what a folder holds, where it can. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r").catch(() => undefined);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
