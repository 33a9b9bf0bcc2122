import { parseArgs } from "node:util";
import { isHostName, isOrigin } from "../options.js";

/** The parsed arguments of the command. */
export type Arguments = ReturnType<typeof argumentsOf>;

export const USAGE = `Usage: campaign-rules-sandbox [options]

Serves the campaign service on your own machine. It validates, stores and limits as
documented, and sends nothing.

  --port NUMBER    the port (default: 4010, or any other if it is taken)
  --host NAME      the address to listen on (default: 127.0.0.1)
  --allow-host NAME
                   a name at which the sandbox may be controlled, besides localhost and
                   addresses, such as host.docker.internal; may be repeated
  --cors ORIGIN    an origin whose pages may use the service, such as http://localhost:3000,
                   or '*' for all; may be repeated
  --config FILE    options of createSandbox: a JSON file, or a module with a default export
  --seed FILE      campaigns to start with, as a JSON array; may be repeated. One whose
                   id is stored already is left as it is
  --data DIR       keeps everything in this folder (default: in memory)
  --database URL   keeps everything in a PostgreSQL database, for several processes
  --no-limits      turns off the rate limit, the creation quota and the limits of updates
  --version        prints the version
  --help           prints this text
`;

/** Wrong usage of the command. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** @throws {UsageError} if an argument is unknown or malformed, or two exclude each other. */
export function argumentsOf(args: readonly string[]) {
  const { port, "allow-host": hosts, seed: seeds, "no-limits": noLimits, ...others } = parsed(args);
  const { host, cors, config, data, database } = others;
  if (data !== undefined && database !== undefined) throw new UsageError("--data and --database exclude each other");
  const values = { host, config, data, database };
  for (const [name, value] of [...Object.entries(values), ...seeds.map((file) => ["seed", file] as const)]) {
    if (value === "") throw new UsageError(`--${name} must not be empty`);
  }
  // The value may contain a password, so the message does not repeat it.
  if (database !== undefined && !/^postgres(?:ql)?:\/\//iu.test(database)) {
    throw new UsageError("--database must be a URL that begins with postgres:// or postgresql://");
  }
  const isPort = port === undefined || (/^\d{1,5}$/u.test(port) && Number(port) <= 65535);
  if (!isPort) throw new UsageError(`--port must be a number from 0 to 65535, not ${JSON.stringify(port)}`);
  const wrong = hosts.find((name) => !isHostName(name));
  if (wrong !== undefined)
    throw new UsageError(`--allow-host must be a name, without a port, not ${JSON.stringify(wrong)}`);
  const notOrigin = cors.find((origin) => !isOrigin(origin));
  if (notOrigin !== undefined)
    throw new UsageError(
      `--cors must be an origin such as http://localhost:3000, or *, not ${JSON.stringify(notOrigin)}`,
    );
  return {
    ...others,
    /** If undefined: 4010, or any other port if it is taken. */
    port: port === undefined ? undefined : Number(port),
    hosts,
    seeds,
    limits: !noLimits,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: "string" },
        host: { type: "string", default: "127.0.0.1" },
        "allow-host": { type: "string", multiple: true, default: [] },
        cors: { type: "string", multiple: true, default: [] },
        config: { type: "string" },
        data: { type: "string" },
        database: { type: "string" },
        seed: { type: "string", multiple: true, default: [] },
        "no-limits": { type: "boolean", default: false },
        version: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
