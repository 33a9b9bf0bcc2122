import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A separate PostgreSQL server in a temporary directory, reached through a socket there. */
export interface PostgresServer {
  readonly url: string;
  /** Ends the server as a crash would, and starts it again. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Undefined if PostgreSQL is not installed. Settings are those of `postgresql.conf`. */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresServer | undefined> {
  const programs = programsFolder();
  if (programs === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "pg-"));
  const user = unprivileged();
  await chmod(folder, 0o700);
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  const data = join(folder, "data");
  execFileSync(join(programs, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"], {
    ...user,
    cwd: folder,
    stdio: "ignore",
  });
  const chosen = { listen_addresses: "", unix_socket_directories: folder, max_connections: "100", ...settings };
  const parameters = Object.entries(chosen).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const start = async (): Promise<ChildProcess> => {
    const server = spawn(join(programs, "postgres"), ["-D", data, ...parameters], {
      ...user,
      cwd: folder,
      stdio: "ignore",
    });
    for (;;) {
      try {
        execFileSync(join(programs, "pg_isready"), ["-h", folder, "-q"], { stdio: "ignore" });
        return server;
      } catch {
        if (server.exitCode !== null) throw new Error("PostgreSQL ended while starting");
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
  };
  const end = async (server: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  };

  let server = await start();
  return {
    url: `postgres://postgres@${encodeURIComponent(folder)}/postgres`,
    async crash() {
      // Immediate shutdown: nothing is written, and the next start recovers.
      await end(server, "SIGQUIT");
      server = await start();
    },
    async stop() {
      await end(server, "SIGQUIT");
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function programsFolder(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env["PATH"] ?? "").split(":"),
  ];
  return folders.find((folder) => ["initdb", "postgres", "pg_isready"].every((name) => existsSync(join(folder, name))));
}

/** The user for PostgreSQL if this process runs as root, which PostgreSQL refuses to do. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}
