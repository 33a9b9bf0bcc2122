import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderPointer } from "../../../src/errors/path.js";
import type { JsonPatchOperation } from "../../../src/index.js";
import { PatchError } from "../../../src/text/json/pointers.js";
import { budget } from "../../support/budget.js";
import { forAll } from "../../support/for-all.js";
import { patchValue } from "../../support/json-patch.js";
import { patchText } from "../../support/patch-text.js";
import { randomText, type TextNode, textNodes } from "./random-text.js";

describe("whatever the text and its layout", () => {
  it("the value is the patched value", () => {
    forAll(
      budget(80, 2_000),
      randomText({ repeatedKeys: true }),
      fc.array(choices, { maxLength: 8 }),
      (text, chosen) => {
        let value: unknown = JSON.parse(text);
        const operations = chosen.map((choice) => {
          const operation = operationOn(textNodes(JSON.stringify(value)), choice);
          try {
            value = patchValue(value, [operation]);
          } catch {
            expect(() => patchText(JSON.stringify(value), [operation])).toThrow(PatchError);
            return [];
          }
          return [operation];
        });
        expect(JSON.parse(patchText(text, operations.flat()))).toEqual(value);
      },
    );
  });

  it("only the member changes", () => {
    forAll(
      budget(80, 2_000),
      randomText({ repeatedKeys: false }),
      choices,
      fc.constantFrom("", "\uFEFF"),
      (text, choice, start) => {
        const nodes = textNodes(text);
        const operation = operationOn(nodes, choice);
        const window = windowOf(operation, nodes, text);
        if (window === undefined) return;
        const patched = patchText(start + text, [operation]);
        expect(patched.startsWith(start + text.slice(0, window.start))).toBe(true);
        expect(patched.endsWith(text.slice(window.end))).toBe(true);
        expect(patched.length).toBeGreaterThanOrEqual(start.length + window.start + text.length - window.end);
      },
    );
  });

  it("a moved value keeps its spelling, except for its indentation", () => {
    forAll(budget(60, 1_000), randomText({ repeatedKeys: false }), fc.nat(), fc.nat(), (text, from, to) => {
      const nodes = textNodes(text);
      const moved = nodes[from % nodes.length] as TextNode;
      const objects = nodes.filter(({ type }) => type === "object");
      const target = objects[to % objects.length];
      if (target === undefined || renderPointer(target.place).startsWith(renderPointer(moved.place))) return;
      const path = `${renderPointer(target.place)}/moved`;
      let patched: string;
      try {
        patched = patchText(text, [{ op: "move", from: renderPointer(moved.place), path }]);
      } catch (error) {
        // An entry before the target, whose removal gives the target another index.
        expect(error).toBeInstanceOf(PatchError);
        return;
      }
      const lines = (part: string) => part.split("\n").map((line) => line.trim());
      const written = textNodes(patched).find(({ place }) => place.at(-1) === "moved");
      expect(lines(patched.slice(written?.start, written?.end))).toEqual(lines(text.slice(moved.start, moved.end)));
    });
  });
});

interface Choice {
  readonly op: "add" | "remove" | "replace" | "move" | "copy" | "rename" | "insert";
  readonly at: number;
  readonly other: number;
  readonly key: string;
  readonly value: unknown;
}

const choices: fc.Arbitrary<Choice> = fc.record({
  op: fc.constantFrom("add", "remove", "replace", "move", "copy", "rename", "insert"),
  at: fc.nat(),
  other: fc.nat(),
  key: fc.constantFrom("a", "b", "~/", "", "__proto__", "new", "0", "-", '"'),
  // JSON.stringify never writes -0.
  value: fc.json({ maxDepth: 2 }).map((json): unknown => JSON.parse(json.replaceAll("-0", "0"))),
});

/** An operation at a place in a text, or at a place that may not exist. */
function operationOn(nodes: readonly TextNode[], { op, at, other, key, value }: Choice): JsonPatchOperation {
  const node = nodes[at % nodes.length] as TextNode;
  const path = renderPointer(node.place);
  const below = `${path}${renderPointer([key])}`;
  switch (op) {
    case "add":
      return { op, path: below, value };
    case "insert":
      return { op: "add", path, value };
    case "remove":
      return { op, path };
    case "replace":
      return { op, path, value };
    case "rename":
      return { op: "move", from: path, path: renderPointer([...node.place.slice(0, -1), key]) };
    default:
      return { op, from: renderPointer(nodes[other % nodes.length]?.place ?? []), path: below };
  }
}

/** The range of the text that an operation may change; undefined if it is not a single range. */
function windowOf(
  operation: JsonPatchOperation,
  nodes: readonly TextNode[],
  text: string,
): { start: number; end: number } | undefined {
  const at = (pointer: string) => nodes.find(({ place }) => renderPointer(place) === pointer);
  const around = (pointer: string) => (pointer === "" ? undefined : at(pointer.slice(0, pointer.lastIndexOf("/"))));
  const node = at(operation.path);
  const container = around(operation.path);
  const siblings = nodes.filter(({ parent }) => parent !== undefined && parent === container);
  const index = node === undefined ? -1 : siblings.indexOf(node);

  if (operation.op === "replace" || (operation.op === "add" && node !== undefined && container?.type !== "array"))
    return node;
  if (operation.op === "remove" && node?.parent !== undefined && container !== undefined) {
    return {
      start: siblings[index - 1]?.end ?? container.start + 1,
      end: siblings[index + 1]?.outerStart ?? container.end - 1,
    };
  }
  if (operation.op === "add" && container !== undefined && /^(?:object|array)$/u.test(container.type)) {
    const isIndex =
      node !== undefined || operation.path.endsWith("/-") || operation.path.endsWith(`/${siblings.length}`);
    if (container.type === "array" && !isIndex) return undefined;
    if (node !== undefined) return { start: node.start, end: node.start };
    const last = siblings.at(-1);
    return last === undefined
      ? { start: container.start + 1, end: container.end - 1 }
      : { start: last.end, end: last.end };
  }
  if (operation.op === "move" && node === undefined && container?.type === "object") {
    const renamed = at(operation.from);
    if (renamed?.parent !== container) return undefined;
    const keyEnd = text.lastIndexOf('"', text.lastIndexOf(":", renamed.start)) + 1;
    return { start: renamed.outerStart, end: keyEnd };
  }
  return undefined;
}
