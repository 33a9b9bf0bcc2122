import packageJson from "../../package.json" with { type: "json" };
import { seedCampaigns } from "../control/campaigns.js";
import { type Served, serve } from "../node/serve.js";
import { settingsOf } from "../options.js";
import { createSandbox, type Sandbox } from "../sandbox.js";
import { BadInput } from "../state/bad-input.js";
import { memoryStorage } from "../storage/memory.js";
import type { Storage } from "../storage/storage.js";
import { type Arguments, argumentsOf, USAGE, UsageError } from "./arguments.js";
import { readConfig, readSeeds } from "./files.js";

/** The port that is tried first. */
const USUAL_PORT = 4010;

/** How long the storage may take to close, in milliseconds. */
const PATIENCE = 500;

/** Starts the server, or prints the help or the version. */
export async function run(args: readonly string[]): Promise<void> {
  const given = argumentsOf(args);
  if (given.help) {
    process.stdout.write(USAGE);
    return;
  }
  if (given.version) {
    process.stdout.write(`${packageJson.version}\n`);
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
  const stop = (): void => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, stop);
    stopped(sandbox, served).catch(fail);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  // Requests are answered even if nobody can read the address.
  process.stdout.on("error", () => {});
  // Last: whoever reads the address may send a signal at once.
  process.stdout.write(greeting(served.url));
}

/** Ends even if the storage cannot be closed: a database may be out of reach, and by then all clients have their answers. */
async function stopped(sandbox: Sandbox, served: Served): Promise<void> {
  await served.close();
  setTimeout(() => process.exit(), PATIENCE).unref();
  await sandbox.close();
}

async function sandboxOf(given: Arguments): Promise<Sandbox> {
  const { config, hosts, cors, seeds, limits } = given;
  const options = config === undefined ? {} : await readConfig(config);
  const campaigns = (await Promise.all(seeds.map(readSeeds))).flat();
  let storage: Storage | undefined;
  try {
    const settings = settingsOf(options);
    storage = (await openStorage(given)) ?? options.storage ?? memoryStorage();
    const sandbox = createSandbox({
      ...options,
      storage,
      ...(!limits && { limits }),
      ...(cors.length > 0 && { cors: [...(options.cors ?? []), ...cors] }),
      ...(hosts.length > 0 && { hosts: [...(options.hosts ?? []), ...hosts] }),
    });
    // What is stored already may have changed since it was seeded.
    await seedCampaigns(campaigns, storage, settings, false);
    return sandbox;
  } catch (error) {
    await storage?.close();
    throw error instanceof TypeError ? new UsageError(error.message) : error;
  }
}

/** Opens the storage in a folder or in a database; undefined if neither is given. Loads only the code that it needs. */
async function openStorage({ data, database }: Arguments): Promise<Storage | undefined> {
  if (data !== undefined) return (await import("../storage/sql/sqlite/open-sqlite.js")).openSqlite(data);
  if (database !== undefined) return (await import("../storage/sql/postgres/open-postgres.js")).openPostgres(database);
  return undefined;
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

/** Prints an error and sets the exit code: 2 for wrong usage, 1 for anything else. */
export function fail(error: unknown): void {
  const isUsage = error instanceof UsageError || error instanceof BadInput;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`campaign-rules-sandbox: ${message}\n${isUsage ? "Try --help.\n" : ""}`);
  process.exitCode = isUsage ? 2 : 1;
}
