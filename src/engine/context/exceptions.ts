import { BODY, type Segment } from "../../errors/path.js";
import { kept } from "../../structure/kept.js";
import type { Exception } from "./context.js";

/** Matches one segment: any name or index. */
const ANY: unique symbol = Symbol("any");

interface Pattern {
  readonly steps: readonly (Segment | typeof ANY)[];
  /** Whether one or more segments must follow. */
  readonly isOpen: boolean;
}

/** The exceptions of a context, by rule. */
export class Exceptions {
  readonly #byRule = new Map<string, { readonly pattern: Pattern; readonly level: Exception["level"] }[]>();

  /** @throws {TypeError} when the path is malformed. */
  add({ rule, path, level }: Exception): void {
    const entry = { pattern: patternOf(path), level };
    kept(this.#byRule, rule, () => []).push(entry);
  }

  /** The level of a violation; undefined if no exception matches. */
  levelOf(rule: string, place: readonly Segment[]): Exception["level"] | undefined {
    return this.#byRule.get(rule)?.find(({ pattern }) => matches(pattern, place))?.level;
  }
}

function matches({ steps, isOpen }: Pattern, place: readonly Segment[]): boolean {
  if (isOpen ? place.length <= steps.length : place.length !== steps.length) return false;
  return steps.every((step, index) => step === ANY || step === place[index]);
}

/** @throws {TypeError} when the path of an exception is malformed. */
export function expectPath(path: string): void {
  patternOf(path);
}

/** A segment of a path: a name, an index, a quoted name, or a wildcard. */
const STEP = /(?:^|\.)(?:(\*{1,2})|([A-Za-z_$][\w$-]*))|\[(?:(\*)|(0|[1-9]\d{0,14})|("(?:[^"\\]|\\.)*"))\]/uy;

function patternOf(path: string): Pattern {
  if (path === BODY) return { steps: [], isOpen: false };
  const steps: (Segment | typeof ANY)[] = [];
  let offset = 0;
  if (path.startsWith(".")) throw malformed(path);
  while (offset < path.length) {
    STEP.lastIndex = offset;
    const match = STEP.exec(path);
    const step = match && stepOf(match);
    if (match === null || step === undefined) throw malformed(path);
    offset = STEP.lastIndex;
    if (match[1] !== "**") steps.push(step as Segment | typeof ANY);
    else if (offset === path.length) return { steps, isOpen: true };
    else throw malformed(path);
  }
  if (steps.length === 0) throw malformed(path);
  return { steps, isOpen: false };
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
