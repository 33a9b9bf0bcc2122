import { type DocumentSymbol, type Range, type SymbolInformation, SymbolKind } from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { ownAt } from "../../../../src/structure/own-at.js";
import type { Part } from "../checking/parts.js";
import { scanJson } from "../text/json-events.js";

/** The most symbols: as many as editors show at once. */
const MOST = 5_000;

/** The deepest level of symbols. Deeper values have none. */
const DEEPEST = 20;

/** The members and entries of a document. If it has many requests, each is a symbol named after its campaign. */
export function symbolsOf(document: TextDocument, parts: readonly Part[]): DocumentSymbol[] {
  let room = MOST;
  const rangeOf = (start: number, end: number): Range => {
    return { start: document.positionAt(start), end: document.positionAt(end) };
  };
  return parts.flatMap((part) => {
    const symbols = symbolsIn(part, room, rangeOf);
    room -= countOf(symbols);
    if (part.line === undefined) return symbols;
    const range = rangeOf(part.start, part.start + part.text.length);
    const name = nameOf(part.text) ?? `line ${part.line}`;
    return room > 0 ? [{ name, kind: SymbolKind.Module, range, selectionRange: range, children: symbols }] : [];
  });
}

/** Symbols as a list, for clients that do not know symbols in others. */
export function listOf(symbols: readonly DocumentSymbol[], uri: string, containerName?: string): SymbolInformation[] {
  return symbols.flatMap(({ name, kind, range, children = [] }) => {
    const symbol = { name, kind, location: { uri, range }, ...(containerName !== undefined && { containerName }) };
    return [symbol, ...listOf(children, uri, name)];
  });
}

interface Open {
  readonly symbol: DocumentSymbol | undefined;
  readonly start: number;
  readonly children: DocumentSymbol[];
  readonly isArray: boolean;
  index: number;
  key: { readonly start: number; readonly end: number; readonly name: string } | undefined;
}

function symbolsIn({ text, start }: Part, room: number, rangeOf: (start: number, end: number) => Range) {
  const roots: DocumentSymbol[] = [];
  const stack: Open[] = [];
  let left = room;

  const add = (from: number, to: number, kind: SymbolKind): DocumentSymbol | undefined => {
    const parent = stack.at(-1);
    if (parent === undefined) return undefined;
    const { key, isArray } = parent;
    parent.key = undefined;
    const name = isArray ? String(parent.index++) : key?.name;
    if (name === undefined || left <= 0 || stack.length > DEEPEST) return undefined;
    left--;
    const symbol: DocumentSymbol = {
      // A name must not be empty.
      name: name.trim() === "" ? JSON.stringify(name) : name,
      kind,
      range: rangeOf(start + (key?.start ?? from), start + to),
      selectionRange:
        key === undefined ? rangeOf(start + from, start + to) : rangeOf(start + key.start, start + key.end),
    };
    parent.children.push(symbol);
    return symbol;
  };

  scanJson(text, {
    key(from, end, name) {
      const parent = stack.at(-1);
      if (parent !== undefined) parent.key = { start: from, end, name };
    },
    open(from, isArray) {
      const keyed = stack.at(-1)?.key?.start ?? from;
      const symbol = add(from, from + 1, isArray ? SymbolKind.Array : SymbolKind.Object);
      const children = stack.length === 0 ? roots : [];
      if (symbol !== undefined) symbol.children = children;
      stack.push({ symbol, start: keyed, children, isArray, index: 0, key: undefined });
    },
    close(end) {
      const closed = stack.pop();
      if (closed?.symbol === undefined) return;
      closed.symbol.range = rangeOf(start + closed.start, start + Math.min(end, text.length));
      if (stack.at(-1)?.isArray) closed.symbol.selectionRange = closed.symbol.range;
    },
    scalar(from, end) {
      add(from, end, kindOf(text, from));
    },
    separator() {},
  });
  return roots;
}

function kindOf(text: string, offset: number): SymbolKind {
  switch (text[offset]) {
    case '"':
      return SymbolKind.String;
    case "t":
    case "f":
      return SymbolKind.Boolean;
    case "n":
      return SymbolKind.Null;
    default:
      return SymbolKind.Number;
  }
}

function countOf(symbols: readonly DocumentSymbol[]): number {
  return symbols.reduce((sum, { children = [] }) => sum + 1 + countOf(children), 0);
}

/** The name of the campaign in a request, if there is one. */
function nameOf(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const body = ownAt(value, ["body"])?.value ?? value;
    const name = ownAt(body, ["basic_details", "name"])?.value;
    return typeof name === "string" && name.trim() !== "" ? name : undefined;
  } catch {
    return undefined;
  }
}
