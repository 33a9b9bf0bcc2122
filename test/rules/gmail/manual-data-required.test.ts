import { manualDataRequired } from "../../../src/rules/gmail/manual-data-required.js";
import {
  ANNOTATIONS,
  annotated,
  carousel,
  dealTooShort,
  everyAnnotations,
  everywhereAnnotated,
  fromSet,
  inAnnotations,
  manual,
  manualData,
  notLookedInto,
  shortDeal,
} from "../../support/gmail.js";
import { testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

const type = "MANUAL";

function absent(annotations = ANNOTATIONS) {
  return inAnnotations("product_carousel.manual_data", annotations);
}

testRule(manualDataRequired, {
  violations: [absent()],
  valid: {
    // The structure check reports too few products. The specification has a maximum for product_count only.
    ...each([2, 3, 9, 10, 50], (count) => [`${count} products`, carousel(manual(count))]),
    "empty texts": carousel({
      type,
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
    "data of both kinds": {
      body: carousel({ ...fromSet(), ...manual() }),
      context: { features: [], productSets: [] },
    },
    "a product set, which needs no list": {
      body: carousel(fromSet()),
      context: { features: ["PRODUCT_SETS"], productSets: ["ps-shoes"] },
    },
    "no carousel": annotated({}),
    "data in every content": everywhereAnnotated({ product_carousel: manual() }),
    ...notLookedInto({ product_carousel: { type } }),
  },
  invalid: {
    "no data": carousel({ type }),
    ...each([undefined, [], ["PRODUCT_SETS"]] as const, (features) => [
      `the data of the other kind, with the features ${features}`,
      { body: carousel({ ...fromSet(), type }), context: { features, productSets: [] } },
    ]),
    "data under another name": carousel({ type, manualData: manualData(), products: manualData() }),
    "data beside the carousel": annotated({ product_carousel: { type }, manual_data: manualData() }),
    "a carousel of an email that may have one although it is transactional": {
      body: carousel({ type }, { "basic_details.content_type": "TRANSACTIONAL" }),
      context: { rules: { "gmail.promotional-only": "off" } },
    },
    "a carousel beside a deal that is too short": {
      body: annotated({ product_carousel: { type }, deal_card: shortDeal }),
      violations: [dealTooShort, absent()],
    },
    "no data in every content, in order": {
      body: everywhereAnnotated({ product_carousel: { type } }),
      violations: everyAnnotations.map((place) => absent(place)),
    },
  },
});
