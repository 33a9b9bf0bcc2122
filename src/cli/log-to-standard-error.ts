import { Console } from "node:console";

/** Writes to standard error what a user's configuration or rule logs: standard output is for results alone. */
export function logToStandardError(): void {
  globalThis.console = new Console(process.stderr, process.stderr);
}

/**
 * Prepares the process for a server whose messages go to standard output, which it returns. A configuration or rule
 * gets standard error in its place, and does not end the server when it fails after its answer, as a promise that
 * nobody awaits does, or when standard error is closed.
 */
export function takeStandardOutput(): NodeJS.WriteStream {
  const { stdout } = process;
  logToStandardError();
  Object.defineProperty(process, "stdout", { value: process.stderr });
  process.on("uncaughtException", (error) => console.error("unexpected error:", error));
  process.stderr.on("error", () => {});
  return stdout;
}
