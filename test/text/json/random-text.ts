import fc from "fast-check";
import jsonc, { type Node } from "jsonc-parser";
import type { Segment } from "../../../src/index.js";

/** A value in a JSON text: its place in the whole value, and its range in the text. */
export interface TextNode {
  readonly place: Segment[];
  readonly type: string;
  readonly start: number;
  readonly end: number;
  /** The start of its key, if it has one. */
  readonly outerStart: number;
  readonly parent: TextNode | undefined;
}

/** The values in a text. Of a repeated key, only the last value counts. */
export function textNodes(text: string): TextNode[] {
  const root = jsonc.parseTree(text);
  if (root === undefined) throw new Error("no JSON");
  const nodes: TextNode[] = [];
  const visit = (node: Node, place: Segment[], outerStart: number, parent: TextNode | undefined): void => {
    const textNode = { place, type: node.type, start: node.offset, end: node.offset + node.length, outerStart, parent };
    nodes.push(textNode);
    const children = node.children ?? [];
    for (const [index, child] of children.entries()) {
      if (child.type !== "property") {
        visit(child, [...place, index], child.offset, textNode);
        continue;
      }
      const [key, value] = child.children ?? [];
      if (key === undefined || value === undefined) throw new Error("no JSON");
      const isLast = !children.slice(index + 1).some((later) => later.children?.[0]?.value === key.value);
      if (isLast) visit(value, [...place, key.value as string], child.offset, textNode);
    }
  };
  visit(root, [], root.offset, undefined);
  return nodes;
}

type Tree = { scalar: string } | { entries: Tree[] } | { members: [string, Tree][] };

/** JSON texts with white space in any allowed place, or with a regular layout. */
export function randomText({ repeatedKeys }: { repeatedKeys: boolean }): fc.Arbitrary<string> {
  const keys = fc.oneof(fc.constantFrom("a", "b", "~/", "", "__proto__", "0", '"', "é\u2028"), fc.string());
  const numbers = fc.constantFrom("0", "-1", "1.50", "1e3", "12345678901234567890");
  const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc
        .oneof(
          numbers,
          fc.string().map((text) => JSON.stringify(text)),
          fc.constantFrom("true", "false", "null"),
        )
        .map((scalar) => ({ scalar })),
      fc.array(tie("tree"), { maxLength: 4 }).map((entries) => ({ entries })),
      (repeatedKeys
        ? fc.array(fc.tuple(keys, tie("tree")), { maxLength: 5 })
        : fc.uniqueArray(fc.tuple(keys, tie("tree")), { maxLength: 5, selector: ([key]) => key })
      ).map((members) => ({ members })),
    ),
  }));
  const gaps = fc.array(fc.constantFrom("", " ", "\n", "\n  ", "\r\n\t", "   ", "\n\n"), {
    minLength: 1,
    maxLength: 12,
  });
  const wild = fc.tuple(tree, gaps).map(([root, cycle]) => {
    let next = 0;
    return written(root, () => cycle[next++ % cycle.length] as string);
  });
  const even = fc
    .tuple(tree, fc.constantFrom("", " ", "  ", "    ", "\t"), fc.constantFrom("\n", "\r\n"))
    .map(([root, indent, eol]) =>
      JSON.stringify(JSON.parse(written(root, () => "")), null, indent).replaceAll("\n", eol),
    );
  return fc.oneof(wild, even);
}

function written(tree: Tree, gap: () => string): string {
  if ("scalar" in tree) return gap() + tree.scalar + gap();
  if ("entries" in tree) {
    const entries = tree.entries.map((entry) => written(entry, gap)).join(",");
    return `${gap()}[${entries || gap()}]${gap()}`;
  }
  const members = tree.members.map(([key, value]) => `${gap()}${JSON.stringify(key)}${gap()}:${written(value, gap)}`);
  return `${gap()}{${members.join(",") || gap()}}${gap()}`;
}
