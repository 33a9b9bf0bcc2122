import { addTo, JsonTree, type Node, startOf } from "./json-tree.js";
import type { Layout, Place } from "./layout.js";
import { Lines } from "./lines.js";
import { isIndex } from "./pointers.js";

/** Text to write, once its place is known. */
export type Content = (place: Place, layout: Layout) => string;

/** A text with a value, and the indentation of its first line. */
export interface Source {
  readonly tree: JsonTree;
  readonly lines: Lines;
  readonly indentation: string;
}

/** A value: a part of a text, or in parts itself once one of its children is wanted. */
export interface Value {
  readonly source: Source;
  readonly node: Node;
  readonly container: Value | undefined;
  parts?: Parts;
}

export interface Parts {
  children: Child[];
  /** The white space inside the brackets. */
  start: string;
  end: string;
  /** The members with each name: several for a duplicate key. */
  readonly names: Map<string, Child[]>;
}

/** The whole value, a member or an entry. */
export interface Child {
  /** The separator from the child before it. */
  before: string;
  /** The key of a member, and the colon with its white space. */
  key: string;
  readonly colon: string;
  value: Value;
  isRemoved: boolean;
}

/** The text of a value, with all changes in it. Needs no stack, however deeply the text is nested. */
export function written(value: Value): string {
  const texts: string[] = [];
  const pending: (Value | string)[] = [value];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === "string") texts.push(next);
    else if (next.parts === undefined) texts.push(next.source.tree.written(next.node));
    else {
      const { children, start, end } = next.parts;
      const present = children.filter(({ isRemoved }) => !isRemoved);
      const isEmptied = present.length === 0 && children.length > 0;
      const [open, close] = isObject(next) ? (["{", "}"] as const) : (["[", "]"] as const);
      texts.push(isEmptied ? open : open + start);
      pending.push(isEmptied ? close : end + close);
      for (const child of present.reverse()) {
        const separator = child === present.at(-1) ? "" : child.before;
        pending.push(child.value, separator + child.key + child.colon);
      }
    }
  }
  return texts.join("");
}

/** The text of a value for use elsewhere: its lines are reindented. */
export function moved(value: Value): Content {
  const [first, ...others] = written(value).split("\n");
  const base = indentationOf(value);
  return ({ indentation }) =>
    [first, ...others.map((line) => (line.startsWith(base) ? indentation + line.slice(base.length) : line))].join("\n");
}

export function isObject({ source, node }: Value): boolean {
  return source.tree.firstOf(node) === "{";
}

/** The child with a name (the last one for a duplicate key) or an index. */
export function childAt(value: Value, token: string): Child | undefined {
  if (isObject(value)) return partsOf(value).names.get(token)?.at(-1);
  return isIndex(token) ? childrenOf(value)[Number(token)] : undefined;
}

export function childrenOf(value: Value): readonly Child[] {
  return value.source.tree.isContainer(value.node) ? partsOf(value).children : [];
}

export function partsOf(container: Value): Parts {
  if (container.parts !== undefined) return container.parts;
  const { source, node } = container;
  const { tree } = source;
  const nodes = tree.childrenOf(node);
  const names: Parts["names"] = new Map();
  const children = nodes.map((inner, index) => {
    const { key } = inner;
    const before = index === 0 ? "" : tree.text.slice(nodes[index - 1]?.end, startOf(inner));
    const child = childOf({ source, node: inner, container }, before);
    if (key === undefined) return child;
    const member = { ...child, key: tree.written(key), colon: tree.text.slice(key.end, inner.start) };
    addTo(names, tree.nameOf(inner) as string, member);
    return member;
  });
  const [first, last] = [nodes[0], nodes.at(-1)];
  const start = tree.text.slice(node.start + 1, first === undefined ? node.end - 1 : startOf(first));
  const end = last === undefined ? "" : tree.text.slice(last.end, node.end - 1);
  container.parts = { children, start, end, names };
  return container.parts;
}

export function childOf(value: Value, before = ""): Child {
  return { before, key: "", colon: "", value, isRemoved: false };
}

export function valueIn(text: string, indentation: string, container: Value | undefined): Value {
  const tree = new JsonTree(text);
  return { source: { tree, lines: new Lines(text), indentation }, node: tree.root, container };
}

/** Whether the children of an object or array are on separate lines. */
export function isExpanded(value: Value): boolean {
  return childrenOf(value).length > 0 && partsOf(value).start.includes("\n");
}

export function indentationOf({ source: { lines, indentation }, node: { start } }: Value): string {
  return lines.indexAt(start) === 0 ? indentation : lines.indentationAt(start);
}
