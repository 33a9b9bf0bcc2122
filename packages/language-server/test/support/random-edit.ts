import fc from "fast-check";
import type { TextDocumentContentChangeEvent } from "vscode-languageserver-protocol";
import { positionAt } from "./apply-edits.js";

/** An edit that replaces a part of a text. */
export interface RandomEdit {
  readonly at: number;
  readonly length: number;
  readonly text: string;
  /** The place is moved to the end of the next occurrence of this text. */
  readonly behind: string;
}

/** Insertions that may make a text malformed. */
const anything = fc.constantFrom(
  ...['"', "{", "}", "[", "]", ",", ":", "\n", "\r\n", "\r", "x", "1", "null", "\uFEFF", "💥", "\u2028", ""],
);

const anywhere: fc.Arbitrary<RandomEdit> = fc.record({
  at: fc.nat(),
  length: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 })),
  text: anything,
  behind: fc.constant(""),
});

/** Edits that mostly leave a text JSON. */
const careful: fc.Arbitrary<RandomEdit> = fc
  .tuple(
    fc.nat(),
    fc.constantFrom<[string, string, number]>(
      ["{", '"advance": {},', 0],
      ["{", '"channel": "push",', 0],
      ["{", '"status": "PUBLISHED",', 0],
      [",", "\n", 0],
      [",", "\r\n  ", 0],
      ['": "', "x", 1],
      ['": "', "", 1],
      [': "', "💥", 0],
    ),
  )
  .map(([at, [behind, text, length]]) => ({ at, behind, text, length }));

export const randomEdit: fc.Arbitrary<RandomEdit> = fc.oneof(
  { weight: 6, arbitrary: careful },
  { weight: 1, arbitrary: anywhere },
);

/** A text after an edit, and the edit for the server. */
export function edited(
  text: string,
  { at, length, text: inserted, behind }: RandomEdit,
): { readonly text: string; readonly change: TextDocumentContentChangeEvent } {
  const place = at % (text.length + 1);
  const found = text.indexOf(behind, place);
  if (found === -1)
    return { text, change: { range: { start: positionAt(text, 0), end: positionAt(text, 0) }, text: "" } };
  const start = outsidePair(text, found + behind.length);
  const end = outsidePair(text, Math.min(text.length, start + length));
  return {
    text: text.slice(0, start) + inserted + text.slice(end),
    change: { range: { start: positionAt(text, start), end: positionAt(text, end) }, text: inserted },
  };
}

/** The offset itself, or the one before it if it splits a pair of units that no editor separates. */
function outsidePair(text: string, offset: number): number {
  const pair = text.slice(offset - 1, offset + 1);
  return pair === "\r\n" || /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/u.test(pair) ? offset - 1 : offset;
}
