import { Console } from "node:console";

/** Writes to standard error what a user's configuration or rule logs: standard output is for results alone. */
export function logToStandardError(): void {
  globalThis.console = new Console(process.stderr, process.stderr);
}
