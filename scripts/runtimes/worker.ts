// Runs the packed engine in workerd, the runtime of Cloudflare Workers, in which code cannot be made from strings.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installPacked } from "../pack.js";
import { bundled, local } from "./bundle.js";
import { cases, expectAsInNode } from "./cases.js";

/** The path of the program. The package has no types. */
const { default: workerd } = createRequire(import.meta.url)("workerd") as { default: string };

const PATIENCE_MS = 30_000;

const source = `
  import * as engine from "campaign-rules";
  import { answers } from ${local("answers.ts")};
  let forbidden = false;
  export default {
    async fetch(request) {
      try { new Function("return 1")(); } catch { forbidden = true; }
      return Response.json({ forbidden, answers: answers(engine, await request.json()) });
    },
  };
`;

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

const project = mkdtempSync(join(tmpdir(), "campaign-rules-worker-"));
let server: ChildProcess | undefined;
try {
  installPacked(project);
  const port = await freePort();
  writeFileSync(join(project, "worker.mjs"), await bundled(project, "entry", source));
  writeFileSync(join(project, "config.capnp"), configuration(port));
  server = spawn(workerd, ["serve", "config.capnp"], { cwd: project, stdio: ["ignore", "inherit", "inherit"] });
  const response = await answerFrom(`http://127.0.0.1:${port}/`);
  const { forbidden, answers } = (await response.json()) as { forbidden: boolean; answers: string[] };
  if (!forbidden) throw new Error("this runtime makes code from strings, so that it proves nothing");
  await expectAsInNode(project, "workerd", answers);
} finally {
  server?.kill();
  rmSync(project, { recursive: true, force: true });
}

/** Asks again until the runtime has begun to listen. */
async function answerFrom(url: string): Promise<Response> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await fetch(url, { method: "POST", body: JSON.stringify(cases) });
    } catch (error) {
      if (Date.now() > end || server?.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject).listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
