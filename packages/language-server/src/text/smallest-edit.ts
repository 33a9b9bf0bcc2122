import type { TextEdit } from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";

/** The shortest single edit that turns a text into another. Undefined if both are equal. */
export function smallestEdit(
  document: TextDocument,
  former: string,
  start: number,
  wanted: string,
): TextEdit | undefined {
  if (former === wanted) return undefined;
  const shorter = Math.min(former.length, wanted.length);
  let head = 0;
  while (head < shorter && former[head] === wanted[head]) head++;
  while (head > 0 && isInside(former, head)) head--;
  let tail = 0;
  while (tail < shorter - head && former[former.length - 1 - tail] === wanted[wanted.length - 1 - tail]) tail++;
  while (tail > 0 && (isInside(former, former.length - tail) || isInside(wanted, wanted.length - tail))) tail--;
  return {
    range: {
      start: document.positionAt(start + head),
      end: document.positionAt(start + former.length - tail),
    },
    newText: wanted.slice(head, wanted.length - tail),
  };
}

/** Whether an offset splits a line break or a surrogate pair: the protocol has no position there. */
function isInside(text: string, offset: number): boolean {
  const [before, after] = [text.charCodeAt(offset - 1), text.charCodeAt(offset)];
  const isLineBreak = before === 0x0d && after === 0x0a;
  const isPair = before >= 0xd800 && before < 0xdc00 && after >= 0xdc00 && after < 0xe000;
  return isLineBreak || isPair;
}
