import { carouselDataUsed } from "../../../src/rules/gmail/carousel-data-used.js";
import {
  ANNOTATIONS,
  annotated,
  carousel,
  envelope,
  everyAnnotations,
  everywhereAnnotated,
  inAnnotations,
  manualData,
  productSetData,
} from "../../support/gmail.js";
import { testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

const data = { manual_data: manualData(), product_set_data: productSetData() };

const unusedBy = { MANUAL: "product_set_data", PRODUCT_SET: "manual_data" } as const;

const types = ["MANUAL", "PRODUCT_SET"] as const;

const context = { features: ["PRODUCT_SETS"] } as const;

function unused(type: keyof typeof unusedBy, annotations = ANNOTATIONS) {
  return { ...inAnnotations(`product_carousel.${unusedBy[type]}`, annotations), params: { type } };
}

testRule(carouselDataUsed, {
  valid: {
    "a list of products": { body: carousel({ type: "MANUAL", manual_data: data.manual_data }), context },
    "a product set": { body: carousel({ type: "PRODUCT_SET", product_set_data: data.product_set_data }), context },
    "no carousel": annotated({}),
    "a list of products in contents of every kind": everywhereAnnotated(
      { product_carousel: { type: "MANUAL", manual_data: data.manual_data } },
      envelope,
    ),
  },
  invalid: {
    ...each(types, (type) => [
      `data of both types with ${type}`,
      { body: carousel({ type, ...data }), context, violations: [unused(type)] },
    ]),
    // A list of products does not need a feature of the workspace.
    "a product set beside a list of products, in an unknown workspace": {
      body: carousel({ type: "MANUAL", ...data }),
      violations: [unused("MANUAL")],
    },
    "data of both types in contents of every kind": {
      body: everywhereAnnotated({ product_carousel: { type: "PRODUCT_SET", ...data } }, envelope),
      context,
      violations: everyAnnotations.map((place) => unused("PRODUCT_SET", place)),
    },
  },
});
