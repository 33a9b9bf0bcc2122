import { failureOf } from "../../engine/result.js";
import { bounded } from "../../errors/bounds.js";
import { keepToBudget } from "../../errors/budget.js";
import { BAD_REQUEST } from "../../errors/error-code.js";
import { type InputViolation, REPEATED, type RepeatedKeyViolation, UNIQUE_KEYS } from "../../errors/input-violation.js";
import { renderPointer } from "../../errors/path.js";
import { placeTexts } from "../../errors/place-texts.js";
import type { Severity } from "../../errors/severity.js";
import { targetsOf } from "../../errors/target.js";
import { LONGEST_PATH } from "../../errors/violation.js";
import { fill, templateOf } from "../../errors/wording.js";
import type { Failure, Success, Violation } from "../../index.js";
import { channelIn } from "../../structure/channel.js";
import { type RepeatedKey, repeatedKeys } from "./repeated-keys.js";

/** A text, and the result of `JSON.parse`. */
export interface SentJson {
  readonly text: string;
  readonly value: unknown;
}

/** Duplicate keys as violations, in the order of the text. */
export interface Repeated {
  readonly found: readonly RepeatedKeyViolation[];
  /** Whether there are more than are listed. */
  readonly isCut: boolean;
}

/** How to report duplicate keys. */
export interface Reporting {
  readonly severity: Severity;
  /** Maximum number of violations. */
  readonly most: number;
  /** The place in the text at an offset. */
  position(offset: number): { readonly line: number; readonly column: number };
}

/** A violation found by the engine or in the text of a request. */
export type TextViolation = Violation | InputViolation;

/** A result whose warnings may be about the text. */
type Warned<R> = R extends unknown ? Omit<R, "warnings"> & { warnings: TextViolation[] } : never;

/** The maximum number of duplicate keys to list: more would not be useful. */
const LISTED = 100;

/** Puts the duplicate keys in a text before the other violations of a result. */
export function withRepeatedKeys<R extends Success<unknown> | Failure<number>>(
  result: R,
  { text, value }: SentJson,
  reporting: Reporting,
  requestIdIn: (value: unknown) => unknown,
): R | Warned<R> | Failure<400, TextViolation> {
  const { severity, most } = reporting;
  const { found, isCut } = repeatedIn(text, value, { ...reporting, most: Math.min(most, LISTED) });
  if (found.length === 0) return result;
  const { violations, warnings, skipped } = result;
  const all = [...found, ...(severity === "warning" ? warnings : violations)] as Failure<
    400,
    TextViolation
  >["violations"];
  const isShortened = shorten(all, most);
  const truncated = isCut || result.truncated || isShortened;
  if (severity === "warning") return { ...result, warnings: all, truncated } as unknown as Warned<R>;
  return failureOf(400, BAD_REQUEST, all, requestIdIn(value), { warnings, skipped, truncated });
}

/** Limits a list like the engine does. Returns whether it was longer. */
function shorten(list: TextViolation[], most: number): boolean {
  const isLonger = list.length > most;
  if (isLonger) list.length = most;
  return keepToBudget(list, most) || isLonger;
}

/** The duplicate keys in a text. The text must be valid JSON, and the value the result of `JSON.parse`. */
export function repeatedIn(text: string, value: unknown, reporting: Reporting): Repeated {
  const { most } = reporting;
  const keys = repeatedKeys(text, most + 1);
  // If an object is itself a duplicate, its duplicate keys may have the same path twice.
  const byPointer = new Map(keys.slice(0, most).map((key) => [renderPointer(key.segments), key]));
  const isPush = channelIn(value) === "PUSH";
  const found = [...byPointer.values()].map((key) => violationOf(key, isPush, reporting));
  return { found, isCut: keys.length > most };
}

function violationOf({ segments, first, last }: RepeatedKey, isPush: boolean, { severity, position }: Reporting) {
  const { line, column } = position(last);
  const { line: firstLine, column: firstColumn } = position(first);
  const texts = placeTexts(segments);
  const path = bounded(texts.path);
  const params = { line, column, firstLine, firstColumn };
  const predicate = fill(templateOf(REPEATED), params);
  return {
    rule: UNIQUE_KEYS,
    severity,
    path,
    segments: [...segments],
    pointer: bounded(texts.pointer),
    ...targetsOf(segments, path, { isAbsent: false, detailTargetOmits: 0, isPush }),
    message: bounded(`${bounded(texts.path, LONGEST_PATH)} ${predicate}`),
    params,
    origin: "request",
  } satisfies RepeatedKeyViolation;
}
