import { productSetDataRequired } from "../../../src/rules/gmail/product-set-data-required.js";
import {
  ANNOTATIONS,
  annotated,
  carousel,
  everyAnnotations,
  everywhereAnnotated,
  fromSet,
  inAnnotations,
  manual,
  notLookedInto,
  productSetData,
} from "../../support/gmail.js";
import { testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

const context = { features: ["PRODUCT_SETS"], productSets: ["ps-shoes"] } as const;
const type = "PRODUCT_SET";

function absent(annotations = ANNOTATIONS) {
  return inAnnotations("product_carousel.product_set_data", annotations);
}

testRule(productSetDataRequired, {
  context,
  violations: [absent()],
  valid: {
    ...each([2, 3, 8, 9], (count) => [
      `a set of which ${count} products are shown`,
      carousel(fromSet("ps-shoes", count)),
    ]),
    "empty texts, and invalid URLs": {
      body: carousel({
        type,
        product_set_data: { product_set: "", image_url: "", headline: "", promo_url: "shop", product_count: 2 },
      }),
      context: { features: ["PRODUCT_SETS"] },
    },
    "data of both kinds": carousel({ ...manual(), ...fromSet() }),
    "a carousel filled by hand, which needs no set": carousel(manual()),
    "no carousel": annotated({}),
    "data in every content": everywhereAnnotated({ product_carousel: fromSet() }),
    ...notLookedInto({ product_carousel: { type } }, context),
  },
  invalid: {
    "no data": carousel({ type }),
    "no data, and the features are unknown": { body: carousel({ type }), context: {} },
    "no data, and the product sets are unknown": {
      body: carousel({ type }),
      context: { features: new Set(["PRODUCT_SETS"] as const) },
    },
    "no data, and the workspace has no product set": {
      body: carousel({ type }),
      context: { features: ["PRODUCT_SETS"], productSets: [] },
    },
    "the data of the other kind": carousel({ ...manual(), type }),
    "data under another name": carousel({ type, product_set: productSetData(), productSetData: productSetData() }),
    "data beside the carousel": annotated({ product_carousel: { type }, product_set_data: productSetData() }),
    // A gate that is off or only warns silences nothing.
    "no data, and the gate is turned off": {
      body: carousel({ type }),
      context: { features: [], rules: { "gmail.product-sets-enabled": "off" } },
    },
    "no data, and the gate only warns": {
      body: carousel({ type }),
      context: { features: [], rules: { "gmail.product-sets-enabled": "warning" } },
    },
    "no data in every content, in order": {
      body: everywhereAnnotated({ product_carousel: { type } }),
      violations: everyAnnotations.map((place) => absent(place)),
    },
  },
});
