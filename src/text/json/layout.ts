import type { Node } from "jsonc-parser";
import type { Lines } from "./lines.js";
import { childrenOf, endOf } from "./tree.js";

/** The formatting of a JSON text, as far as the text shows it. */
export interface Layout {
  readonly eol: string;
  /** The indentation of one level. */
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
export function layoutOf(text: string, lines: Lines, root: Node): Layout {
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

  const pending = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const children = childrenOf(node);
    const [first, second] = children;
    const between = first && second && onOneLine(endOf(first), second.offset);
    if (node.type === "property") colon ??= between;
    else if (first !== undefined) {
      const padding = onOneLine(node.offset + 1, first.offset);
      if (padding === undefined) unit ??= indentBetween(lines, node, first);
      else if (node.type === "object") object ??= padding;
      else array ??= padding;
      if (node.type === "array" && children.every(isScalar)) flatArrays ??= padding !== undefined;
      comma ??= between;
    }
    for (let index = children.length - 1; index >= 0; index--) pending.push(children[index] as Node);
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

/** Formats a plain JSON value. */
export function render(value: unknown, layout: Layout, { indentation, inline }: Place): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isArray = Array.isArray(value);
  const [open, close] = isArray ? ["[", "]"] : ["{", "}"];
  const values: unknown[] = Object.values(value);
  if (values.length === 0) return open + close;

  const isFlat = isArray && layout.flatArrays && values.every((entry) => typeof entry !== "object" || entry === null);
  const onOneLine = inline || isFlat;
  const inner = { indentation: indentation + layout.unit, inline: onOneLine };
  const members = Object.entries(value).map(([key, member]) => {
    const rendered = render(member, layout, inner);
    return isArray ? rendered : JSON.stringify(key) + layout.colon + rendered;
  });
  if (onOneLine) {
    const padding = isArray ? layout.padding.array : layout.padding.object;
    return open + padding + members.join(layout.comma) + padding + close;
  }
  const { eol } = layout;
  const lines = members.join(`,${eol}${inner.indentation}`);
  return `${open}${eol}${inner.indentation}${lines}${eol}${indentation}${close}`;
}

function indentBetween(lines: Lines, outer: Node, inner: Node): string | undefined {
  const base = lines.indentationAt(outer.offset);
  const indentation = lines.indentationAt(inner.offset);
  return indentation.startsWith(base) ? indentation.slice(base.length) : undefined;
}

function isScalar({ type }: Node): boolean {
  return type !== "object" && type !== "array";
}
