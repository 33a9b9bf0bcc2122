import { expect, it } from "vitest";
import { repeatedIn } from "../../../src/text/json/repeated-keys.js";

const reporting = (most: number) => ({
  severity: "error" as const,
  most,
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

it.each<[string, object, ...targets: string[]]>([
  ["of Email", { channel: "EMAIL" }, "campaign_content.content", "gmail_annotations.a"],
  ["of Email, as other members tell", { connector: {} }, "campaign_content.content", "gmail_annotations.a"],
  ["of an unknown channel", { channel: "SMS" }, "campaign_content.content", "gmail_annotations.a"],
  ["of Push", { channel: "PUSH" }, "campaign_content", "campaign_content.content.en.email.gmail_annotations.a"],
  [
    "of Push, misspelt",
    { channel: "push" },
    "campaign_content",
    "campaign_content.content.en.email.gmail_annotations.a",
  ],
  [
    "of Push, as other members tell",
    { advanced: 1 },
    "campaign_content",
    "campaign_content.content.en.email.gmail_annotations.a",
  ],
])("a duplicate key in annotations has the targets for the channel that is meant: %s", (_, members, ...targets) => {
  const content = '{"en":{"email":{"gmail_annotations":{"a":1,"a":2}}}}';
  const text = `${JSON.stringify(members).slice(0, -1)},"campaign_content":{"content":${content}}}`;
  const { found } = repeatedIn(text, JSON.parse(text), reporting(1));
  expect(found.map((one) => [one.target, one.detailTarget])).toEqual([targets]);
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
