import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";

/** The folder of the package, in which the command runs. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** A folder for files of the test. */
export const folder = mkdtempSync(join(tmpdir(), "campaign-rules-"));

/** The time in milliseconds after which a command that never ends is stopped. No busy machine needs that long. */
export const PATIENCE = 600_000;

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs the built command. Starting a process takes most of the time, so a command without standard input and
 * environment runs in a thread that has loaded the command before.
 */
export function run(args: readonly string[], input = "", env: NodeJS.ProcessEnv = {}): Ended {
  return input === "" && Object.keys(env).length === 0 && !args.includes("-")
    ? inThread(args)
    : inProcess(args, input, env);
}

function inProcess(args: readonly string[], input: string, env: NodeJS.ProcessEnv): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "dist/cli.js"), ...args], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    input,
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}

let thread: Thread | undefined;

function inThread(args: readonly string[]): Ended {
  thread ??= new Thread();
  const { hasEnded, ...ended } = thread.run(args);
  if (hasEnded) thread = undefined;
  return ended;
}

/** Ends the thread; the next run starts another one. */
export async function endThread(): Promise<void> {
  await thread?.end();
  thread = undefined;
}

class Thread {
  readonly #worker: Worker;
  readonly #port: MessagePort;
  /** The ordinal of the last run that has ended. */
  readonly #ended = new Int32Array(new SharedArrayBuffer(4));
  #ordinal = 0;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    const command = pathToFileURL(join(root, "dist/cli.js")).href;
    this.#worker = new Worker(new URL("thread.mjs", import.meta.url), {
      workerData: { command, port: port2, ended: this.#ended },
      transferList: [port2],
    });
    this.#worker.unref();
    this.#port = port1;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  run(args: readonly string[]): Ended & { readonly hasEnded: boolean } {
    this.#port.postMessage({ args, ordinal: ++this.#ordinal });
    if (Atomics.wait(this.#ended, 0, this.#ordinal - 1, PATIENCE) === "timed-out") {
      throw new Error(`no answer to ${args.join(" ")}`);
    }
    return receiveMessageOnPort(this.#port)?.message;
  }
}

/** Writes a new file of the test, and returns its path. A file of that name may be left from another test. */
export function file(name: string, text: string): string {
  const path = join(folder, name);
  rmSync(path, { force: true });
  writeFileSync(path, text);
  return path;
}
