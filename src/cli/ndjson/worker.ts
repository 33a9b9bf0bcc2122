import { parentPort, workerData } from "node:worker_threads";
import type { Block } from "./line-blocks.js";
import { LineChecker, type LineSettings } from "./line-checker.js";

// A thread that checks what it is sent, block by block. The bytes go back with the results, to be used again.
const checker = new LineChecker(workerData as LineSettings);

parentPort?.on("message", (block: Block) => {
  const { buffer, byteOffset, byteLength } = block.bytes;
  const piece = checker.check({ ...block, bytes: Buffer.from(buffer, byteOffset, byteLength) });
  parentPort?.postMessage(piece, [piece.output.buffer, buffer] as ArrayBuffer[]);
});
