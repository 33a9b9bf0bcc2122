import { expect, it } from "vitest";
import type { Issue } from "../../src/structure/checker.js";
import type { StructureId } from "../../src/structure/structural-rules.js";
import { detailTargetOmission, structuralViolation } from "../../src/structure/structural-violation.js";

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

it("an issue becomes a violation at its place, with its level and fix", () => {
  const place = ["delivery_controls", "campaign_throttle_rpm"];
  const issues: Issue[] = [
    { rule: "structure.required", params: { expected: "integer" }, place, fix: undefined, level: "error" },
    {
      rule: "structure.type",
      params: { expected: "integer", received: "string", nearest: 5 },
      place,
      fix: { kind: "replace", value: 5 },
      level: "warning",
    },
  ];
  const path = "delivery_controls.campaign_throttle_rpm";
  const common = { path, pointer: `/${place.join("/")}`, segments: place, detailTarget: path, origin: "request" };
  expect(issues.map((issue) => structuralViolation(issue, true))).toEqual([
    {
      ...common,
      rule: "structure.required",
      severity: "error",
      message: `${path} is a mandatory field and must be an integer, but is absent`,
      params: { expected: "integer" },
      // What is absent is its own target.
      target: path,
    },
    {
      ...common,
      rule: "structure.type",
      severity: "warning",
      message: `${path} has an invalid value, expected type integer but got string; did you mean 5?`,
      params: { expected: "integer", received: "string", nearest: 5 },
      target: "delivery_controls",
      fix: [{ op: "replace", path: `/${place.join("/")}`, value: 5 }],
    },
  ]);
});

it("too few products are filed under their carousel", () => {
  const place = ["campaign_content", "content", "email", "gmail_annotations", "product_carousel", "data", "products"];
  const params = { minimum: 2, received: 1 };
  const issue: Issue = { rule: "structure.size", params, place, fix: undefined, level: "error" };
  expect(structuralViolation(issue, false).detailTarget).toBe("gmail_annotations.product_carousel");
});
