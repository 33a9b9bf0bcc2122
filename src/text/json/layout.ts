import { type JsonTree, type Node, startOf } from "./json-tree.js";
import type { Lines } from "./lines.js";

/** The formatting of a JSON text, as far as the text shows it. */
export interface Layout {
  readonly eol: string;
  readonly unit: string;
  readonly colon: string;
  /** The separator of two members on one line. */
  readonly comma: string;
  /** The padding inside the brackets of an object or array on one line. */
  readonly padding: { readonly object: string; readonly array: string };
  /** Whether an array of only strings and numbers is on one line. */
  readonly flatArrays: boolean;
}

/** Where a value is written: the indentation of its line, and whether it must stay on that line. */
export interface Place {
  readonly indentation: string;
  readonly inline: boolean;
}

/** Derives the formatting of a text from its first member, array, and so on, of each kind. */
export function layoutOf(tree: JsonTree, lines: Lines): Layout {
  const { text } = tree;
  let unit: string | undefined;
  let colon: string | undefined;
  let comma: string | undefined;
  let object: string | undefined;
  let array: string | undefined;
  let flatArrays: boolean | undefined;

  const onOneLine = (start: number, end: number) => {
    const gap = text.slice(start, end);
    return gap.includes("\n") ? undefined : gap;
  };
  const indentBetween = (outer: Node, inner: Node) => {
    const base = lines.indentationAt(outer.start);
    const indentation = lines.indentationAt(startOf(inner));
    return indentation.startsWith(base) ? indentation.slice(base.length) : undefined;
  };

  const pending = [tree.root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const children = tree.childrenOf(node);
    const [first, second] = children;
    if (node.key !== undefined) colon ??= onOneLine(node.key.end, node.start);
    if (first === undefined) continue;
    const isArray = tree.firstOf(node) === "[";
    const padding = onOneLine(node.start + 1, startOf(first));
    if (padding === undefined) unit ??= indentBetween(node, first);
    else if (isArray) array ??= padding;
    else object ??= padding;
    if (isArray && children.every((child) => !tree.isContainer(child))) flatArrays ??= padding !== undefined;
    if (second !== undefined) comma ??= onOneLine(first.end, startOf(second));
    for (const child of children.toReversed()) pending.push(child);
  }

  colon ??= ": ";
  return {
    eol: /\r?\n/u.exec(text)?.[0] ?? "\n",
    unit: unit ?? "  ",
    colon,
    comma: comma ?? (colon.endsWith(" ") ? ", " : ","),
    padding: { object: object ?? "", array: array ?? "" },
    flatArrays: flatArrays ?? false,
  };
}

export function render(value: unknown, layout: Layout, { indentation, inline }: Place): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isArray = Array.isArray(value);
  const [open, close] = isArray ? "[]" : "{}";
  const values: unknown[] = Object.values(value);
  const isFlat = isArray && layout.flatArrays && values.every((entry) => typeof entry !== "object" || entry === null);
  const place = { indentation: indentation + layout.unit, inline: inline || isFlat };
  const members = Object.entries(value).map(([key, member]) => {
    const rendered = render(member, layout, place);
    return isArray ? rendered : JSON.stringify(key) + layout.colon + rendered;
  });
  return open + inside(members, isArray, layout, { ...place, outer: indentation }) + close;
}

/** Joins the members or entries of an object or array. */
export function inside(
  members: readonly string[],
  isArray: boolean,
  { padding, comma, eol }: Layout,
  { indentation, inline, outer }: Place & { readonly outer: string },
): string {
  if (members.length === 0) return "";
  const around = isArray ? padding.array : padding.object;
  if (inline) return around + members.join(comma) + around;
  return `${eol}${indentation}${members.join(`,${eol}${indentation}`)}${eol}${outer}`;
}
