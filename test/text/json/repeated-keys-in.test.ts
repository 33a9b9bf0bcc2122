import { expect, it } from "vitest";
import { repeatedIn } from "../../../src/text/json/repeated-keys.js";

const reporting = (most: number) => ({
  severity: "error" as const,
  most,
  position: (offset: number) => ({ line: 1, column: offset + 1 }),
});

const ofEmail = ["campaign_content.content", "gmail_annotations.a"];
const ofPush = ["campaign_content", "campaign_content.content.en.email.gmail_annotations.a"];

it.each<[string, object, string[]]>([
  ["of Email", { channel: "EMAIL" }, ofEmail],
  ["of Email, as other members tell", { connector: {} }, ofEmail],
  ["of an unknown channel", { channel: "SMS" }, ofEmail],
  ["of Push", { channel: "PUSH" }, ofPush],
  ["of Push, misspelt", { channel: "push" }, ofPush],
  ["of Push, as other members tell", { advanced: 1 }, ofPush],
])("a duplicate key in annotations has the targets for the channel that is meant: %s", (_, members, targets) => {
  const content = '{"en":{"email":{"gmail_annotations":{"a":1,"a":2}}}}';
  const text = `${JSON.stringify(members).slice(0, -1)},"campaign_content":{"content":${content}}}`;
  const { found } = repeatedIn(text, JSON.parse(text), reporting(1));
  expect(found.map((one) => [one.target, one.detailTarget])).toEqual([targets]);
});
