import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import type { FileResult } from "../../src/text/request/check-text.js";
import { folderWith } from "../support/folder-with.js";

/** The folder of the package, in which the command runs. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** A folder for files of the test. */
export const folder = folderWith();

/** The built command. */
export const command = join(root, "dist/cli.js");

/** The time in milliseconds after which a command that never ends is stopped. No busy machine needs that long. */
export const PATIENCE = 600_000;

interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The user of a process; default: that of the tests. */
export interface Identity {
  readonly uid?: number;
  readonly gid?: number;
}

/** Where a command runs. */
interface Surroundings {
  /** The working directory; default: the folder of the package. */
  readonly cwd?: string;
  /** What the environment has beside that of the tests. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs the built command, with a text on standard input. */
export function run(args: readonly string[], input = "", { cwd = root, env = {} }: Surroundings = {}): Ended {
  return resident.run({ args, input, cwd, env: { ...process.env, ...env } });
}

/** The words of a command line, as a shell separates them. None has a space or a quotation mark. */
export const words = (line: string): string[] => line.match(/\S+/gu) ?? [];

/** The results of `check --format json`. */
export function results(args: readonly string[], input?: string): FileResult[] {
  return JSON.parse(run(["check", "--format", "json", ...args], input).stdout) as FileResult[];
}

/** Runs a script of Bash in which CHECK is the built command `check`. */
export function shell(script: string): Ended {
  const check = `"${process.execPath}" "${command}" check`;
  const args = ["--norc", "-c", script.replaceAll("CHECK", check)];
  const { status, stdout, stderr } = spawnSync("bash", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 });
  return { status, stdout, stderr };
}

/** The text of a sample. */
export const sampleText = (name: string) => readFileSync(join(root, "samples", name), "utf8");

/** A sample as a value. */
export const sample = (name: string) => JSON.parse(sampleText(name)) as Record<string, Record<string, unknown>>;

/** The value of each line of NDJSON. */
export const linesOf = <T>(output: string) =>
  output
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as T);

/** The result in JSON of a file with a single violation, of a member or of the whole body. */
export function resultWith(
  file: string,
  violation: { readonly rule: string; readonly path: string; readonly message: string; readonly params: object },
) {
  const { path: target, message } = violation;
  const place = target === "body" ? { segments: [], pointer: "" } : { segments: [target], pointer: `/${target}` };
  const common = { severity: "error", ...place, target, detailTarget: target, origin: "request" };
  return {
    ...{ file, ok: false, status: 400 },
    body: { error: { code: "400 Bad Request", message, target, details: [{ target, message }] } },
    ...{ violations: [{ ...violation, ...common }], warnings: [], skipped: [], schemaVersion: 1 },
  };
}

/** Characters that control a terminal or reverse text; lines may end. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must not be in the output.
export const STEERING = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/u;

/** How the command ends that has no problem of its own. */
export const endedWith = (status: number, stdout: string): Ended => ({ status, stdout, stderr: "" });

/** How the command ends that reports a problem and does nothing else. */
export const refused = (problem: string): Ended => ({ status: 2, stdout: "", stderr: `campaign-rules: ${problem}\n` });

/** Runs the command as `run` does, in a process of its own, for what Node or libraries do when they start. */
export function runAlone(args: readonly string[], input = "", { cwd = root, env = {} }: Surroundings = {}): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd,
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    input,
    env: { ...process.env, ...env },
  });
  return { status, stdout, stderr };
}

/** Runs the command in a process that stays, since starting one takes longer than most commands. */
export class Resident {
  readonly #identity: Identity;
  #started: { readonly thread: Worker; readonly port: MessagePort; readonly answers: Int32Array } | undefined;

  constructor(identity: Identity = {}) {
    this.#identity = identity;
  }

  /** Runs the command once. Without `input`, standard input stays open. */
  run(given: Required<Surroundings> & { readonly args: readonly string[]; readonly input?: string }): Ended {
    this.#started ??= this.#start();
    const { port, answers } = this.#started;
    const before = Atomics.load(answers, 0);
    port.postMessage(given);
    if (Atomics.wait(answers, 0, before, PATIENCE) === "timed-out") {
      throw new Error(`no answer to ${given.args.join(" ")}`);
    }
    const received = receiveMessageOnPort(port);
    if (received?.message.hasEnded) this.#started = undefined;
    return received?.message.ended;
  }

  /** Ends the process; the next run starts another one. */
  async end(): Promise<void> {
    await this.#started?.thread.terminate();
    this.#started = undefined;
  }

  #start() {
    const { port1, port2 } = new MessageChannel();
    const answers = new Int32Array(new SharedArrayBuffer(4));
    const thread = new Worker(new URL("thread.mjs", import.meta.url), {
      workerData: { command, port: port2, answers, identity: this.#identity },
      transferList: [port2],
    });
    thread.unref();
    return { thread, port: port1, answers };
  }
}

const resident = new Resident();

/** Ends the process that `run` keeps; the next run starts another one. */
export const endResident = () => resident.end();

/** Writes a file in a folder, and the folders that it needs. A value is written as JSON. */
export function writeIn(base: string, name: string, content: unknown): void {
  mkdirSync(dirname(join(base, name)), { recursive: true });
  writeFileSync(join(base, name), typeof content === "string" ? content : JSON.stringify(content));
}

/** Writes a new file of the test, and returns its path. A file of that name may be left from another test. */
export function file(name: string, text: string): string {
  const path = join(folder, name);
  rmSync(path, { force: true });
  writeFileSync(path, text);
  return path;
}
