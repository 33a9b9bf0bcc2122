import { isUtf8 } from "node:buffer";
import { getHeapStatistics } from "node:v8";
import type { UpdateContext } from "../../index.js";
import { isObject } from "../../structure/checker.js";
import {
  blankLine,
  checkText,
  type FileResult,
  invalidLine,
  isBlank,
  uncheckedLine,
  withoutWarnings,
} from "../../text/request/check-text.js";
import type { FileKind } from "../../text/request/file-kind.js";
import { Source } from "../../text/request/source.js";
import { duplicateKeyIn, lossyNumberIn } from "../../text/request/unambiguous.js";
import { type ConfigurationOf, type Given, perFile } from "../config/per-file.js";
import { fileKindOf, requestOptionsFor } from "../file-kind-of.js";
import type { RequestOptions } from "../options.js";
import { customRuleProblem } from "../usage.js";
import { type Envelope, keptOf, partAt } from "./envelope.js";
import { type Block, LINE_FEED, LONGEST_LINE } from "./line-blocks.js";
import { type Kept, renderBriefly, renderLine } from "./render-line.js";

/** How to check lines: plain data, so that each thread can create its own checker. */
export interface LineSettings {
  readonly requestOptions: RequestOptions;
  readonly given: Given;
  /** The configurations of files, by name. Each thread loads them, because functions cannot be sent. */
  readonly configurations: ReadonlyMap<string, { readonly path: string; readonly name: string }>;
  readonly stored: ReadonlyMap<string, string>;
  /** Undefined if each line is a request and nothing else. */
  readonly envelope: Envelope | undefined;
  /** Whether only the verdict, the rules and the paths are printed. */
  readonly isBrief: boolean;
  readonly isQuiet: boolean;
}

export interface Piece {
  /** The results, one per line. */
  readonly output: Uint8Array;
  readonly warnings: number;
  readonly isOk: boolean;
  readonly unchecked: readonly number[];
  /** The lines that remain to be checked; empty if there are none. */
  readonly left: Block;
}

const CARRIAGE_RETURN = 0x0d;

const TOO_LONG = `must not be longer than ${LONGEST_LINE} bytes on one line`;

/**
 * After this much output, checking pauses until it is written: a result can be a thousand times as long as its line.
 */
const ENOUGH = 256 * 1024;

/** How to check the lines of a file: as usual, or with the members of a line's own context. */
interface Kinds {
  readonly usual: FileKind;
  with(own: UpdateContext): FileKind;
}

interface CheckedLine {
  readonly file: string;
  readonly line: number;
  /** The numbers of the lines that could not be checked. */
  readonly unchecked: number[];
}

/** Makes a function that checks a block, or a part of it. */
export function lineChecker(settings: LineSettings, configurationOf: ConfigurationOf): (block: Block) => Piece {
  const { requestOptions, given, stored, envelope, isBrief, isQuiet } = settings;
  const kindsOf = perFile(given, configurationOf, (context, ofFile): Kinds => {
    const options = requestOptionsFor(requestOptions, ofFile);
    const text = options.current === undefined ? undefined : stored.get(options.current);
    const known = text === undefined ? undefined : { value: JSON.parse(text) as unknown };
    return {
      usual: fileKindOf(options, context, known),
      with: (own) => fileKindOf(options, { ...context, ...own }, known, own.campaign),
    };
  });
  const encoder = new TextEncoder();
  const render = isBrief ? renderBriefly : renderLine;
  const nothingKept = envelope && keptOf(undefined, envelope.keep);

  return (block) => {
    const { file, bytes, obstacle } = block;
    const kinds = kindsOf(file);
    const kind = kinds.usual;
    const unchecked: number[] = [];
    const isText = isUtf8(bytes);
    let [line, start, output, warnings, isOk] = [block.line, 0, "", 0, true];
    const add = (result: FileResult, kept?: Kept) => {
      warnings += result.warnings.length;
      isOk &&= result.ok;
      output += render(isQuiet ? withoutWarnings(result) : result, kept);
    };

    if (block.isTooLong) add(invalidLine({ file, line }, kind, TOO_LONG), nothingKept);
    while (start < bytes.length && output.length < ENOUGH) {
      const feed = bytes.indexOf(LINE_FEED, start);
      const end = feed === -1 ? bytes.length : feed;
      const text = bytes.toString("utf8", start, bytes[end - 1] === CARRIAGE_RETURN ? end - 1 : end);
      if (isBlank(text)) add(blankLine(file, line, kind), nothingKept);
      else {
        const source = new Source(text, isText || isUtf8(bytes.subarray(start, end)), undefined, line);
        const why = obstacle ?? obstacleIn(source);
        if (why !== undefined) {
          unchecked.push(line);
          add(uncheckedLine(file, line, why, kind), nothingKept);
        } else if (envelope === undefined) add(checkLine({ file, line, unchecked }, source, kind));
        else add(...checkParts({ file, line, unchecked }, source, kinds, envelope));
      }
      start = end + 1;
      line++;
    }
    const left = { ...block, line, bytes: bytes.subarray(start) };
    return { output: encoder.encode(output), warnings, isOk, unchecked, left };
  };
}

