import { percentAtMostHundred } from "../../../src/rules/gmail/percent-at-most-hundred.js";
import {
  annotated,
  carousel,
  envelope,
  everyAnnotations,
  everywhereAnnotated,
  inAnnotations,
  products,
} from "../../support/gmail.js";
import { testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

/** A carousel of products with these discounts. */
function discounted(...discounts: readonly (readonly [value: string, type: string])[]) {
  const all = discounts.map(([discount_value, discount_type]) => ({
    ...products(1)[0],
    discount_value,
    discount_type,
  }));
  return { type: "MANUAL", manual_data: { currency: "EUR", products: all } };
}

function tooHigh(index: number, received: string, annotations = everyAnnotations[0]) {
  return {
    ...inAnnotations(`product_carousel.manual_data.products[${index}].discount_value`, annotations),
    params: { received },
  };
}

const low = ["20", "PERCENT"] as const;

testRule(percentAtMostHundred, {
  valid: {
    ...each(["100", "100.0", "99.99", "+100", "0100", "-500", "0"], (value) => [
      `${value} percent`,
      carousel(discounted([value, "PERCENT"], low)),
    ]),
    "an amount above 100": carousel(discounted(["250", "VALUE"], low)),
    "no carousel": annotated({}),
    "discounts in contents of every kind": everywhereAnnotated({ product_carousel: discounted(low, low) }, envelope),
  },
  invalid: {
    ...each(["101", "100.01", "+100.5", "0200", "9".repeat(40)], (value) => [
      `${value} percent`,
      { body: carousel(discounted([value, "PERCENT"], low)), violations: [tooHigh(0, value)] },
    ]),
    "several products": {
      body: carousel(discounted(["150", "PERCENT"], ["150", "VALUE"], low, ["200", "PERCENT"])),
      violations: [tooHigh(0, "150"), tooHigh(3, "200")],
    },
    "discounts in contents of every kind": {
      body: everywhereAnnotated({ product_carousel: discounted(low, ["101", "PERCENT"]) }, envelope),
      violations: everyAnnotations.map((place) => tooHigh(1, "101", place)),
    },
  },
});
