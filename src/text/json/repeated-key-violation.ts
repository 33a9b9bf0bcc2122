import { bounded } from "../../errors/bounds.js";
import { REPEATED, type RepeatedKeyViolation, UNIQUE_KEYS } from "../../errors/input-violation.js";
import { renderPointer } from "../../errors/path.js";
import { placeTexts } from "../../errors/place-texts.js";
import type { Severity } from "../../errors/severity.js";
import { targetsOf } from "../../errors/target.js";
import { LONGEST_PATH } from "../../errors/violation.js";
import { fill, templateOf } from "../../errors/wording.js";
import { channelIn } from "../../structure/channel.js";
import { type RepeatedKey, repeatedKeys } from "./repeated-keys.js";

/** Duplicate keys as violations, in the order of the text. */
export interface Repeated {
  readonly found: readonly RepeatedKeyViolation[];
  /** Whether there are more than are listed. */
  readonly isCut: boolean;
}

/** How to report duplicate keys. */
export interface Reporting {
  readonly severity: Severity;
  /** Maximum number of keys to list. */
  readonly most: number;
  /** The place in the text at an offset. */
  position(offset: number): { readonly line: number; readonly column: number };
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