/** Checks a line. One on which a custom rule fails is noted as unchecked: the others still have their answers. */
function checkLine({ file, line, unchecked }: CheckedLine, source: Source, kind: FileKind): FileResult {
  try {
    return checkText({ file, line }, source, kind);
  } catch (error) {
    const problem = customRuleProblem(error);
    if (problem === undefined) throw error;
    unchecked.push(line);
    return uncheckedLine(file, line, problem, kind);
  }
}

/** Checks the request in the envelope of a line, and adds the values that the answer repeats. */
function checkParts(
  checked: CheckedLine,
  line: Source,
  kinds: Kinds,
  { bodyAt, contextAt, keep }: Envelope,
): [FileResult, Kept | undefined] {
  const { usual } = kinds;
  if ("problem" in line.parse()) return [checkLine(checked, line, usual), keptOf(undefined, keep)];
  const kept = keptOf(line, keep);
  const invalid = (problem: string): [FileResult, Kept | undefined] => [invalidLine(checked, usual, problem), kept];
  const ambiguous = [bodyAt, contextAt].find((pointer) => pointer && line.isAmbiguous(pointer.tokens));
  if (ambiguous !== undefined) return invalid(`is ambiguous: a key on the way to ${ambiguous.text} is repeated`);
  const body = partAt(line, bodyAt);
  if (body === undefined) return invalid(`is missing: there is nothing at ${bodyAt.text}`);
  const given = contextAt && partAt(line, contextAt);
  const context = given?.value;
  // A column may be null.
  if (given === undefined || context === null) return [checkLine(checked, body, usual), kept];
  if (!isObject(context)) return invalid(`has no context: ${contextAt?.text} is not an object`);
  const ambiguity = duplicateKeyIn(given) ?? (context["campaign"] === undefined ? undefined : lossyNumberIn(given));
  if (ambiguity !== undefined) return invalid(`has an invalid context at ${contextAt?.text}: ${ambiguity.problem}`);
  let kind: FileKind;
  try {
    kind = kinds.with(context);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return invalid(`has an invalid context at ${contextAt?.text}: ${error.message}`);
  }
  return [checkLine(checked, body, kind), kept];
}

/** Why a line cannot be checked without crashing the whole process. */
function obstacleIn(source: Source): string | undefined {
  if (source.text.length < HEAVY) return undefined;
  const { error, containers, members, scalars } = source.survey();
  const weight = containers * BYTES.container + members * BYTES.member + scalars * BYTES.scalar;
  const { heap_size_limit, used_heap_size } = getHeapStatistics();
  // Checking it needs some of this thread's heap, too.
  if (error !== undefined || weight <= (heap_size_limit - used_heap_size) * 0.75) return undefined;
  return "its value needs too much memory; see Node's --max-old-space-size";
}

/** From this many bytes on, check whether the value of a line fits into memory. */
export const HEAVY = 1024 * 1024;

/** Measured with Node 20: an empty object and its slot take 64 bytes, a member of a large object with its name 92. */
const BYTES = { container: 64, member: 96, scalar: 24 };
