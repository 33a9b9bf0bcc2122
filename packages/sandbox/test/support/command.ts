import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const bin = fileURLToPath(new URL("../../bin/campaign-rules-sandbox.js", import.meta.url));

/** The built command, as users start it. */
export interface Command {
  readonly child: ChildProcess;
  /** Its output so far. */
  readonly said: { out: string; err: string };
  /** The exit code, once it has ended. */
  readonly ended: Promise<number>;
  /** The address, once it listens. Rejected with the output if it ends before. */
  readonly url: Promise<string>;
  /** Ends with SIGKILL, which the process cannot notice. */
  kill(): Promise<void>;
}

const running = new Set<Command>();

/** Starts the command; in a shell after another command, if there is one. */
export function command(args: readonly string[], before?: string): Command {
  const [program, ...rest] = [
    ...(before === undefined ? [] : ["sh", "-c", `${before}; exec "$@"`, "sh"]),
    ...[process.execPath, bin, ...args],
  ] as [string, ...string[]];
  const child = spawn(program, rest);
  const said = { out: "", err: "" };
  const ended = once(child, "close").then(([code]) => code as number);
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      said.out += chunk;
      const found = /listens at (\S+)\n.*curl.*\n/su.exec(said.out)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.stderr.on("data", (chunk) => {
      said.err += chunk;
    });
    ended.then(() => reject(new Error(`the command ended: ${said.out}${said.err}`)));
  });
  // A caller that kills the process before it listens does not await the URL.
  url.catch(() => {});
  const kill = async (): Promise<void> => {
    child.kill("SIGKILL");
    await ended;
  };
  const started = { child, said, ended, url, kill };
  running.add(started);
  return started;
}

/** Kills all commands that were started. */
export async function killAll(): Promise<void> {
  for (const one of running) await one.kill();
  running.clear();
}
