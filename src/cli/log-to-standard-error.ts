import { Console } from "node:console";

/** Writes to standard error what a user's configuration or rule logs: standard output is for results alone. */
export function logToStandardError(): void {
  globalThis.console = new Console(process.stderr, process.stderr);
}

/**
 * Keeps a server running when a configuration or rule fails after its answer, as a promise that nobody awaits does, or
 * when standard error is closed.
 */
export function surviveLateErrors(): void {
  process.on("uncaughtException", (error) => console.error("unexpected error:", error));
  process.stderr.on("error", () => {});
}
