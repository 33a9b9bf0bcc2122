import { type SpawnOptions, spawn } from "node:child_process";
import { chmodSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { command, folder, PATIENCE, Resident, root, run } from "./run.js";

export const users = ["superuser", "unprivileged user"] as const;
export type User = (typeof users)[number];

const isSuperuser = process.getuid?.() === 0;

/** Whether the test can run a command as a user. Only the superuser can become another user. */
export function canBe(user: User): boolean {
  return isSuperuser || user === "unprivileged user";
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

const nobody = new Resident(isSuperuser ? { uid: NOBODY, gid: NOBODY } : {});

/** Runs the built command as a user. */
export async function runAs(user: User, args: readonly string[], options: SpawnOptions = {}): Promise<Ended> {
  if (Object.keys(options).some((name) => name !== "cwd")) return runAlone(user, args, options);
  const cwd = String(options.cwd ?? root);
  if (user === "superuser") return run(args, "", { cwd });
  return nobody.run({ args, input: "", cwd, env: process.env });
}

/** Runs the built command as a user, in a process of its own. */
function runAlone(user: User, args: readonly string[], { env = {}, ...options }: SpawnOptions): Promise<Ended> {
  const identity = isSuperuser && user === "unprivileged user" ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...process.env, ...env },
    timeout: PATIENCE,
    killSignal: "SIGKILL",
    stdio: "pipe",
    ...identity,
    ...options,
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
