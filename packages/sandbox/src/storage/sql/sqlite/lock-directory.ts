import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { link, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isOpen, isSocketName, openSocket } from "./holder-socket.js";

/** Two processes that use the same embedded database would destroy it, so the second is rejected. */
export class DirectoryInUse extends Error {
  override name = "DirectoryInUse";
}

/**
 * Takes the lock of a directory. A process that ends without releasing it loses it.
 *
 * Locks are files with increasing numbers, and the directory belongs to the process that wrote the last one. Only one
 * process can create the file with the next number. The last one is never removed, so that every number is used once.
 * The file names the process, which processes in other containers do not see, and a socket, to which they can connect.
 *
 * @throws {DirectoryInUse}
 */
export async function lockDirectory(directory: string): Promise<{ release(): Promise<void> }> {
  for (;;) {
    const last = Math.max(0, ...(await numbersIn(directory)));
    if (last > 0) await expectReleased(directory, last);
    // Each attempt has its own socket: another process may remove it with the file.
    const socket = await openSocket(directory);
    let isTaken = false;
    try {
      isTaken = await takes(directory, last + 1, `${holderOf(process.pid)}\n${socket.name}`);
    } finally {
      if (!isTaken) socket.close();
    }
    if (isTaken) return { release: () => writeFile(pathOf(directory, last + 1), "").finally(socket.close) };
  }
}

const PREFIX = "lock.";

function pathOf(directory: string, number: number): string {
  return join(directory, `${PREFIX}${number}`);
}

async function numbersIn(directory: string): Promise<number[]> {
  const names = (await readdir(directory)).filter((name) => name.startsWith(PREFIX));
  return names.map((name) => Number(name.slice(PREFIX.length))).filter(Number.isInteger);
}

/** Creates the file with a number, and removes earlier ones with their sockets. Returns false if it is not the last. */
async function takes(directory: string, number: number, content: string): Promise<boolean> {
  const path = pathOf(directory, number);
  if (!(await createFile(path, content))) return false;
  const numbers = await numbersIn(directory);
  if (Math.max(...numbers) > number) {
    await rm(path);
    return false;
  }
  for (const earlier of numbers.filter((one) => one < number)) {
    const { socket } = await holderIn(pathOf(directory, earlier));
    if (isSocketName(socket)) await rm(join(directory, socket), { force: true });
    await rm(pathOf(directory, earlier), { force: true });
  }
  return true;
}

/** The process and the socket that a file names; empty if it is released, or was removed by the next holder. */
async function holderIn(path: string): Promise<{ holder: string; socket: string }> {
  const [holder = "", socket = ""] = (await readFile(path, "utf8").catch(() => "")).split("\n");
  return { holder, socket };
}

async function expectReleased(directory: string, number: number): Promise<void> {
  const path = pathOf(directory, number);
  const { holder, socket } = await holderIn(path);
  if (holder === "") return;
  const pid = Number.parseInt(holder, 10);
  const isHere = holderOf(pid) === holder;
  if (!((await isOpen(directory, socket)) ?? isHere)) return;
  const advice = isHere ? `. If that is not a sandbox, remove ${path}.` : " of another container";
  throw new DirectoryInUse(`${directory} is in use by process ${pid}${advice}`);
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
