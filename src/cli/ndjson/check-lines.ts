import type { Writable } from "node:stream";
import { setImmediate as othersTurn } from "node:timers/promises";
import type { ConfigurationOf } from "../config/per-file.js";
import { counted } from "../counted.js";
import { fileProblem } from "../read-file.js";
import type { InputFile } from "../report.js";
import { complain, progress } from "../terminal.js";
import { Buffers, SIZES } from "./buffers.js";
import { type ByteSource, openSource } from "./byte-source.js";
import { type Block, LineBlocks } from "./line-blocks.js";
import type { LineSettings, Piece } from "./line-checker.js";
import { Output } from "./output.js";
import { isHeavy, WorkerPool } from "./worker-pool.js";

export interface Tally {
  isOk: boolean;
  warnings: number;
}

/**
 * Checks every line of the files, and writes the results in the order of the lines. Stops early if the results are no
 * longer read. `threads` is the number of threads; undefined means automatic.
 */
export async function checkAllLines(
  inputs: readonly InputFile[],
  settings: LineSettings,
  configurationOf: ConfigurationOf,
  threads: number | undefined,
  stream: Writable,
): Promise<Tally> {
  const pool = new WorkerPool(settings, configurationOf, threads);
  try {
    return await checkWith(pool, inputs, new Output(stream));
  } finally {
    await pool.end();
  }
}

async function checkWith(pool: WorkerPool, inputs: readonly InputFile[], output: Output): Promise<Tally> {
  const tally: Tally = { isOk: true, warnings: 0 };
  const buffers = new Buffers(SIZES);
  /** One promise for each block that is not yet written; they resolve in order. */
  const pending: Promise<void>[] = [];

  const writeAfter = async (earlier: Promise<void> | undefined, check: Promise<Piece>) => {
    await earlier;
    let piece = await check;
    for (;;) {
      tally.isOk &&= piece.isOk;
      tally.warnings += piece.warnings;
      if (piece.unchecked.length > 0) complain(`${piece.left.file}: ${linesIn(piece.unchecked)} not checked`);
      progress.clear();
      await output.write(piece.output);
      progress.show(`${piece.left.file}: ${counted(piece.left.line - 1, "line")} checked`);
      if (piece.left.bytes.length === 0 || output.isClosed) break;
      piece = await pool.check(piece.left);
    }
    buffers.giveBack(piece.left.bytes);
  };

  for await (const block of blocksOf(inputs, buffers)) {
    const check = pool.check(block);
    const written = writeAfter(pending.at(-1), check);
    // The loop meets the error when it awaits the blocks in order. This only prevents an unhandled rejection.
    for (const promise of [check, written]) promise.catch(() => {});
    pending.push(written);
    await othersTurn();
    const room = isHeavy(block) ? 1 : pool.room;
    while (pending.length >= room) await pending.shift();
    if (output.isClosed) break;
  }
  await pending.at(-1);
  return tally;
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
