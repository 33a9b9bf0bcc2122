import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../listen.js";
import { fromTools, install } from "../tools.js";

install("tools");

/** The path of the program. */
const { default: workerd } = fromTools("workerd") as { default: string };

const PATIENCE_MS = 30_000;

const configuration = (port: number) => `
  using Workerd = import "/workerd/workerd.capnp";
  const config :Workerd.Config = (
    services = [(name = "main", worker = .worker)],
    sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
  );
  const worker :Workerd.Worker = (
    modules = [(name = "worker", esModule = embed "worker.mjs")],
    compatibilityDate = "2025-01-01"
  );
`;

/** Serves a worker (a module without imports) in workerd, and returns its JSON answer to a text. */
export async function askWorker(worker: string, question: string): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), "campaign-rules-workerd-"));
  let server: ChildProcess | undefined;
  try {
    const port = await freePort();
    writeFileSync(join(folder, "worker.mjs"), worker);
    writeFileSync(join(folder, "config.capnp"), configuration(port));
    server = spawn(workerd, ["serve", "config.capnp"], { cwd: folder, stdio: ["ignore", "inherit", "inherit"] });
    const response = await answerFrom(server, `http://127.0.0.1:${port}/`, question);
    return await response.json();
  } finally {
    server?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Asks again until the runtime listens. */
async function answerFrom(server: ChildProcess, url: string, body: string): Promise<Response> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await fetch(url, { method: "POST", body });
    } catch (error) {
      if (Date.now() > end || server.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
