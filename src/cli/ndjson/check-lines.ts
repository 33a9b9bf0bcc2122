import { once } from "node:events";
import type { Writable } from "node:stream";
import { setImmediate as othersTurn } from "node:timers/promises";
import type { Tally } from "../check-files.js";
import type { ConfigurationOf } from "../config/per-file.js";
import { counted } from "../counted.js";
import { fileProblem } from "../read-file.js";
import type { InputFile } from "../report.js";
import { complain, progress } from "../terminal.js";
import { Buffers, SIZES } from "./buffers.js";
import { type ByteSource, openSource } from "./byte-source.js";
import { type Block, LineBlocks } from "./line-blocks.js";
import type { LineSettings, Piece } from "./line-checker.js";
import { isHeavy, WorkerPool } from "./worker-pool.js";

/**
 * Checks every line of the files, and writes the results in the order of the lines, only as fast as the reader reads.
 * Stops early if the results are no longer read. `threads` is the number of threads; undefined means automatic.
 */
export async function checkAllLines(
  inputs: readonly InputFile[],
  settings: LineSettings,
  configurationOf: ConfigurationOf,
  threads: number | undefined,
  stream: Writable,
): Promise<Tally> {
  const pool = new WorkerPool(settings, configurationOf, threads);
  const buffers = new Buffers(SIZES);
  let [isOk, warnings, hasFailed] = [true, 0, false];
  // `main` handles the error; here it only matters that the reader has stopped.
  stream.once("error", () => {
    hasFailed = true;
  });
  const isClosed = () => hasFailed || stream.destroyed;
  /** One promise for each block that is not yet written; they resolve in order. */
  const pending: Promise<void>[] = [];

  const writeAfter = async (earlier: Promise<void> | undefined, check: Promise<Piece>) => {
    await earlier;
    let piece = await check;
    for (;;) {
      const { output, left, unchecked } = piece;
      isOk &&= piece.isOk;
      warnings += piece.warnings;
      if (unchecked.length > 0) complain(`${left.file}: ${linesIn(unchecked)} not checked`);
      progress.clear();
      // Waiting fails only if the reader has stopped reading.
      if (output.length > 0 && !isClosed() && !stream.write(output)) await once(stream, "drain").catch(() => {});
      progress.show(`${left.file}: ${counted(left.line - 1, "line")} checked`);
      if (left.bytes.length === 0 || isClosed()) break;
      piece = await pool.check(left);
    }
    buffers.giveBack(piece.left.bytes);
  };

  try {
    for await (const block of blocksOf(inputs, buffers)) {
      const check = pool.check(block);
      const written = writeAfter(pending.at(-1), check);
      // The loop meets the error when it awaits the blocks in order. This only prevents an unhandled rejection.
      for (const promise of [check, written]) promise.catch(() => {});
      pending.push(written);
      await othersTurn();
      const room = isHeavy(block) ? 1 : pool.room;
      while (pending.length >= room) await pending.shift();
      if (isClosed()) break;
    }
    await pending.at(-1);
    return { isOk, warnings };
  } finally {
    await pool.end();
  }
}

/** The lines of all files. Reports files that cannot be read. */
async function* blocksOf(inputs: readonly InputFile[], buffers: Buffers): AsyncGenerator<Block> {
  for (const { file, name } of inputs) {
    let source: ByteSource | undefined;
    try {
      source = openSource(file);
      const blocks = new LineBlocks(name, source, buffers);
      for (let block = await blocks.next(); block !== undefined; block = await blocks.next()) yield block;
    } catch (error) {
      complain(fileProblem(file, error));
    } finally {
      source?.close();
    }
  }
}

/** Line numbers in words, of any number of lines. */
function linesIn(numbers: readonly number[]): string {
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === last) return `line ${first} was`;
  return `${numbers.length} lines from line ${first} to ${last} were`;
}
