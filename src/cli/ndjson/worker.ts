import { parentPort, workerData } from "node:worker_threads";
import type { Block } from "./line-blocks.js";
import { LineChecker, type LineSettings, type Piece } from "./line-checker.js";

// A thread that checks what it is sent, block by block. It says when it is ready for the first one.
const checker = new LineChecker(workerData as LineSettings);

/** What a thread answers: a piece, whose bytes the main thread has, from an offset on. */
export type Answer = Omit<Piece, "left"> & { readonly line: number; readonly checked: number };

parentPort?.on("message", (block: Block) => {
  const { buffer, byteOffset, byteLength } = block.bytes;
  const { left, ...piece } = checker.check({ ...block, bytes: Buffer.from(buffer, byteOffset, byteLength) });
  const answer: Answer = { ...piece, line: left.line, checked: byteLength - left.bytes.length };
  parentPort?.postMessage(answer, [piece.output.buffer as ArrayBuffer]);
});

parentPort?.postMessage("ready");
