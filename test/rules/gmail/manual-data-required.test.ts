import { manualDataRequired } from "../../../src/rules/gmail/manual-data-required.js";
import {
  ANNOTATIONS,
  annotated,
  carousel,
  dealTooShort,
  everyAnnotations,
  everywhereAnnotated,
  inAnnotations,
  manualData,
  notLookedInto,
  productSetData,
  shortDeal,
} from "../../support/gmail.js";
import { testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

function absent(annotations = ANNOTATIONS) {
  return inAnnotations("product_carousel.manual_data", annotations);
}

testRule(manualDataRequired, {
  violations: [absent()],
  valid: {
    // The structure check reports too few products. The specification has a maximum for product_count only.
    ...each([2, 3, 9, 10, 50], (count) => [
      `${count} products`,
      carousel({ type: "MANUAL", manual_data: manualData(count) }),
    ]),
    "empty texts": {
      body: carousel({
        type: "MANUAL",
        manual_data: {
          currency: "",
          products: ["", ""].map((text) => ({
            id: text,
            headline: text,
            original_price: "0",
            discount_value: "-0.0",
            discount_type: "VALUE",
            promo_url: "HTTPS://shop.example.com",
            product_image: "https://cdn.example.com/p.jpg",
          })),
        },
      }),
    },
    "data of both kinds": {
      body: carousel({ type: "MANUAL", manual_data: manualData(), product_set_data: productSetData() }),
      context: { features: [], productSets: [] },
    },
    "a product set, which needs no list": {
      body: carousel({ type: "PRODUCT_SET", product_set_data: productSetData() }),
      context: { features: ["PRODUCT_SETS"], productSets: ["ps-shoes"] },
    },
    "no carousel": annotated({}),
    "data in every content": everywhereAnnotated({ product_carousel: { type: "MANUAL", manual_data: manualData() } }),
    ...notLookedInto({ product_carousel: { type: "MANUAL" } }),
  },
  invalid: {
    "no data": carousel({ type: "MANUAL" }),
    ...each([undefined, [], ["PRODUCT_SETS"]] as const, (features) => [
      `the data of the other kind, with the features ${features}`,
      {
        body: carousel({ type: "MANUAL", product_set_data: productSetData() }),
        context: { features, productSets: [] },
      },
    ]),
    "data under another name": carousel({ type: "MANUAL", manualData: manualData(), products: manualData() }),
    "data beside the carousel": annotated({ product_carousel: { type: "MANUAL" }, manual_data: manualData() }),
    "a carousel of an email that may have one although it is transactional": {
      body: carousel({ type: "MANUAL" }, { "basic_details.content_type": "TRANSACTIONAL" }),
      context: { rules: { "gmail.promotional-only": "off" } },
    },
    "a carousel beside a deal that is too short": {
      body: annotated({
        product_carousel: { type: "MANUAL" },
        deal_card: shortDeal,
      }),
      violations: [dealTooShort, absent()],
    },
    "no data in every content, in order": {
      body: everywhereAnnotated({ product_carousel: { type: "MANUAL" } }),
      violations: everyAnnotations.map((place) => absent(place)),
    },
  },
});
