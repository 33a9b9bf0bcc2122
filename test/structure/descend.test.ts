import { expect, it } from "vitest";
import type { Check, Members } from "../../src/structure/checker.js";
import { into, intoContent, intoRecursive } from "../../src/structure/descend.js";
import { checkerFor } from "../support/checker-for.js";

it("looks into nothing that is absent", () => {
  const checker = checkerFor();
  const check = () => {
    throw new Error("there is nothing to check");
  };
  into(undefined, checker, 1, "a", check);
  intoRecursive(undefined, checker, 1, "a", check);
  intoContent(undefined, checker, 1, "a", "push", check, true);
  expect(checker.findings).toEqual([]);
});

it("checks a container one level deeper, at the place of its key", () => {
  const checker = checkerFor();
  const found: unknown[] = [];
  const check: Check<Members> = (container, { path }, depth) => found.push([container, path.slice(0, depth)]);
  const container = { x: 1 };
  checker.path[0] = "body";
  into(container, checker, 1, "a", check);
  intoRecursive(container, checker, 1, "b", check);
  intoContent({ push: container }, checker, 1, "c", "push", check, false);
  expect(found).toEqual([
    [container, ["body", "a"]],
    [container, ["body", "b"]],
    [container, ["body", "c", "push"]],
  ]);
});
