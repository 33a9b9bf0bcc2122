import { expect, it } from "vitest";
import { into, intoContent, intoRecursive } from "../../src/structure/into.js";
import { Walk } from "../../src/structure/walk.js";

it("looks into nothing that is absent", () => {
  const walk = new Walk({ maxDepth: 5, maxFaults: 5 });
  const check = () => {
    throw new Error("there is nothing to check");
  };
  into(undefined, walk, 1, "a", check);
  intoRecursive(undefined, walk, 1, "a", check);
  intoContent(undefined, walk, 1, "a", "push", check, true);
  expect(walk.found).toEqual([]);
});
