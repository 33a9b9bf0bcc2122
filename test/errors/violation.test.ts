import { expect, it } from "vitest";
import { violationOf } from "../../src/errors/violation.js";

const source = {
  rule: "structure.unreadable",
  severity: "error",
  segments: ["utm_params", "a.b"],
  params: {},
  predicate: "cannot be read",
  isAbsent: false,
  isPush: true,
  detailTargetOmits: 0,
  fix: undefined,
  outsideBody: false,
} as const;

const violation = {
  rule: "structure.unreadable",
  severity: "error",
  path: 'utm_params["a.b"]',
  segments: ["utm_params", "a.b"],
  pointer: "/utm_params/a.b",
  target: "utm_params",
  detailTarget: 'utm_params["a.b"]',
  message: 'utm_params["a.b"] cannot be read',
  params: {},
  origin: "request",
};

it("a violation has all data of its source, and no fix member without a fix", () => {
  expect(violationOf({ ...source, segments: [...source.segments] })).toStrictEqual(violation);
});

it("a violation outside the body has the name of its place as path and targets, and no segments", () => {
  const outside = violationOf({ ...source, segments: ["Content-Type"], outsideBody: true });
  expect(outside).toStrictEqual({
    ...violation,
    path: "Content-Type",
    segments: [],
    pointer: "",
    target: "Content-Type",
    detailTarget: "Content-Type",
    message: "Content-Type cannot be read",
  });
});

it("a violation has its fix as a patch", () => {
  const repaired = violationOf({ ...source, segments: [...source.segments], fix: { kind: "remove" } });
  expect(repaired).toStrictEqual({ ...violation, fix: [{ op: "remove", path: "/utm_params/a.b" }] });
});
