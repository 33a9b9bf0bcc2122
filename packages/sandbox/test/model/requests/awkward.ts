import { plainEmail, plainPush } from "./plain.js";

/** Texts that databases and encodings are known to change or reject. */
const texts = [
  "\0",
  "a\0b",
  "\ud83d",
  "\udc00\ud800",
  "'; DROP TABLE campaigns; --",
  "\u2028",
  "\ufeff",
  "e\u0301",
  " ",
];

const named = (name: string) => ({ ...plainPush, basic_details: { ...plainPush.basic_details, name, tags: [name] } });

/** Valid bodies whose texts, names and numbers a storage must return unchanged. */
export const awkwardBodies: readonly unknown[] = [
  ...texts.map(named),
  named("long ".repeat(4_000)),
  { ...plainEmail, campaign_content: { content: { email: { subject: texts.join(), html_content: '😀\n\t\\"' } } } },
  withNumbers(JSON.parse("[1e21, 0.1, 123456789012345680000, 5e-324, -0.5, 9007199254740993]")),
  JSON.parse(
    JSON.stringify(plainPush).replace('"is_all_user_campaign":true', '$&,"__proto__":{"a":1},"constructor":2'),
  ),
];

/** Members without a documented type may have any value. */
function withNumbers(value: readonly number[]): unknown {
  const filter = { filter_type: "user_attributes", data_type: "double", name: "spent", operator: "in", value };
  return { ...plainPush, segmentation_details: { included_filters: { filter_operator: "or", filters: [filter] } } };
}
