import { expect, it } from "vitest";
import type { Segment } from "../../src/errors/path.js";
import { PlaceTree } from "../../src/errors/place-tree.js";

/** What a tree says about a place. */
type Answers = readonly ("has" | "isAbove" | "overlaps")[];

it.each<[added: Segment[][], place: Segment[], answers: Answers]>([
  [[], [], []],
  [[], ["a"], []],
  [[["a"]], [], ["overlaps"]],
  [[["a"]], ["a"], ["has", "overlaps"]],
  [[["a"]], ["b"], []],
  [[["a"]], ["a", "b"], ["isAbove", "overlaps"]],
  [[["a", "b", "c"]], ["a", "b"], ["overlaps"]],
  [[["a", "b", "c"]], ["a", "c"], []],
  [[["a", "b", "c"]], ["a", "b", "c", "d", "e"], ["isAbove", "overlaps"]],
  [
    [["a"], ["a", "b"]],
    ["a", "b"],
    ["isAbove", "overlaps"],
  ],
  [[["a", "b"], ["a"]], ["a"], ["has", "overlaps"]],
  [[[]], [], ["has", "overlaps"]],
  [[[]], ["a"], ["isAbove", "overlaps"]],
  // An entry of an array is not the member of that name.
  [[["a", 0]], ["a", "0"], []],
  [[["a", 0]], ["a", 0], ["has", "overlaps"]],
  // A key is one segment, whatever it contains, and no place is inherited.
  [[["a/b", "c.d"]], ["a", "b"], []],
  [[["a"]], ["constructor"], []],
])("a tree of %j answers for %j: %j", (added, place, answers) => {
  const tree = new PlaceTree();
  expect(added.map((one) => [tree.add(one), tree.add(one)])).toEqual(added.map(() => [true, false]));
  expect((["has", "isAbove", "overlaps"] as const).filter((question) => tree[question](place))).toEqual(answers);
});
