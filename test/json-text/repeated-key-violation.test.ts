import { expect, it } from "vitest";
import { repeatedIn } from "../../src/json-text/repeated-key-violation.js";

const reporting = (most: number) => ({
  severity: "error" as const,
  most,
  isPush: false,
  position: (offset: number) => ({ line: 1, column: offset + 1 }),
});

it("a duplicate key is reported with its places", () => {
  const text = '{"a":{"b":1,"b":2}}';
  expect(repeatedIn(text, JSON.parse(text), reporting(1))).toEqual({
    found: [
      {
        rule: "input.json-unique-keys",
        severity: "error",
        path: "a.b",
        segments: ["a", "b"],
        pointer: "/a/b",
        target: "a",
        detailTarget: "a.b",
        message:
          "a.b is repeated at line 1, column 13; it first appears at line 1, column 7, and only the last value counts",
        params: { line: 1, column: 13, firstLine: 1, firstColumn: 7 },
        origin: "request",
      },
    ],
    isCut: false,
  });
});

it.each([
  ["in annotations has their targets", false, "campaign_content.content", "gmail_annotations.a"],
  [
    "in Push content has no targets of annotations",
    true,
    "campaign_content",
    "campaign_content.content.email.gmail_annotations.a",
  ],
])("a duplicate key %s", (_, isPush, target, detailTarget) => {
  const text = '{"campaign_content":{"content":{"email":{"gmail_annotations":{"a":1,"a":2}}}}}';
  const { found } = repeatedIn(text, JSON.parse(text), { ...reporting(1), isPush });
  expect(found.map((one) => [one.target, one.detailTarget])).toEqual([[target, detailTarget]]);
});

it("duplicate keys are listed up to the maximum number", () => {
  const text = '{"a":1,"a":2,"b":1,"b":2}';
  const listed = [1, 2, 3].map((most) => {
    const { found, isCut } = repeatedIn(text, JSON.parse(text), reporting(most));
    return { pointers: found.map(({ pointer }) => pointer), isCut };
  });
  expect(listed).toEqual([
    { pointers: ["/a"], isCut: true },
    { pointers: ["/a", "/b"], isCut: false },
    { pointers: ["/a", "/b"], isCut: false },
  ]);
});
