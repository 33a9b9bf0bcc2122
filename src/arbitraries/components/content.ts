import fc from "fast-check";
import { EmailContent, PushContent } from "../../schemas/campaign-content.js";
import { DealCard, GmailAnnotations, ProductCarousel } from "../../schemas/gmail-annotations.js";
import { type Demands, type Members, objectOf, only } from "../from-schema.js";
import type { Scene } from "../scene.js";
import { anyValue, ofFormat, oneOf, text, validDealTimes } from "../values.js";
import { partOf } from "./part.js";

/** The locales under which there may be content. */
const LOCALES = ["en", "default", "pt-BR"];

/** Content of the channel: flat, or keyed by locale and variation. */
export function campaignContentIn(scene: Scene): fc.Arbitrary<Members> {
  const flat =
    scene.channel === "PUSH" ? object({ push: pushContentIn(scene) }) : object({ email: emailContentIn(scene) });
  const keyed = keyedContent(flat);
  const ways = [["locales"], ["variation_details"], ["locales", "variation_details"]];
  const details = ways.map((needs) => partOf(scene, "campaign_content", { members: { content: keyed }, needs }));
  return oneOf(
    partOf(scene, "campaign_content", { members: { content: flat }, without: ["locales", "variation_details"] }),
    ...(scene.tidy ? details.map((way) => way.map(listingItsLocales)) : details),
  );
}

/** The same content; its locales, if it lists any, are those that have content. */
function listingItsLocales(details: Members): Members {
  if (details["locales"] === undefined) return details;
  return { ...details, locales: Object.keys(details["content"] as Members).filter((key) => LOCALES.includes(key)) };
}

/** Contents, at least one of them under a locale or a variation; entries without content are left out. */
function keyedContent(flat: fc.Arbitrary<Members>): fc.Arbitrary<Members> {
  const keyedBy = (keys: readonly string[], entry: fc.Arbitrary<Members>) =>
    fc.dictionary(fc.constantFrom(...keys), entry, { minKeys: 1, maxKeys: 2, noNullPrototype: true });
  const keyed = keyedBy(LOCALES, oneOf(flat, keyedBy(["variation_1", "variation_2"], flat)));
  // A copy, because no two requests share a value.
  const empty = fc
    .constantFrom<unknown[]>({}, null, "none", [], 0, { variation_1: {} })
    .map((it) => structuredClone(it));
  const beside = oneOf<unknown>(fc.constant({}), object({ "": empty, fr: empty, "a.b": anyValue }));
  const front = oneOf<Members>(fc.constant({}), flat);
  return fc.tuple(front, keyed, beside).map((parts) => Object.assign({}, ...parts) as Members);
}

function object(members: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Members> {
  return fc.record(members, { noNullPrototype: true });
}

function pushContentIn({ tidy, deliveryType }: Scene): fc.Arbitrary<Members> {
  if (!tidy) return objectOf(PushContent, tidy);
  // Which platforms are targeted is decided by their content, see `requestOf`.
  if (deliveryType === "BROADCAST_LIVE_ACTIVITY") {
    return objectOf(PushContent, tidy, { needs: ["ios"], without: ["android", "web"] });
  }
  return oneOf(...["android", "ios", "web"].map((platform) => objectOf(PushContent, tidy, { needs: [platform] })));
}

/** Addresses, personalized ones too. */
const address = oneOf(ofFormat.email, fc.constantFrom("{{shop.address}}", "{% if vip %}vip{% endif %}@example.com"));

function emailContentIn(scene: Scene): fc.Arbitrary<Members> {
  const { tidy, contentType } = scene;
  const isPromotional = contentType === "PROMOTIONAL";
  return objectOf(EmailContent, tidy, {
    members: {
      ...(tidy && { from_address: address, reply_to_address: address }),
      ...(isPromotional && { gmail_annotations: gmailAnnotationsIn(scene) }),
    },
    needs: only(tidy, "subject", "sender_name", "from_address"),
    without: only(!isPromotional, "gmail_annotations"),
  });
}

/** Gmail annotations with a deal card, a carousel, both or neither. */
export function gmailAnnotationsIn(scene: Scene): fc.Arbitrary<Members> {
  const { tidy } = scene;
  const members = { deal_card: dealCardIn(tidy, validDealTimes), product_carousel: productCarouselIn(scene) };
  if (!tidy) return objectOf(GmailAnnotations, tidy, { members });
  const needs = ["send_email_if_personalization_fails", "sender_logo_type"];
  return oneOf(
    ...["product_carousel", "deal_card"].map((spare) =>
      objectOf(GmailAnnotations, tidy, { members, needs, without: [spare] }),
    ),
  );
}

export function dealCardIn(tidy: boolean, times: fc.Arbitrary<Members>): fc.Arbitrary<Members> {
  return fc.tuple(objectOf(DealCard, tidy), times).map(([card, lasting]) => ({ ...card, ...lasting }));
}

/** Products whose discounts are at most 100 percent. */
export const tidyManualData = objectOf(ProductCarousel.properties.manual_data, true).map((data) => ({
  ...data,
  products: (data["products"] as Members[]).map((product) =>
    Number(product["discount_value"]) > 100 ? { ...product, discount_type: "VALUE" } : product,
  ),
}));

function productCarouselIn(scene: Scene): fc.Arbitrary<Members> {
  const { tidy, productSets } = scene;
  const carousel = (members: NonNullable<Demands["members"]>, needed: string, spare: string) =>
    objectOf(ProductCarousel, tidy, { members, needs: [needed], without: only(tidy, spare) });
  const manual = carousel(
    { type: "MANUAL", ...(tidy && { manual_data: tidyManualData }) },
    "manual_data",
    "product_set_data",
  );
  if (!scene.allows("PRODUCT_SETS") || productSets?.length === 0) return manual;
  const product_set = productSets === undefined ? text(tidy) : fc.constantFrom(...productSets);
  const product_set_data = objectOf(ProductCarousel.properties.product_set_data, tidy, { members: { product_set } });
  return oneOf(manual, carousel({ type: "PRODUCT_SET", product_set_data }, "product_set_data", "manual_data"));
}
