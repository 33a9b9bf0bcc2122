import fc from "fast-check";
import jsonc from "jsonc-parser";
import { expect, it } from "vitest";
import { TextDocument } from "vscode-languageserver-textdocument";
import { budget } from "../../../test/support/budget.js";
import { excerptAt } from "../src/text/excerpt.js";
import { smallestEdit } from "../src/text/smallest-edit.js";
import { applyEdits } from "./support/apply-edits.js";

const runs = { numRuns: budget(100, 2_000) };

const pieces = fc.array(fc.constantFrom("a", "b", "\n", "\r\n", "\r", "💥", "{", '"'), { maxLength: 30 });
const text = pieces.map((all) => all.join(""));

it("the smallest edit turns a text into the other", () => {
  const property = fc.property(text, text, (former, wanted) => {
    const document = TextDocument.create("file:///a.json", "json", 1, `x${former}y`);
    const edit = smallestEdit(document, former, 1, wanted);
    expect(edit === undefined ? `x${former}y` : applyEdits(`x${former}y`, [edit])).toBe(`x${wanted}y`);
  });
  fc.assert(property, runs);
});

const names = fc.constantFrom("a", "b", "channel", "filters", "x y");

/** Values with long lists and large members, some levels deep. */
const bigValues = fc
  .array(fc.tuple(names, fc.boolean(), fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 300 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((levels) =>
    levels.reduce<unknown>((inner, [name, isArray, count, size]) => {
      const other = { [name]: "t".repeat(size), n: [1, size] };
      if (isArray) return [...Array.from({ length: count }, () => other), inner, other];
      const others = Array.from({ length: count }, (_, index) => [`k${index}`, index % 2 ? other : size] as const);
      return { ...Object.fromEntries(others), [name]: inner, last: other };
    }, "here"),
  );

/** The path to a place, without indexes, which change when entries are left out. */
function namesTo(path: jsonc.JSONPath): unknown[] {
  return path.map((segment) => (typeof segment === "number" ? "entry" : segment));
}

it("an excerpt is JSON if the text is, has the same structure around the place, and is short", () => {
  const property = fc.property(bigValues, fc.nat(), (value, at) => {
    const whole = JSON.stringify(value);
    const offset = at % (whole.length + 1);
    const excerpt = excerptAt(whole, offset);
    expect(excerpt.original(excerpt.offset)).toBe(offset);
    const [long, short] = [jsonc.getLocation(whole, offset), jsonc.getLocation(excerpt.text, excerpt.offset)];
    expect(namesTo(short.path)).toEqual(namesTo(long.path));
    expect([short.isAtPropertyKey, short.previousNode?.value]).toEqual([
      long.isAtPropertyKey,
      long.previousNode?.value,
    ]);
    expect(jsonc.parseTree(excerpt.text, [], { allowTrailingComma: true })?.type).toBe(jsonc.parseTree(whole)?.type);
    expect(excerpt.text.length).toBeLessThan(30_000 * (long.path.length + 1));
  });
  fc.assert(property, runs);
});
