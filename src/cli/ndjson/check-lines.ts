import { once } from "node:events";
import { Writable } from "node:stream";
import { setImmediate as othersTurn } from "node:timers/promises";
import type { FileResult } from "../../text/request/check-text.js";
import type { CheckFilesOptions, Known, Tally } from "../check-files.js";
import type { ConfigurationOf } from "../config/per-file.js";
import type { ReportPrinter } from "../formats/printer.js";
import { renderRules } from "../formats/summary.js";
import { Totals } from "../formats/totals.js";
import { counted } from "../printable.js";
import { fileProblem } from "../read-file.js";
import { demandRegular, isDescriptor } from "../regular-file.js";
import { type InputFile, STANDARD_INPUT } from "../report.js";
import { complain, complaints, progress } from "../terminal.js";
import { type ByteSource, openSource } from "./byte-source.js";
import { type Block, lineBlocks } from "./line-blocks.js";
import type { LineSettings, Piece } from "./line-checker.js";
import { envelopeOf, type NdjsonOptions } from "./options.js";
import { isHeavy, WorkerPool } from "./worker-pool.js";

/** Checks every line of the files, and prints a result for each, or a report on all. */
export async function checkLines(
  inputs: readonly InputFile[],
  options: CheckFilesOptions & NdjsonOptions,
  { given, configurationOf, docsUrl, stored }: Known,
): Promise<Tally> {
  const { quiet, brief, threads, format, summary } = options;
  const configurations = new Map<string, { readonly path: string; readonly name: string }>();
  for (const { name } of inputs) {
    const configuration = configurationOf(name);
    if (configuration !== undefined) configurations.set(name, { path: configuration.file, name: configuration.name });
  }
  const settings: LineSettings = {
    requestOptions: options,
    given,
    configurations,
    stored: new Map([...stored].map(([path, { source }]) => [path, source.text])),
    envelope: envelopeOf(options),
    isBrief: brief === true,
    isQuiet: quiet === true,
  };
  const checkInto = (stream: Writable) => checkAllLines(inputs, settings, configurationOf, threads, stream);
  let report: ReportPrinter | undefined;
  if (format === "html") report = (await import("../formats/html/html.js")).htmlPrinter(docsUrl);
  if (format === "markdown") report = (await import("../formats/markdown.js")).markdownPrinter();
  if (report === undefined && !summary) return checkInto(process.stdout);

  const totals = new Totals("line");
  const tally = await checkInto(counting(totals, report, process.stdout));
  totals.complaints = complaints;
  if (report !== undefined) process.stdout.write(report.all(totals, []));
  if (summary) process.stderr.write(renderRules(totals));
  return tally;
}

/** The most lines with problems to list. */
const LISTED = 1000;

/** A result, shortened by `--brief`. */
type LineResult = FileResult | { readonly ok: boolean; readonly rules: readonly string[] };

/** Counts results, one per line, in pieces of whole lines. Reports the first ones with problems, or passes all on. */
function counting(totals: Totals, report: ReportPrinter | undefined, next: Writable): Writable {
  return new Writable({
    write: (piece: Buffer, _encoding, done) => {
      for (const line of piece.toString().split("\n").filter(Boolean)) {
        const parsed = JSON.parse(line) as LineResult;
        const result = "violations" in parsed ? parsed : unabridged(parsed);
        totals.add(result);
        const hasProblems = result.violations.length + result.warnings.length > 0;
        if (hasProblems && totals.affected <= LISTED) report?.each(result);
      }
      if (report !== undefined || next.write(piece)) done();
      else next.once("drain", done);
    },
  });
}

/** As much of a result as can be counted. */
function unabridged({ ok, rules }: Exclude<LineResult, FileResult>): FileResult {
  const violations = rules.map((rule) => ({ rule, severity: "error" })) as FileResult["violations"];
  return { file: "", ok, violations, warnings: [], skipped: [] };
}

/**
 * Checks every line of the files, and writes the results in the order of the lines, only as fast as the reader reads.
 * Stops early if the results are no longer read. `threads` is the number of threads; undefined means automatic.
 */
async function checkAllLines(
  inputs: readonly InputFile[],
  settings: LineSettings,
  configurationOf: ConfigurationOf,
  threads: number | undefined,
  stream: Writable,
): Promise<Tally> {
  const pool = new WorkerPool(settings, configurationOf, threads);
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
  };

  try {
    for await (const block of blocksOf(inputs)) {
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
    // The lines after those that were read may be anything.
    return { isOk, isCut: isClosed(), warnings };
  } finally {
    await pool.end();
  }
}

/** The lines of all files and pipes. Reports those that cannot be read. Like other commands, it waits for pipes. */
async function* blocksOf(inputs: readonly InputFile[]): AsyncGenerator<Block> {
  for (const { file, name } of inputs) {
    let source: ByteSource | undefined;
    try {
      if (file !== STANDARD_INPUT && !isDescriptor(file)) await demandRegular(file, { orPipe: true });
      source = openSource(file);
      yield* lineBlocks(name, source);
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
