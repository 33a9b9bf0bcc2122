import type { Context } from "../../../src/index.js";
import { productSetDataRequired } from "../../../src/rules/gmail/product-set-data-required.js";
import {
  ANNOTATIONS,
  annotated,
  carousel,
  everyAnnotations,
  everywhereAnnotated,
  inAnnotations,
  manualData,
  notLookedInto,
  productSetData,
} from "../../support/gmail.js";
import { testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

const context: Context = { features: ["PRODUCT_SETS"], productSets: ["ps-shoes"] };

function absent(annotations = ANNOTATIONS) {
  return inAnnotations("product_carousel.product_set_data", annotations);
}

testRule(productSetDataRequired, {
  violations: [absent()],
  valid: {
    ...each([2, 3, 8, 9], (count) => [
      `a set of which ${count} products are shown`,
      { body: carousel({ type: "PRODUCT_SET", product_set_data: productSetData("ps-shoes", count) }), context },
    ]),
    "empty texts, and invalid URLs": {
      body: carousel({
        type: "PRODUCT_SET",
        product_set_data: { product_set: "", image_url: "", headline: "", promo_url: "shop", product_count: 2 },
      }),
      context: { features: ["PRODUCT_SETS"] },
    },
    "data of both kinds": {
      body: carousel({ type: "PRODUCT_SET", manual_data: manualData(), product_set_data: productSetData() }),
      context,
    },
    "a carousel filled by hand, which needs no set": {
      body: carousel({ type: "MANUAL", manual_data: manualData() }),
      context,
    },
    "no carousel": { body: annotated({}), context },
    "data in every content": {
      body: everywhereAnnotated({ product_carousel: { type: "PRODUCT_SET", product_set_data: productSetData() } }),
      context,
    },
    ...notLookedInto({ product_carousel: { type: "PRODUCT_SET" } }, context),
  },
  invalid: {
    "no data": { body: carousel({ type: "PRODUCT_SET" }), context },
    "no data, and the features are unknown": carousel({ type: "PRODUCT_SET" }),
    "no data, and the product sets are unknown": {
      body: carousel({ type: "PRODUCT_SET" }),
      context: { features: new Set(["PRODUCT_SETS"] as const) },
    },
    "no data, and the workspace has no product set": {
      body: carousel({ type: "PRODUCT_SET" }),
      context: { features: ["PRODUCT_SETS"], productSets: [] },
    },
    "the data of the other kind": { body: carousel({ type: "PRODUCT_SET", manual_data: manualData() }), context },
    "data under another name": {
      body: carousel({ type: "PRODUCT_SET", product_set: productSetData(), productSetData: productSetData() }),
      context,
    },
    "data beside the carousel": {
      body: annotated({ product_carousel: { type: "PRODUCT_SET" }, product_set_data: productSetData() }),
      context,
    },
    // A gate that is off or only warns silences nothing.
    "no data, and the gate is turned off": {
      body: carousel({ type: "PRODUCT_SET" }),
      context: { features: [], rules: { "gmail.product-sets-enabled": "off" } },
    },
    "no data, and the gate only warns": {
      body: carousel({ type: "PRODUCT_SET" }),
      context: { features: [], rules: { "gmail.product-sets-enabled": "warning" } },
    },
    "no data in every content, in order": {
      body: everywhereAnnotated({ product_carousel: { type: "PRODUCT_SET" } }),
      context,
      violations: everyAnnotations.map((place) => absent(place)),
    },
  },
});
