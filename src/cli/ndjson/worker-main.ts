import { parentPort, workerData } from "node:worker_threads";
import type { Configuration } from "../config/configuration.js";
import { loadConfiguration } from "../config/load.js";
import { logToStandardError } from "../log-to-standard-error.js";
import type { Block } from "./line-blocks.js";
import { type LineSettings, lineChecker, type Piece } from "./line-checker.js";

// A thread that checks the blocks it receives. It reports when it is ready for the first one, and when all is logged.
logToStandardError();
const settings = workerData as LineSettings;
const loaded = new Map<string, Configuration>();
for (const { path, name } of settings.configurations.values()) {
  if (!loaded.has(path)) loaded.set(path, await loadConfiguration(path, name));
}
const check = lineChecker(settings, (file) => loaded.get(settings.configurations.get(file)?.path ?? ""));

/** The answer of a thread to a part of a block; the main thread has the bytes, from an offset on. */
export type Answer = Omit<Piece, "left"> & { readonly line: number; readonly checked: number };

parentPort?.on("message", (block: Block | "end") => {
  if (block === "end") {
    // The main thread then terminates this one, and whatever is not yet passed on would be lost.
    setImmediate(() => process.stderr.write("", () => parentPort?.postMessage("ended")));
    return;
  }
  const { buffer, byteOffset, byteLength } = block.bytes;
  const { left, ...piece } = check({ ...block, bytes: Buffer.from(buffer, byteOffset, byteLength) });
  const answer: Answer = { ...piece, line: left.line, checked: byteLength - left.bytes.length };
  parentPort?.postMessage(answer, [piece.output.buffer as ArrayBuffer]);
});

parentPort?.postMessage("ready");
