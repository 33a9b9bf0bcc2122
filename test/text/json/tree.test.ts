import { describe, expect, it } from "vitest";
import { childrenAt, treeOf, valueAt } from "../../../src/text/json/tree.js";

function rootOf(text: string) {
  const root = treeOf(text);
  if (root === undefined) throw new Error("malformed");
  return root;
}

describe("a value is found by its name or index", () => {
  it.each<[string, string, string, unknown]>([
    ["a member", '{"a":1,"b":2}', "b", 2],
    ["the last of a repeated key", '{"a":1,"a":2}', "a", 2],
    ["a member whose name is escaped", '{"\\u0061":1}', "a", 1],
    ["a member of a prototype, which does not count", "{}", "toString", undefined],
    ["the member __proto__", '{"__proto__":3}', "__proto__", 3],
    ["a member with a number for a name", '{"0":4}', "0", 4],
    ["the first entry", "[5,6]", "0", 5],
    ["an entry with two digits", "[0,1,2,3,4,5,6,7,8,9,10]", "10", 10],
    ["an entry beyond the last", "[5,6]", "2", undefined],
    ["an entry with a leading zero", "[5,6]", "01", undefined],
    ["a member of a text", '"abc"', "0", undefined],
  ])("%s", (_, text, name, expected) => expect(valueAt(rootOf(text), name)?.value).toBe(expected));
});

it.each(["", "{", '{"a":1,}', "// x\n1", "[".repeat(100_000) + "]".repeat(100_000)])(
  "a text that is malformed or nested too deeply has no tree: %.10s",
  (text) => expect(treeOf(text)).toBe(undefined),
);

it("each member is read once, however many are looked up", () => {
  const names = Array.from({ length: 1000 }, (_, index) => `k${index}`);
  const root = rootOf(JSON.stringify(Object.fromEntries(names.map((name) => [name, 1]))));
  let reads = 0;
  const counted = new Proxy(root.children ?? [], {
    get: (children, key, receiver) => {
      if (typeof key === "string" && /^\d+$/u.test(key)) reads++;
      return Reflect.get(children, key, receiver) as unknown;
    },
  });
  const object = { ...root, children: counted };
  for (const name of names) expect(childrenAt(object, name)).toHaveLength(1);
  expect(reads).toBe(names.length);
});
