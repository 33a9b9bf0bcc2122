import type { CodeAction, Position, TextEdit } from "vscode-languageserver-protocol";

/** The offset at which each line of a text starts, as the protocol counts lines. */
function startsOf(text: string): number[] {
  return [0, ...Array.from(text.matchAll(/\r\n|\n|\r/gu), ({ 0: end, index }) => index + end.length)];
}

function offsetAt(text: string, { line, character }: Position): number {
  const start = startsOf(text)[line];
  return start === undefined ? text.length : start + character;
}

/** The position of an offset that is not inside a line break. */
export function positionAt(text: string, offset: number): Position {
  const starts = startsOf(text);
  const line = starts.findLastIndex((start) => start <= offset);
  return { line, character: offset - (starts[line] ?? 0) };
}

export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const sorted = [...edits].sort((a, b) => offsetAt(text, b.range.start) - offsetAt(text, a.range.start));
  return sorted.reduce((edited, { range, newText }) => {
    return edited.slice(0, offsetAt(text, range.start)) + newText + edited.slice(offsetAt(text, range.end));
  }, text);
}

/** A text after an action on its document. */
export function applyAction(text: string, uri: string, { edit }: CodeAction): string {
  return applyEdits(text, edit?.changes?.[uri] ?? []);
}
