import type { TextDocument } from "vscode-languageserver-textdocument";

/** A part of a document that contains one request: the whole document, or a line. */
export interface Part {
  readonly start: number;
  readonly text: string;
  /** The number of its line, from 1, in a document of many requests. */
  readonly line: number | undefined;
}

/** The requests of a document. With `isLines`, each line has one, except for an empty last line. */
export function partsOf(document: TextDocument, isLines: boolean): Part[] {
  const text = document.getText();
  if (!isLines) return [{ start: 0, text, line: undefined }];
  const parts: Part[] = [];
  for (let start = 0, line = 1; start < text.length; line++) {
    const feed = text.indexOf("\n", start);
    const end = feed === -1 ? text.length : feed;
    parts.push({ start, text: text.slice(start, text[end - 1] === "\r" ? end - 1 : end), line });
    start = end + 1;
  }
  return parts;
}

export function partAt<T extends Part>(parts: readonly T[], offset: number): T | undefined {
  return parts.findLast(({ start }) => start <= offset);
}
