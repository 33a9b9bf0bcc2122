import { expect, it } from "vitest";
import { repeatedIn } from "../../../src/text/json/repeated-keys.js";

const reporting = (most: number) => ({
  severity: "error" as const,
  most,
  position: (offset: number) => ({ line: 1, column: offset + 1 }),
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
