import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { cpus } from "node:os";
import { text } from "node:stream/consumers";
import { build } from "esbuild";
import { fileOf } from "../libraries.js";
import { timedWorkspace } from "../workspace.js";

const names = { "parse-loop": fileOf("ndjson/parse-loop.ts"), usage: fileOf("ndjson/usage.ts") };

/** Bundles the programs that run in separate processes, so that Node runs plain JavaScript. */
export async function buildPrograms(): Promise<void> {
  const outExtension = { ".js": ".mjs" };
  await build({
    entryPoints: names,
    outdir: fileOf("build"),
    bundle: true,
    format: "esm",
    platform: "node",
    outExtension,
  });
}

/** The command that binds a program to the last core; empty if the system does not have it. */
const onOneCore = spawnSync("taskset", ["--version"]).status === 0 ? ["taskset", "-c", String(cpus().length - 1)] : [];

export const canBind = onOneCore.length > 0;

export interface Parsing {
  /** Milliseconds for reading and parsing, and for `JSON.parse` alone. */
  readonly all: number;
  readonly parse: number;
}

/** Runs the bare loop on one core. */
export function parseLoop(input: string): Parsing {
  const [command = "", ...args] = [...onOneCore, process.execPath, fileOf("build/parse-loop.mjs"), input];
  const { stdout, status } = spawnSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  if (status !== 0) throw new Error("the bare loop failed");
  return JSON.parse(stdout) as Parsing;
}

export interface Checking {
  /** Milliseconds from the start of the process to its end. */
  readonly all: number;
  /** The largest resident set, in MB. */
  readonly memory: number;
}

/** Runs the built command with default settings and writes its output to a file. */
export async function check(
  input: string,
  output: string,
  isOneCore: boolean,
  args: readonly string[],
): Promise<Checking> {
  const features = [...(timedWorkspace.features ?? [])];
  const command = [...(isOneCore ? onOneCore : []), process.execPath, "--import", fileOf("build/usage.mjs")];
  command.push(
    fileOf("../dist/cli.js"),
    "check",
    "--ndjson",
    ...args,
    ...features.flatMap((name) => ["--feature", name]),
  );
  if (isOneCore && !canBind) command.push("--threads", "1");
  const [program = "", ...rest] = [...command, input];
  const descriptor = openSync(output, "w");
  const begin = performance.now();
  const child = spawn(program, rest, { stdio: ["ignore", descriptor, "inherit", "pipe"] });
  const [usage, [status]] = await Promise.all([text(child.stdio[3] as NodeJS.ReadableStream), once(child, "exit")]);
  const all = performance.now() - begin;
  closeSync(descriptor);
  // It ends with 1 because some requests are faulty.
  if (status !== 1) throw new Error(`the command ended with ${status}`);
  return { all, memory: (Number(usage) * 1024) / 1e6 };
}
