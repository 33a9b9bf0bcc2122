import type { Position } from "vscode-languageserver-protocol";
import { positionAt } from "./apply-edits.js";

/** A text with a place in it. */
export interface Marked {
  readonly text: string;
  readonly position: Position;
}

/** The text without its first `|`, and the position of that. */
export function marked(text: string): Marked {
  const offset = text.indexOf("|");
  if (offset === -1) throw new Error("the text has no mark");
  return { text: text.slice(0, offset) + text.slice(offset + 1), position: positionAt(text, offset) };
}
