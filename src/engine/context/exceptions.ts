import { BODY, type Segment } from "../../errors/path.js";
import { getOrInsertComputed } from "../../structure/get-or-insert-computed.js";
import type { Exception } from "./context.js";

/** Matches one segment: any name or index. */
const ANY: unique symbol = Symbol("any");

/**
 * Returns a function for the level of a violation of a rule at a place: that of the first exception that matches, or
 * undefined.
 *
 * @throws {TypeError} when a path is malformed.
 */
export function levelsAt(exceptions: readonly Exception[]) {
  const byRule = new Map<string, { matches(place: readonly Segment[]): boolean; level: Exception["level"] }[]>();
  for (const { rule, path, level } of exceptions) {
    getOrInsertComputed(byRule, rule, () => []).push({ matches: matcherOf(path), level });
  }
  return (rule: string, place: readonly Segment[]): Exception["level"] | undefined =>
    byRule.get(rule)?.find(({ matches }) => matches(place))?.level;
}

/** @throws {TypeError} when the path of an exception is malformed. */
export function expectPath(path: string): void {
  matcherOf(path);
}

/** A segment of a path: a name, an index, a quoted name, or a wildcard. */
const STEP = /(?:^|\.)(?:(\*{1,2})|([A-Za-z_$][\w$-]*))|\[(?:(\*)|(0|[1-9]\d{0,14})|("(?:[^"\\]|\\.)*"))\]/uy;

/** Returns a function that tells whether a place matches a path. */
function matcherOf(path: string): (place: readonly Segment[]) => boolean {
  if (path === BODY) return ({ length }) => length === 0;
  const steps: (Segment | typeof ANY)[] = [];
  let isOpen = false;
  let offset = 0;
  if (path === "" || path.startsWith(".")) throw malformed(path);
  while (offset < path.length) {
    STEP.lastIndex = offset;
    const match = STEP.exec(path);
    // Only a wildcard at the end matches several segments.
    if (match === null || isOpen) throw malformed(path);
    const step = stepOf(match);
    if (step === undefined) throw malformed(path);
    offset = STEP.lastIndex;
    isOpen = match[1] === "**";
    if (!isOpen) steps.push(step);
  }
  return (place) =>
    (isOpen ? place.length > steps.length : place.length === steps.length) &&
    steps.every((step, index) => step === ANY || step === place[index]);
}

function stepOf([, wildcard, name, bracketed, index, quoted]: RegExpExecArray): Segment | typeof ANY | undefined {
  if (wildcard !== undefined || bracketed !== undefined) return ANY;
  if (name !== undefined) return name;
  if (index !== undefined) return Number(index);
  try {
    return JSON.parse(quoted as string) as string;
  } catch {
    return undefined;
  }
}

function malformed(path: string): TypeError {
  const shown = path === "" ? "an empty text" : JSON.stringify(path.slice(0, 64));
  return new TypeError(`path of an exception must be a dotted path, like "filters[*].name", but is ${shown}`);
}
