import { atMostNineProducts } from "../../../src/rules/gmail/at-most-nine-products.js";
import {
  ANNOTATIONS,
  annotated,
  carousel,
  envelope,
  everyAnnotations,
  everywhereAnnotated,
  fromSet,
  inAnnotations,
  manual,
} from "../../support/gmail.js";
import { testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

function tooMany(count: number, annotations = ANNOTATIONS) {
  return { ...inAnnotations("product_carousel.manual_data.products", annotations), params: { limit: 9, count } };
}

testRule(atMostNineProducts, {
  valid: {
    ...each([2, 8, 9], (count) => [`${count} products`, carousel(manual(count))]),
    "9 products of a set": {
      body: carousel(fromSet("ps-shoes", 9)),
      context: { features: ["PRODUCT_SETS"] },
    },
    "no carousel": annotated({}),
    "9 products in contents of every kind": everywhereAnnotated({ product_carousel: manual(9) }, envelope),
  },
  invalid: {
    ...each([10, 11, 100], (count) => [
      `${count} products`,
      { body: carousel(manual(count)), violations: [tooMany(count)] },
    ]),
    "10 products in contents of every kind": {
      body: everywhereAnnotated({ product_carousel: manual(10) }, envelope),
      violations: everyAnnotations.map((place) => tooMany(10, place)),
    },
  },
});
