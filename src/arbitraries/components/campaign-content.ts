import fc from "fast-check";
import {
  EmailCampaignContent,
  EmailContent,
  PushCampaignContent,
  PushContent,
} from "../../schemas/campaign-content.js";
import { type Members, objectOf, oneOf, oneOfAll } from "../from-schema.js";
import type { Scene } from "../scene.js";
import { anyValue, ofFormat } from "../values.js";
import { gmailAnnotationsIn } from "./gmail-annotations.js";

/** The locales under which there may be content. */
const LOCALES = ["en", "default", "pt-BR"];

const ENVELOPE = ["subject", "sender_name", "from_address"];

/** Content of the channel: flat, or keyed by locale and variation. */
export function campaignContentIn(scene: Scene): fc.Arbitrary<Members> {
  const { channel, tidy } = scene;
  const member = channel === "PUSH" ? "push" : "email";
  const schema = channel === "PUSH" ? PushCampaignContent : EmailCampaignContent;
  const content = channel === "PUSH" ? pushContentIn(scene) : emailContentIn(scene);
  const flat = object({ [member]: content });

  const plain = objectOf(schema, tidy, { members: { content: flat }, without: ["locales", "variation_details"] });
  const keyed = keyedContent(member, content, flat);
  const ways = [["locales"], ["variation_details"], ["locales", "variation_details"]];
  const drawn = ways.map((needs) => objectOf(schema, tidy, { members: { content: keyed }, needs }));
  return oneOfAll([plain, ...(tidy ? drawn.map((details) => details.map(listingItsLocales)) : drawn)]);
}

/** The same content; its locales, if it lists any, are those that have content. */
function listingItsLocales(details: Members): Members {
  if (details["locales"] === undefined) return details;
  return { ...details, locales: Object.keys(details["content"] as Members).filter((key) => LOCALES.includes(key)) };
}

/** Contents, at least one of them under a locale or a variation; entries without content are left out. */
function keyedContent(member: string, content: fc.Arbitrary<Members>, flat: fc.Arbitrary<Members>) {
  const byVariation = fc.dictionary(fc.constantFrom("variation_1", "variation_2"), object({ [member]: content }), {
    minKeys: 1,
    maxKeys: 2,
    noNullPrototype: true,
  });
  const entry: fc.Arbitrary<unknown> = oneOfAll([object({ [member]: content }), byVariation]);
  const empty = fc.constantFrom<unknown[]>({}, null, "none", [], 0, { variation_1: {} }).map(copied);
  const keyed = fc.dictionary(fc.constantFrom(...LOCALES), entry, { minKeys: 1, maxKeys: 2, noNullPrototype: true });
  const beside = oneOf<unknown>(fc.constant({}), object({ "": empty, fr: empty, "a.b": anyValue }));
  const front = oneOf<Members>(fc.constant({}), flat);
  return fc.tuple(front, keyed, beside).map((parts) => Object.assign({}, ...parts) as Members);
}

/** A value that no other request shares. */
function copied(value: unknown): unknown {
  return structuredClone(value);
}

function object(members: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Members> {
  return fc.record(members, { noNullPrototype: true });
}

function pushContentIn({ tidy, deliveryType }: Scene): fc.Arbitrary<Members> {
  if (!tidy) return objectOf(PushContent, tidy);
  // Which platforms are targeted is decided by their content, see `createRequestIn`.
  const isLive = deliveryType === "BROADCAST_LIVE_ACTIVITY";
  const platforms = isLive ? ["ios"] : ["android", "ios", "web"];
  return oneOfAll(
    platforms.map((platform) =>
      objectOf(PushContent, tidy, { needs: [platform], without: isLive ? ["android", "web"] : [] }),
    ),
  );
}

/** Addresses, personalized ones too. */
const address = oneOf(ofFormat.email, fc.constantFrom("{{shop.address}}", "{% if vip %}vip{% endif %}@example.com"));

function emailContentIn(scene: Scene): fc.Arbitrary<Members> {
  const { tidy, contentType } = scene;
  const needs = tidy ? ENVELOPE : [];
  const members = tidy ? { from_address: address, reply_to_address: address } : {};
  if (contentType !== "PROMOTIONAL") {
    return objectOf(EmailContent, tidy, { members, needs, without: ["gmail_annotations"] });
  }
  return objectOf(EmailContent, tidy, { members: { ...members, gmail_annotations: gmailAnnotationsIn(scene) }, needs });
}
