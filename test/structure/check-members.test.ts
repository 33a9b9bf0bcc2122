import { describe, expect, it } from "vitest";
import { compileChecks } from "../../src/compiler/compile-checks.js";
import { checkMembers } from "../../src/structure/check-members.js";
import type { Check, Members } from "../../src/structure/checker.js";
import { checkerFor } from "../support/checker-for.js";

/** The findings in an object of a short form, and the arguments of visit and inspect. */
function foundIn(object: Members, short: string, { maxDepth = 9, isWhole = true } = {}) {
  const shown: unknown[] = [];
  const checker = checkerFor({
    maxDepth,
    visit: (mark) => shown.push(mark),
    inspect: (_object, _short, _depth, others) => shown.push(others),
  });
  const inside: Check<object> = (_container, _checker, depth) => shown.push(`checked at ${depth}`);
  checkMembers(object, checker, 1, short, [inside, inside] as Check<never>[], isWhole);
  return [checker.findings.map(({ rule, place }) => `${rule} ${place.join(".")}`), shown];
}

describe("an object that is checked by its short form", () => {
  it.each<[what: string, object: Members, short: string, found: string[], shown: unknown[]]>([
    ["is valid", { a: "x", b: true }, "a!:s;b:b", [], []],
    ["may lack optional members", {}, "a:s;b:o;c*:s", [], []],
    ["lacks a required member", { b: true }, "a!:s;b:b", ["structure.required a"], []],
    ["has wrong members", { a: 1, b: 2 }, "a!:s;b:b", ["structure.type a", "structure.type b"], []],
    ["has a required member of any kind", { a: 1 }, "a!:", [], []],
    ["has an optional member of any kind", { a: 1 }, "a:", [], []],
    ["lacks a required member of any kind", {}, "a!:", ["structure.required a"], []],
    ["has unknown members", { a: "x", c: 1 }, "a!:s", [], [["c"]]],
    ["has an unknown member beside two others", { c: 1 }, "a:s;b:s", [], [["c"]]],
    ["has an empty text where lint wants a text", { a: "", b: "" }, "a!:s;b*:s", [], [[]]],
    ["has an empty text that may be empty", { a: "" }, "a:s", [], []],
    ["has containers", { b: {}, a: [] }, "a:a;b!:o", [], ["checked at 2", "checked at 2"]],
    ["has containers of the wrong type", { a: {}, b: [] }, "a:a;b!:o", ["structure.type a", "structure.type b"], []],
    ["is a map", { a: "x", b: 1 }, ":s", ["structure.type b"], []],
    ["lacks a required member beside others of the right type", { b: "x" }, "a!:s;:s", ["structure.required a"], []],
    ["has members, and a type for all others", { a: "x", b: 1 }, "a!:s;:s", ["structure.type b"], []],
    ["is marked", { a: {}, b: "x" }, "b:s;@mark;a:o", [], ["mark", "checked at 2"]],
  ])("%s", (_, object, short, found, shown) => {
    expect(foundIn(object, short)).toEqual([found, shown]);
  });

  it("is read once, except for optional members that may be anything", () => {
    const reads: string[] = [];
    const values = { name: "x", tags: [], group: {}, other: 1 };
    const object = new Proxy(values, {
      get(target, key) {
        reads.push(String(key));
        return Reflect.get(target, key);
      },
    });
    expect(foundIn(object, "name!:s;tags!:a;group:o;other:")[0]).toEqual([]);
    expect(reads).toEqual(["name", "tags", "group"]);
  });

  it("is not entered beyond the greatest depth", () => {
    expect(foundIn({ a: 1 }, "a:s", { maxDepth: 0 })).toEqual([["structure.too-deep "], []]);
  });

  it("is not entered again if it is a variant of a union", () => {
    expect(foundIn({ a: 1 }, "a:s", { maxDepth: 0, isWhole: false })).toEqual([["structure.type a"], []]);
  });
});

it("small compiled checks call checkMembers, and nothing else", () => {
  const schema = {
    properties: { a: { type: "string" as const }, b: { properties: { c: { enum: ["x"] } } } },
    required: ["a"],
  };
  expect(compileChecks([{ name: "root", schema }], true).split("\n\n")).toEqual([
    `import { checkMembers } from "../structure/check-members.js";
import type { Checker, Members } from "../structure/checker.js";`,
    'const bForm = "c:ex";',
    `function b(o: Members, c: Checker, d: number): void {
  checkMembers(o, c, d, bForm, [], true);
}`,
    'const rootForm = "a!:s;b:o";',
    `export function root(o: Members, c: Checker, d: number): void {
  checkMembers(o, c, d, rootForm, [b], true);
}`,
  ]);
});
