import { readFileSync } from "node:fs";
import { BadInput } from "../control/bad-input.js";
import { type Served, serve } from "../node/serve.js";
import { createSandbox, type Sandbox } from "../sandbox.js";
import { type Arguments, argumentsOf, USAGE, UsageError } from "./arguments.js";
import { readConfig, readSeeds } from "./files.js";
import { openStorage } from "./open-storage.js";

/** The port that is tried first. */
const USUAL_PORT = 4010;

/** Starts the server, or prints the help or the version. */
export async function run(args: readonly string[]): Promise<void> {
  const given = argumentsOf(args);
  if (given.help) {
    process.stdout.write(USAGE);
    return;
  }
  if (given.version) {
    process.stdout.write(`${versionOf()}\n`);
    return;
  }
  const sandbox = await sandboxOf(given);
  let served: Served;
  try {
    served = await listen(sandbox, given);
  } catch (error) {
    await sandbox.close();
    throw error;
  }
  process.stdout.write(greeting(served.url));
  const stop = (): void => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, stop);
    served.close().then(() => sandbox.close());
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
}

async function sandboxOf({ config, data, database, seeds, limits }: Arguments): Promise<Sandbox> {
  const options = config === undefined ? {} : await readConfig(config);
  const campaigns = (await Promise.all(seeds.map(readSeeds))).flat();
  const storage = await openStorage(data, database);
  let sandbox: Sandbox;
  try {
    sandbox = createSandbox({
      ...options,
      ...(storage !== undefined && { storage }),
      ...(!limits && { limits }),
    });
    await sandbox.seed(campaigns);
  } catch (error) {
    await storage?.close();
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
  return sandbox;
}

async function listen(sandbox: Sandbox, { port, host }: Arguments): Promise<Served> {
  try {
    return await serve(sandbox, { port: port ?? USUAL_PORT, host });
  } catch (error) {
    if (port !== undefined || (error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    return serve(sandbox, { host });
  }
}

function greeting(url: string): string {
  return `campaign-rules-sandbox listens at ${url}
Requests, campaigns and the clock: ${url}/_sandbox/
Try it: curl -u W1:key -H 'SVC-APPKEY: W1' -H 'Content-Type: application/json' -d '{}' ${url}/core-services/v1/campaigns
`;
}

function versionOf(): string {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  return version;
}

/** Prints an error and sets the exit code: 2 for wrong usage, 1 for anything else. */
export function fail(error: unknown): void {
  const isUsage = error instanceof UsageError || error instanceof BadInput;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`campaign-rules-sandbox: ${message}\n${isUsage ? "Try --help.\n" : ""}`);
  process.exitCode = isUsage ? 2 : 1;
}
