import jsonc from "jsonc-parser";

/** Beyond this depth, lines consist of little but spaces: their number grows with its square. */
const DEEPEST = 200;

/**
 * A JSON text with one member or entry on each line. Malformed parts stay as they are. Undefined if the text is nested
 * too deeply.
 */
export function laidOut(text: string): string | undefined {
  if (isTooDeep(text)) return undefined;
  const parts: string[] = [];
  let end = 0;
  // The library would apply each edit to the whole text, which takes minutes for a long one.
  const edits = jsonc.format(text, undefined, { insertSpaces: true, tabSize: 2, eol: "\n" });
  for (const { offset, length, content } of edits) {
    parts.push(text.slice(end, offset), content);
    end = offset + length;
  }
  return parts.join("") + text.slice(end);
}

function isTooDeep(text: string): boolean {
  const scanner = jsonc.createScanner(text, true);
  let depth = 0;
  for (let kind = scanner.scan(); kind !== jsonc.SyntaxKind.EOF; kind = scanner.scan()) {
    if (kind === jsonc.SyntaxKind.OpenBraceToken || kind === jsonc.SyntaxKind.OpenBracketToken) depth++;
    if (kind === jsonc.SyntaxKind.CloseBraceToken || kind === jsonc.SyntaxKind.CloseBracketToken) depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}
