import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { link, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Two processes that use the same embedded database would destroy it, so the second is rejected. */
export class DirectoryInUse extends Error {
  override name = "DirectoryInUse";
}

export interface DirectoryLock {
  release(): Promise<void>;
}

/**
 * Takes the lock of a directory. A process that ends without releasing it loses it.
 *
 * Locks are files with increasing numbers, and the directory belongs to the process that wrote the last one. Only one
 * process can create the file with the next number. The last one is never removed, so that every number is used once.
 *
 * @throws {DirectoryInUse}
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const pathOf = (number: number): string => join(directory, `${PREFIX}${number}`);
  for (;;) {
    const last = Math.max(0, ...(await numbersIn(directory)));
    if (last > 0) await expectReleased(pathOf(last), directory);
    const path = pathOf(last + 1);
    if (!(await createFile(path, holderOf(process.pid)))) continue;
    const numbers = await numbersIn(directory);
    if (Math.max(...numbers) > last + 1) {
      await rm(path);
      continue;
    }
    for (const number of numbers) if (number <= last) await rm(pathOf(number), { force: true });
    return { release: () => writeFile(path, "") };
  }
}

const PREFIX = "lock.";

async function numbersIn(directory: string): Promise<number[]> {
  const names = (await readdir(directory)).filter((name) => name.startsWith(PREFIX));
  return names.map((name) => Number(name.slice(PREFIX.length))).filter(Number.isInteger);
}

async function expectReleased(path: string, directory: string): Promise<void> {
  // A process that has created the next file may have removed this one.
  const holder = await readFile(path, "utf8").catch(() => "");
  const pid = Number.parseInt(holder, 10);
  if (holder === "" || holderOf(pid) !== holder) return;
  throw new DirectoryInUse(`${directory} is in use by process ${pid}. If that is not a sandbox, remove ${path}.`);
}

/** Creates a file with its content in one step; returns false if the file exists. */
async function createFile(path: string, content: string): Promise<boolean> {
  const draft = `${path}-${randomUUID()}`;
  try {
    await writeFile(draft, content);
    await link(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Identifies a running process, with its start time if the system tells it. Empty if there is no such process, or if it
 * has ended and its parent has not asked for its exit code.
 */
function holderOf(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM means that the process exists, but belongs to another user.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return "";
  }
  try {
    const status = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The state is the third field, the start time the 22nd. The second, the name in parentheses, may contain spaces.
    const fields = status.slice(status.lastIndexOf(")")).split(" ");
    return ENDED.includes(fields[1] ?? "") ? "" : `${pid} ${fields[20]}`;
  } catch {
    return String(pid);
  }
}

/** The states of a process that has ended: a zombie, and one that is being removed. */
const ENDED: readonly string[] = ["Z", "X", "x"];
