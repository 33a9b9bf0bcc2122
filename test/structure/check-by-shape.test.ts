import { describe, expect, it } from "vitest";
import { checkByShape } from "../../src/structure/check-by-shape.js";
import type { Members } from "../../src/structure/checker.js";
import {
  anything,
  array,
  type Demand,
  flag,
  nonEmpty,
  object,
  oneOf,
  recursive,
  required,
  text,
} from "../../src/structure/demand.js";
import { shape } from "../../src/structure/shape.js";
import { checkerFor } from "../support/checker-for.js";

type Demands = Readonly<Record<string, Demand>>;

const note = (_container: object, checker: { readonly path: unknown[] }, depth: number) =>
  checker.path.push(`${depth}`);

/** The findings in an object, and the arguments of visit and inspect. The mark has one rule, whatever the facts are. */
function foundIn(
  value: Members,
  demands: Demands,
  options: Parameters<typeof shape>[1] = {},
  isWhole = true,
  maxDepth = 9,
) {
  const shown: unknown[] = [];
  const checker = checkerFor(
    { maxDepth },
    {
      rulesOf: { mark: [["the rule of the mark"]] },
      visit: (rules) => shown.push(rules),
      inspect: (_object, _shape, _depth, others) => shown.push(others),
    },
  );
  checkByShape(() => shape(demands, options), isWhole)(value, checker, 1);
  return [checker.findings.map(({ rule, place }) => `${rule} ${place.join(".")}`), shown];
}

describe("an object that is checked by its shape", () => {
  const optional = { a: text, b: object(note), c: nonEmpty(text) };
  const pair = { a: required(text), b: flag };
  const containers = { a: array(note), b: required(object(note)) };
  const marked = { b: text, a: recursive(note) };

  it.each<[what: string, value: Members, Demands, found: string[], shown?: unknown[]]>([
    ["is valid", { a: "x", b: true }, pair, []],
    ["may lack optional members", {}, optional, []],
    ["lacks a required member", { b: true }, pair, ["structure.required a"]],
    ["has wrong members", { a: 1, b: 2 }, pair, ["structure.type a", "structure.type b"]],
    ["has a required member of any kind", { a: 1 }, { a: required(anything) }, []],
    ["has an optional member of any kind", { a: 1 }, { a: anything }, []],
    ["lacks a required member of any kind", {}, { a: required(anything) }, ["structure.required a"]],
    ["has unknown members", { a: "x", c: 1 }, { a: required(text) }, [], [["c"]]],
    ["has an unknown member beside two others", { c: 1 }, { a: text, b: text }, [], [["c"]]],
    ["has an empty text where lint wants a text", { a: "", c: "" }, { a: required(text), c: nonEmpty(text) }, [], [[]]],
    ["has an empty text that may be empty", { a: "" }, { a: text }, []],
    ["has containers", { b: {}, a: [] }, containers, []],
    ["has containers of the wrong type", { a: {}, b: [] }, containers, ["structure.type a", "structure.type b"]],
    ["has a wrong value of an enum", { a: "y" }, { a: oneOf("x") }, ["structure.enum a"]],
  ])("%s", (_, value, demands, found, shown = []) => {
    expect(foundIn(value, demands)).toEqual([found, shown]);
  });

  it("has a type for all other members", () => {
    const other = { other: text };
    expect(foundIn({ a: "x", b: 1 }, {}, other)).toEqual([["structure.type b"], []]);
    expect(foundIn({ b: "x" }, { a: required(text) }, other)).toEqual([["structure.required a"], []]);
    expect(foundIn({ a: "x", b: 1 }, { a: required(text) }, other)).toEqual([["structure.type b"], []]);
  });

  it("is visited if its schema says so", () => {
    expect(foundIn({ a: {}, b: "x" }, marked, { visit: "mark" })).toEqual([[], [["the rule of the mark"]]]);
  });

  it("is not entered beyond the greatest depth, nor again if it is a variant of a union", () => {
    expect(foundIn({ a: 1 }, { a: text }, {}, true, 0)).toEqual([["structure.too-deep "], []]);
    expect(foundIn({ a: 1 }, { a: text }, {}, false, 0)).toEqual([["structure.type a"], []]);
  });
});
