import { failureOf } from "../../engine/result.js";
import { BAD_REQUEST } from "../../errors/error-body.js";
import { abridged, PlaceTexts, renderPointer, type Segment } from "../../errors/path.js";
import type { Severity } from "../../errors/severity.js";
import { SOURCE_DEFAULTS, violationOf, withinBudget } from "../../errors/violation.js";
import { fill, templateOf } from "../../errors/wording.js";
import type { Failure, Success, Violation } from "../../index.js";
import { headerNames } from "../../rules/parts/request-parts.js";
import { channelIn } from "../../structure/channel.js";
import { type InputViolation, REPEATED, type RepeatedKeyViolation, UNIQUE_KEYS } from "../input-violation.js";
import {
  afterString,
  CLOSING_BRACE,
  CLOSING_BRACKET,
  COLON,
  COMMA,
  OPENING_BRACE,
  OPENING_BRACKET,
  QUOTE,
  SPACE,
  stringIn,
} from "./scan.js";

/** A text, and the result of `JSON.parse`. */
export interface SentJson {
  readonly text: string;
  readonly value: unknown;
}

export interface Reporting {
  readonly severity: Severity;
  readonly most: number;
  position(offset: number): { readonly line: number; readonly column: number };
}

/** A violation found by the engine or in the text of a request. */
export type TextViolation = Violation | InputViolation;

type Warned<R> = R extends unknown ? Omit<R, "warnings"> & { warnings: TextViolation[] } : never;

/** The maximum number of duplicate keys to list: more would not be useful. */
const LISTED = 100;

/** Puts the duplicate keys in a text before the other violations of a result, but after those of its headers. */
export function withRepeatedKeys<R extends Success<unknown> | Failure<number>>(
  result: R,
  sent: SentJson,
  reporting: Reporting,
  requestIdIn: (value: unknown) => unknown,
): R | Warned<R> | Failure<400, TextViolation> {
  if (!hasRepeatedKeys(sent)) return result;
  const { text, value } = sent;
  const { severity, most } = reporting;
  const { found, isCut } = repeatedIn(text, value, { ...reporting, most: Math.min(most, LISTED) });
  if (found.length === 0) return result;
  const { violations, warnings, skipped } = result;
  const isWarning = severity === "warning";
  const others: readonly Violation[] = isWarning ? warnings : violations;
  const ofBody = others.findIndex(({ path }) => !(headerNames as readonly string[]).includes(path));
  const headers = ofBody === -1 ? others.length : ofBody;
  const both = [...others.slice(0, headers), ...found, ...others.slice(headers)];
  const listed = withinBudget(both, most, (violation) => violation);
  const truncated = isCut || result.truncated || listed.isCut;
  if (isWarning) return { ...result, warnings: listed.violations, truncated } as unknown as Warned<R>;
  const all = listed.violations as Failure<400, TextViolation>["violations"];
  return failureOf(400, BAD_REQUEST, all, requestIdIn(value), { warnings, skipped, truncated });
}

/** Whether a text has a duplicate key, in a quarter of the time that it takes to find one: it has more keys than members. */
export function hasRepeatedKeys({ text, value }: SentJson): boolean {
  const members = membersIn(value);
  return mostKeysIn(text) > members && keysIn(text) > members;
}

/** Counts the colons that can follow a key, even those inside strings. Nearly always, these are the keys. */
function mostKeysIn(text: string): number {
  let keys = 0;
  for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) {
    const before = text.charCodeAt(at - 1);
    if (before === QUOTE || before <= SPACE) keys++;
  }
  return keys;
}

function keysIn(text: string): number {
  let keys = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) at = afterString(text, at) - 1;
    else if (unit === COLON) keys++;
  }
  return keys;
}

