import email from "../fixtures/create/valid/email-promotional-deal-card.json" with { type: "json" };
import push from "../fixtures/create/valid/push-nested-filters.json" with { type: "json" };

/** The size that bodies are made for, which is the limit that docs/embedding.md gives servers. */
export const LARGEST_BODY = 1_000_000;

type Members = Record<string, unknown>;

const repeated = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index));

/** JSON of a campaign, with other JSON at a place. */
function withJson(campaign: { readonly body: object }, place: readonly string[], json: string): string {
  const body = structuredClone(campaign.body) as Members;
  const container = place.slice(0, -1).reduce((object, name) => object[name] as Members, body);
  container[place.at(-1) as string] = "here";
  return JSON.stringify(body).replace(/"here"/u, () => json);
}

/** The most that fits besides the rest of a campaign. */
const ROOM = LARGEST_BODY - 10_000;

const marks = ROOM / Buffer.byteLength("\u0301\u0323");
const address = `"https://a${"\u0301".repeat(marks)}${"\u0323".repeat(marks)}.com"`;
const annotations = ["campaign_content", "content", "email", "gmail_annotations"];
const filter = '{"filter_type":"user_attributes","operator":"?"}';
const filters = repeated(Math.floor(ROOM / (filter.length + 1)), () => filter).join();
const unknown = repeated(Math.floor(ROOM / 14), (index) => `"platf${index.toString(36).padStart(4, "0")}":0`).join();
const utm = repeated(Math.floor(ROOM / 20), (index) => `"utm_sourc${index.toString(36).padStart(5, "_")}":""`).join();

/** The bodies that have cost servers most, by what they are made of. */
export const worstBodies: Readonly<Record<string, string>> = {
  "an address of many marks": withJson(email, [...annotations, "sender_logo"], address),
  "many unknown members": withJson(push, ["basic_details"], `{${unknown}}`),
  "many unknown members at the top": `{"channel":"PUSH",${unknown}}`,
  "many wrong filters": withJson(
    push,
    ["segmentation_details", "included_filters"],
    `{"filter_operator":"and","filters":[${filters}]}`,
  ),
  "many misspelt UTM keys": withJson(email, ["utm_params"], `{${utm}}`),
};
