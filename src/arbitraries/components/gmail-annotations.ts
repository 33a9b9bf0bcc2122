import fc from "fast-check";
import { DealCard, GmailAnnotations, ProductCarousel } from "../../schemas/gmail-annotations.js";
import { type Drawn, type Members, objectOf, oneOfAll } from "../from-schema.js";
import type { Scene } from "../scene.js";
import { text, validDealTimes } from "../values.js";

const RECOMMENDED = ["send_email_if_personalization_fails", "sender_logo_type"];

/** Gmail annotations with a deal card, a carousel, both or neither. */
export function gmailAnnotationsIn(scene: Scene): fc.Arbitrary<Members> {
  const { tidy } = scene;
  const members = { deal_card: dealCardIn(tidy), product_carousel: productCarouselIn(scene) };
  if (!tidy) return objectOf(GmailAnnotations, tidy, { members });
  return oneOfAll(
    ["product_carousel", "deal_card"].map((spare) =>
      objectOf(GmailAnnotations, tidy, { members, needs: RECOMMENDED, without: [spare] }),
    ),
  );
}

function dealCardIn(tidy: boolean): fc.Arbitrary<Members> {
  return fc.tuple(objectOf(DealCard, tidy), validDealTimes).map(([card, [starts, ends]]) => {
    return { ...card, availability_starts: starts, availability_ends: ends };
  });
}

/** Products whose discounts are at most 100 percent. */
const tidyManualData = objectOf(ProductCarousel.properties.manual_data, true).map((data) => ({
  ...data,
  products: (data["products"] as Members[]).map((product) =>
    Number(product["discount_value"]) > 100 ? { ...product, discount_type: "VALUE" } : product,
  ),
}));

function productCarouselIn(scene: Scene): fc.Arbitrary<Members> {
  const { tidy, productSets } = scene;
  const carousel = (type: string, needed: string, spare: string, members: Readonly<Record<string, Drawn>> = {}) =>
    objectOf(ProductCarousel, tidy, {
      members: { ...members, type: fc.constant(type) },
      needs: [needed],
      without: tidy ? [spare] : [],
    });
  const manual = carousel("MANUAL", "manual_data", "product_set_data", tidy ? { manual_data: tidyManualData } : {});
  if (!scene.allows("PRODUCT_SETS") || productSets?.length === 0) return manual;
  const product_set = productSets === undefined ? text(tidy) : fc.constantFrom(...productSets);
  const product_set_data = objectOf(ProductCarousel.properties.product_set_data, tidy, { members: { product_set } });
  return oneOfAll([manual, carousel("PRODUCT_SET", "product_set_data", "manual_data", { product_set_data })]);
}
