import { expect, it } from "vitest";
import type { StructureId } from "../../src/structure/structural-rules.js";
import { detailTargetOmission } from "../../src/structure/structural-violation.js";

it.each<[rule: StructureId, member: unknown, levels: number]>([
  ["structure.size", "products", 2],
  ["structure.size", "tags", 0],
  ["structure.size", undefined, 0],
  ["structure.type", "products", 0],
  ["structure.range", "product_count", 1],
  ["structure.range", "limit", 0],
  ["structure.range", 0, 0],
  ["structure.type", "product_count", 0],
])("%s at %j is filed %j levels higher", (rule, member, levels) =>
  expect(detailTargetOmission(rule, member)).toBe(levels),
);
