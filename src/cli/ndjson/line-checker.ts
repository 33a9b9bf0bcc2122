import { isUtf8 } from "node:buffer";
import type { Context } from "../../index.js";
import { checkText, type FileResult, refuseLine, uncheckedLine, withoutWarnings } from "../check.js";
import type { FileKind } from "../file-kind.js";
import { kindOf } from "../kind-of.js";
import { Source } from "../source.js";
import type { SubjectOptions } from "../subject-options.js";
import { SIZES } from "./buffers.js";
import { type Block, LINE_FEED } from "./line-blocks.js";
import { renderLine } from "./render-line.js";
import { HEAVY, roomForValue, weightOf } from "./weight.js";

/** How lines are checked: plain data, so that each thread can make a checker of its own. */
export interface LineSettings {
  readonly subject: SubjectOptions;
  readonly context: Context;
  /** The text of the campaign that is updated; undefined when it is not known. */
  readonly stored: string | undefined;
  readonly isQuiet: boolean;
}

/** What was found in the lines of a block, or in some of them. */
export interface Piece {
  /** The results, one a line. */
  readonly output: Uint8Array;
  readonly warnings: number;
  readonly isOk: boolean;
  /** The numbers of the lines that could not be checked. */
  readonly unchecked: readonly number[];
  /** The lines that are not checked yet; without bytes when all are. */
  readonly left: Block;
}

/** Output after which no further lines are checked until it is written: results may be a thousand times as long as lines. */
const ENOUGH = 256 * 1024;

/** Checks lines, each a request of its own. */
export class LineChecker {
  readonly #settings: LineSettings;
  readonly #kind: FileKind;
  readonly #encoder = new TextEncoder();

  constructor(settings: LineSettings) {
    const { subject, context, stored } = settings;
    this.#settings = settings;
    this.#kind = kindOf(subject, context, stored === undefined ? undefined : { value: JSON.parse(stored) as unknown });
  }

  check(block: Block): Piece {
    const { file, bytes, obstacle } = block;
    const unchecked: number[] = [];
    const isText = isUtf8(bytes);
    let [line, start, output, warnings, isOk] = [block.line, 0, "", 0, true];
    const add = (result: FileResult) => {
      warnings += result.warnings.length;
      isOk &&= result.ok;
      output += renderLine(this.#settings.isQuiet ? withoutWarnings(result) : result);
    };

    if (block.isTooLong) add(refuseLine(file, line, SIZES.longestLine, this.#kind));
    while (start < bytes.length && output.length < ENOUGH) {
      const feed = bytes.indexOf(LINE_FEED, start);
      const end = feed === -1 ? bytes.length : feed;
      if (!isBlank(bytes, start, end)) {
        const text = bytes.toString("utf8", start, bytes[end - 1] === CARRIAGE_RETURN ? end - 1 : end);
        const source = new Source(text, isText || isUtf8(bytes.subarray(start, end)), undefined, line);
        const why = obstacle ?? obstacleIn(source);
        if (why !== undefined) unchecked.push(line);
        add(
          why === undefined
            ? checkText({ file, line }, source, this.#kind)
            : uncheckedLine(file, line, why, this.#kind),
        );
      }
      start = end + 1;
      line++;
    }
    const left = { ...block, line, bytes: bytes.subarray(start) };
    return { output: this.#encoder.encode(output), warnings, isOk, unchecked, left };
  }
}

/** Why a line is not to be checked, which would end the whole process. */
function obstacleIn(source: Source): string | undefined {
  if (source.text.length < HEAVY) return undefined;
  const survey = source.survey();
  if (survey.fault !== undefined || weightOf(survey) <= roomForValue()) return undefined;
  return "its value takes more memory than there is; see --max-old-space-size of Node";
}

const CARRIAGE_RETURN = 0x0d;

/** Space, tab, carriage return. */
const WHITE_SPACE: readonly (number | undefined)[] = [0x20, 0x09, CARRIAGE_RETURN];

const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** Whether there is nothing but what JSON takes for white space between two offsets, or a byte order mark before it. */
function isBlank(bytes: Buffer, start: number, end: number): boolean {
  const isMarked = BYTE_ORDER_MARK.every((byte, index) => bytes[start + index] === byte);
  let at = isMarked ? start + BYTE_ORDER_MARK.length : start;
  while (at < end && WHITE_SPACE.includes(bytes[at])) at++;
  return at >= end;
}
