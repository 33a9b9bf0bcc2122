import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { command, folder, type Identity, PATIENCE, Resident, root } from "./run.js";

export const users = ["superuser", "unprivileged user"] as const;
export type User = (typeof users)[number];

const isSuperuser = process.getuid?.() === 0;

/** Whether others than its owner may enter a folder and those above it. */
function isOpen(path: string): boolean {
  return (statSync(path).mode & 0o001) !== 0 && (path === dirname(path) || isOpen(dirname(path)));
}

/**
 * Whether the test can run a command as a user. Only the superuser can become another user, who may be unable to read
 * the repository.
 */
export function canBe(user: User): boolean {
  return isSuperuser ? user === "superuser" || isOpen(root) : user === "unprivileged user";
}

/** The id of `nobody`. */
export const NOBODY = 65534;

/** Makes a folder that every user may read. */
export function readableFolder(name: string): string {
  const path = mkdtempSync(join(folder, `${name}-`));
  chmodSync(folder, 0o755);
  chmodSync(path, 0o755);
  return path;
}

interface Ended {
  readonly status: number | NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

const identities: Readonly<Record<User, Identity>> = {
  superuser: {},
  "unprivileged user": isSuperuser ? { uid: NOBODY, gid: NOBODY } : {},
};
const residents: Readonly<Record<User, Resident>> = {
  superuser: new Resident(identities.superuser),
  "unprivileged user": new Resident(identities["unprivileged user"]),
};

/**
 * Runs the built command as a user; with an environment, in a process of its own. Standard input stays open, so that
 * reading it by mistake is noticed.
 */
export async function runAs(
  user: User,
  args: readonly string[],
  { cwd = root, env }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Ended> {
  if (env === undefined) return residents[user].run({ args, cwd, env: process.env });
  const child = spawn(process.execPath, [command, ...args], {
    cwd,
    env: { ...process.env, ...env },
    timeout: PATIENCE,
    killSignal: "SIGKILL",
    stdio: "pipe",
    ...identities[user],
  });
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.setEncoding("utf8").on("data", (chunk: string) => {
      output[name] += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => resolve({ status: code ?? signal, ...output }));
  });
}
