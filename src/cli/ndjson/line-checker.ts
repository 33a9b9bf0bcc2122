import { isUtf8 } from "node:buffer";
import {
  type Checked,
  checkText,
  type FileResult,
  refuseLine,
  uncheckedLine,
  withoutWarnings,
} from "../../request-text/check-text.js";
import type { FileKind } from "../../request-text/file-kind.js";
import { Source } from "../../request-text/source.js";
import type { Configuration } from "../config/configuration.js";
import { type Given, PerFile } from "../config/per-file.js";
import { kindOf } from "../kind-of.js";
import type { RequestOptions } from "../request-options.js";
import { ruleFailure } from "../rule-failure.js";
import { SIZES } from "./buffers.js";
import { type Block, LINE_FEED } from "./line-blocks.js";
import { renderLine } from "./render-line.js";
import { HEAVY, roomForValue, weightOf } from "./weight.js";

/** How to check lines: plain data, so that each thread can create its own checker. */
export interface LineSettings {
  readonly requestOptions: RequestOptions;
  readonly given: Given;
  /** The configuration, which each thread loads, because functions cannot be sent; undefined if there is none. */
  readonly config: string | undefined;
  /** The text of the campaign to update; undefined if unknown. */
  readonly stored: string | undefined;
  readonly isQuiet: boolean;
}

/** The outcome of checking the lines of a block, or some of them. */
export interface Piece {
  /** The results, one per line. */
  readonly output: Uint8Array;
  readonly warnings: number;
  readonly isOk: boolean;
  /** The numbers of the lines that could not be checked. */
  readonly unchecked: readonly number[];
  /** The lines that remain to be checked; empty if there are none. */
  readonly left: Block;
}

/**
 * After this much output, checking pauses until it is written: a result can be a thousand times as long as its line.
 */
const ENOUGH = 256 * 1024;

/** Checks lines, each with its own request. */
export class LineChecker {
  readonly #settings: LineSettings;
  readonly #kinds: PerFile<FileKind>;
  readonly #encoder = new TextEncoder();

  constructor(settings: LineSettings, configuration: Configuration | undefined) {
    const { requestOptions, given, stored } = settings;
    this.#settings = settings;
    const known = stored === undefined ? undefined : { value: JSON.parse(stored) as unknown };
    this.#kinds = new PerFile(given, configuration, (context) => kindOf(requestOptions, context, known));
  }

  check(block: Block): Piece {
    const { file, bytes, obstacle } = block;
    const kind = this.#kinds.of(file);
    const unchecked: number[] = [];
    const isText = isUtf8(bytes);
    let [line, start, output, warnings, isOk] = [block.line, 0, "", 0, true];
    const add = (result: FileResult) => {
      warnings += result.warnings.length;
      isOk &&= result.ok;
      output += renderLine(this.#settings.isQuiet ? withoutWarnings(result) : result);
    };

    if (block.isTooLong) add(refuseLine(file, line, SIZES.longestLine, kind));
    while (start < bytes.length && output.length < ENOUGH) {
      const feed = bytes.indexOf(LINE_FEED, start);
      const end = feed === -1 ? bytes.length : feed;
      if (!isBlank(bytes, start, end)) {
        const text = bytes.toString("utf8", start, bytes[end - 1] === CARRIAGE_RETURN ? end - 1 : end);
        const source = new Source(text, isText || isUtf8(bytes.subarray(start, end)), undefined, line);
        const why = obstacle ?? obstacleIn(source);
        if (why !== undefined) unchecked.push(line);
        add(why === undefined ? checkLine({ file, line }, source, kind) : uncheckedLine(file, line, why, kind));
      }
      start = end + 1;
      line++;
    }
    const left = { ...block, line, bytes: bytes.subarray(start) };
    return { output: this.#encoder.encode(output), warnings, isOk, unchecked, left };
  }
}

function checkLine(checked: Checked & { readonly line: number }, source: Source, kind: FileKind): FileResult {
  try {
    return checkText(checked, source, kind);
  } catch (error) {
    throw ruleFailure(`${checked.file}:${checked.line}`, error);
  }
}

/** Why a line cannot be checked without crashing the whole process. */
function obstacleIn(source: Source): string | undefined {
  if (source.text.length < HEAVY) return undefined;
  const survey = source.survey();
  if (survey.fault !== undefined || weightOf(survey) <= roomForValue()) return undefined;
  return "its value needs too much memory; see Node's --max-old-space-size";
}

const CARRIAGE_RETURN = 0x0d;

/** Space, tab, carriage return. */
const WHITE_SPACE: readonly (number | undefined)[] = [0x20, 0x09, CARRIAGE_RETURN];

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** Whether there is only JSON white space between two offsets, optionally after a byte order mark. */
function isBlank(bytes: Buffer, start: number, end: number): boolean {
  const isMarked = BYTE_ORDER_MARK.every((byte, index) => bytes[start + index] === byte);
  let at = isMarked ? start + BYTE_ORDER_MARK.length : start;
  while (at < end && WHITE_SPACE.includes(bytes[at])) at++;
  return at >= end;
}
