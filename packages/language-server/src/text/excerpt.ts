import type { Stretch } from "../../../../src/text/json/json-tree.js";
import { scanJson } from "./json-events.js";

/** A short text with the same structure around a place as the whole text. */
export interface Excerpt {
  readonly text: string;
  /** The place in the excerpt. */
  readonly offset: number;
  /** The offset in the whole text for an offset in the excerpt. */
  original(offset: number): number;
}

/** An object or array of at most this length is kept as it is. */
const SHORT = 8_000;

/** In a longer one, members and entries of at most this length are kept, as many as fit into `SHORT`. */
const SHORT_CHILD = 400;

/** A member or an entry: with its key, without its comma. */
interface Child extends Stretch {
  /** Where its value starts; undefined if there is only a key yet. */
  readonly valueAt: number | undefined;
  readonly isContainer: boolean;
}

/** An object or array around the place. */
interface Container {
  readonly start: number;
  readonly isArray: boolean;
  children: Child[];
  key: Stretch | undefined;
  end: number;
}

/**
 * The objects and arrays around a place, without large values that do not contain the place. Large values become empty,
 * and long lists lose entries: services that read the whole text would take long for a large one.
 */
export function excerptAt(whole: string, offset: number): Excerpt {
  // A service would take a byte order mark for a value.
  const text = whole.replace(/^\uFEFF/u, " ");
  if (text.length <= SHORT) return { text, offset, original: (at) => at };
  const cuts: (Stretch & { readonly by: string })[] = [];
  for (const container of containersAround(text, offset)) {
    if (container.end - container.start > SHORT) cuts.push(...cutsIn(container, text, offset));
  }
  cuts.sort((a, b) => a.start - b.start);
  let short = "";
  let from = 0;
  const pieces: { readonly inShort: number; readonly inText: number }[] = [];
  for (const { start, end, by } of cuts) {
    pieces.push({ inShort: short.length, inText: from });
    short += text.slice(from, start) + by;
    from = end;
  }
  pieces.push({ inShort: short.length, inText: from });
  short += text.slice(from);
  const piece = pieces.findLast(({ inText }) => inText <= offset);
  return {
    text: short,
    offset: piece === undefined ? offset : piece.inShort + offset - piece.inText,
    original(at) {
      const { inShort, inText } = pieces.findLast((one) => one.inShort <= at) ?? { inShort: 0, inText: 0 };
      return inText + at - inShort;
    },
  };
}

/** The objects and arrays that contain a place, outermost first, each with its children. The first is the text itself. */
function containersAround(text: string, offset: number): Container[] {
  const whole: Container = { start: 0, isArray: false, children: [], key: undefined, end: text.length };
  const stack = [whole];
  const around: Container[] = [];
  const add = (start: number, end: number, isContainer: boolean) => {
    const parent = stack.at(-1);
    if (parent === undefined) return;
    parent.children.push({ start: parent.key?.start ?? start, end, valueAt: start, isContainer });
    parent.key = undefined;
  };
  scanJson(text, {
    key(start, end) {
      const parent = stack.at(-1);
      if (parent !== undefined) parent.key = { start, end };
    },
    open(start, isArray) {
      stack.push({ start, isArray, children: [], key: undefined, end: text.length });
    },
    close(end) {
      const closed = stack.pop();
      if (closed === undefined) return;
      closed.end = end;
      add(closed.start, end, true);
      if (closed.start < offset && offset < end) around.push(closed);
    },
    scalar(start, end) {
      add(start, end, false);
    },
    separator() {
      const parent = stack.at(-1);
      if (parent?.key === undefined) return;
      parent.children.push({ ...parent.key, valueAt: undefined, isContainer: false });
      parent.key = undefined;
    },
  });
  return [whole, ...around.reverse()];
}

function cutsIn({ children, isArray }: Container, text: string, offset: number): (Stretch & { by: string })[] {
  const cuts: (Stretch & { by: string })[] = [];
  const last = children.findLastIndex(({ start }) => start <= offset);
  const here = Math.max(0, last);
  let room = SHORT;
  for (const [index, child] of children.entries()) {
    const { start, end, valueAt } = child;
    const isInside = (valueAt ?? start) < offset && offset < end;
    if (isInside) continue;
    const isNear = Math.abs(index - here) <= 1;
    const isShort = end - start <= SHORT_CHILD;
    if (isShort && (isNear || room >= end - start)) {
      room -= end - start;
      continue;
    }
    // Children next to the place stay, but empty: whether a comma is needed depends on them.
    if (isNear || (!isArray && valueAt !== undefined && room >= valueAt - start)) {
      room -= (valueAt ?? end) - start;
      if (valueAt !== undefined) cuts.push({ start: valueAt, end, by: emptied(child, text) });
      continue;
    }
    const next = children[index + 1];
    const former = children[index - 1];
    if (next !== undefined) cuts.push({ start, end: next.start, by: "" });
    else if (former !== undefined) cuts.push({ start: former.end, end, by: "" });
  }
  return cuts;
}

function emptied({ isContainer, valueAt }: Child, text: string): string {
  if (!isContainer || valueAt === undefined) return '""';
  return text[valueAt] === "{" ? "{}" : "[]";
}
