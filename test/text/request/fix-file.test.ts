import { describe, expect, it } from "vitest";
import type { JsonPatchOperation, Violation } from "../../../src/index.js";
import { bodies, type FileKind } from "../../../src/text/request/file-kind.js";
import { below, fixFile } from "../../../src/text/request/fix-text.js";

const finding = (rule: string, ...fix: JsonPatchOperation[]) => ({ rule, fix }) as unknown as Violation;

/** A kind of files whose check finds that `a` is not 2, that `b` should be `c`, and a problem without a fix. */
const kind = bodies((body) => {
  const { a, b } = body as Record<string, unknown>;
  const violations = a === 2 ? [] : [finding("one", { op: "replace", path: "/a", value: 2 })];
  const warnings = b === undefined ? [] : [finding("two", { op: "move", from: "/b", path: "/c" })];
  const unfixable = { rule: "one" } as unknown as Violation;
  return { ok: false, violations: [unfixable, ...violations], warnings } as unknown as ReturnType<FileKind["check"]>;
});

describe("a file is fixed", () => {
  it.each<[string, FileKind, string, string | undefined, string]>([
    ["if errors and warnings have fixes", kind, '{"a":1,"b":3}', undefined, '{"a":2,"c":3}'],
    ["if findings of one rule have fixes", kind, '{"a":1,"b":3}', "two", '{"a":1,"c":3}'],
    ["in its body", { ...kind, bodyAt: ["x/y"] }, '{"x/y":{"a":1,"b":3}}', undefined, '{"x/y":{"a":2,"c":3}}'],
    [
      "not at all if its value does not fit its kind",
      { ...kind, inputProblemsIn: () => [{ segments: [], problem: "must be smaller" }] },
      '{"a":1}',
      undefined,
      '{"a":1}',
    ],
  ])("%s", (_, files, text, only, fixed) => {
    // The findings are about the body.
    const check: FileKind["check"] = (value) => {
      const [name] = files.bodyAt;
      return kind.check(name === undefined ? value : (value as Record<string, unknown>)[name]);
    };
    expect(fixFile(text, { ...files, check }, only).text).toBe(fixed);
  });
});

it.each<[JsonPatchOperation, JsonPatchOperation]>([
  [
    { op: "add", path: "/a", value: 1 },
    { op: "add", path: "/body/a", value: 1 },
  ],
  [
    { op: "copy", from: "/a", path: "/b" },
    { op: "copy", from: "/body/a", path: "/body/b" },
  ],
])("the operation %j is below a place as %j", (operation, moved) => {
  expect(below("/body", operation)).toEqual(moved);
});

it("a file of the kind body contains only a body, whatever it is", () => {
  const result = kind.check({ a: 2 });
  const { check, inputProblemsIn, requestIdIn, placeOutsideBody, secretsIn, ...others } = bodies(() => result);
  expect(others).toEqual({ name: "body", bodyAt: [], uniqueKeys: "error" });
  expect([check(null), inputProblemsIn(null), placeOutsideBody("Authorization", {})]).toEqual([result, [], undefined]);
  expect([requestIdIn({ request_id: 1 }), requestIdIn([])]).toEqual([1, undefined]);
  expect(secretsIn(undefined)).toEqual([]);
});