function membersIn(value: unknown): number {
  let members = 0;
  const open = [value];
  while (open.length > 0) {
    const container = open.pop();
    if (typeof container !== "object" || container === null) continue;
    const isArray = Array.isArray(container);
    // A copy of an array of numbers would take four times as much memory as the array.
    const values: readonly unknown[] = isArray ? container : Object.values(container);
    if (!isArray) members += values.length;
    for (const inner of values) if (typeof inner === "object") open.push(inner);
  }
  return members;
}

/** The duplicate keys in a text, in its order, and whether there are more. The value is the result of `JSON.parse`. */
export function repeatedIn(text: string, value: unknown, { severity, most, position }: Reporting) {
  const keys = repeatedKeys(text, most + 1);
  // If an object is itself a duplicate, its duplicate keys may have the same path twice.
  const byPointer = new Map(keys.slice(0, most).map((key) => [renderPointer(key.segments), key]));
  const isPush = channelIn(value) === "PUSH";
  const texts = new PlaceTexts();
  const found = [...byPointer.values()].map(({ segments, first, last }) => {
    const { line: firstLine, column: firstColumn } = position(first);
    const { line, column } = position(last);
    const params = { line, column, firstLine, firstColumn };
    const predicate = fill(templateOf(REPEATED), params);
    const source = {
      ...SOURCE_DEFAULTS,
      rule: UNIQUE_KEYS,
      severity,
      segments: [...segments],
      params,
      predicate,
      isPush,
    };
    return violationOf(source, texts) as RepeatedKeyViolation;
  });
  return { found, isCut: keys.length > most };
}

/** A duplicate key in an object. Only its last value counts. */
export interface RepeatedKey {
  /** The place of the member. Long keys are cut. */
  readonly segments: readonly Segment[];
  /** The offsets of the first and the last occurrence of the key. */
  readonly first: number;
  readonly last: number;
}

/** The offset of each key's first occurrence in an object. Undefined for an array. */
type Keys = Map<string, number> | undefined;

/** Objects nested more deeply are ignored: nothing that deep is checked. */
const DEEPEST = 1000;

/**
 * The duplicate keys in the objects of a JSON text, up to a maximum number, in the order of the text. Reads only the
 * text, which takes as long as parsing it. For any other text, the result is meaningless.
 */
export function repeatedKeys(text: string, most: number): readonly RepeatedKey[] {
  const found = new Map<number, RepeatedKey>();
  const outer: Keys[] = [];
  let keys: Keys;
  /** The offset of the current key of each open object, and the current index of each open array. */
  const places: number[] = [0];
  let isKeyNext = false;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE: {
        const end = afterString(text, at);
        if (isKeyNext && keys !== undefined) {
          const key = stringIn(text, at, end);
          if (key === undefined) return [];
          places[outer.length] = at;
          const first = keys.get(key);
          if (first === undefined) keys.set(key, at);
          else {
            const known = found.get(first);
            if (known !== undefined) found.set(first, { ...known, last: at });
            else if (found.size < most)
              found.set(first, { segments: segmentsAt(text, [...outer, keys], places), first, last: at });
          }
        }
        isKeyNext = false;
        at = end - 1;
        break;
      }
      case OPENING_BRACE:
        keys = outer.push(keys) > DEEPEST ? undefined : new Map();
        isKeyNext = true;
        break;
      case OPENING_BRACKET:
        places[outer.push(keys)] = 0;
        keys = undefined;
        break;
      case CLOSING_BRACE:
      case CLOSING_BRACKET:
        keys = outer.pop();
        isKeyNext = false;
        break;
      case COMMA:
        isKeyNext = true;
        if (keys === undefined) (places[outer.length] as number)++;
    }
  }
  return [...found.values()].sort((a, b) => a.last - b.last);
}

/** The place of a member, from the objects and arrays around it. The first is none of them: the text itself. */
function segmentsAt(text: string, [, ...around]: readonly Keys[], places: readonly number[]): readonly Segment[] {
  const segments = around.map((keys, index) => {
    const start = places[index + 1] as number;
    return keys === undefined ? start : (stringIn(text, start, afterString(text, start)) as string);
  });
  return abridged(segments);
}
