import { expect, it } from "vitest";
import { Checker } from "../../src/structure/checker.js";
import { into, intoContent, intoRecursive } from "../../src/structure/descend.js";

it("looks into nothing that is absent", () => {
  const checker = new Checker({ maxDepth: 5, maxErrors: 5 });
  const check = () => {
    throw new Error("there is nothing to check");
  };
  into(undefined, checker, 1, "a", check);
  intoRecursive(undefined, checker, 1, "a", check);
  intoContent(undefined, checker, 1, "a", "push", check, true);
  expect(checker.issues).toEqual([]);
});
