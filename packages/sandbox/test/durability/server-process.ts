import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const bin = fileURLToPath(new URL("../../bin/campaign-rules-sandbox.js", import.meta.url));

/** The built command, as users start it. */
export interface ServerProcess {
  /** Ends with SIGKILL, which the process cannot notice. */
  kill(): Promise<void>;
  /** Ends with SIGTERM. */
  stop(): Promise<void>;
  /** The address, once it listens. */
  readonly url: Promise<string>;
}

/** `url` is rejected if the process ends before it listens, with its output. */
export function startServer(args: readonly string[]): ServerProcess {
  const child: ChildProcess = spawn(process.execPath, [bin, "--port", "0", ...args], { stdio: "pipe" });
  const exited = once(child, "exit");
  let written = "";
  const url = new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", (chunk) => {
      written += chunk;
      const found = /listens at (\S+)\n/u.exec(written)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.stderr?.on("data", (chunk) => {
      written += chunk;
    });
    exited.then(() => reject(new Error(`the server ended: ${written}`)));
  });
  // A caller that kills the process before it listens does not await the URL.
  url.catch(() => {});
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await exited;
  };
  return { url, kill: () => end("SIGKILL"), stop: () => end("SIGTERM") };
}
