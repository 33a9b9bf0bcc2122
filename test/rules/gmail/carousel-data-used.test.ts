import { carouselDataUsed } from "../../../src/rules/gmail/carousel-data-used.js";
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

const data = { ...manual(), ...fromSet() };

const unusedBy = { MANUAL: "product_set_data", PRODUCT_SET: "manual_data" } as const;

const types = ["MANUAL", "PRODUCT_SET"] as const;

const context = { features: ["PRODUCT_SETS"] } as const;

function unused(type: keyof typeof unusedBy, annotations = ANNOTATIONS) {
  return { ...inAnnotations(`product_carousel.${unusedBy[type]}`, annotations), params: { type } };
}

testRule(carouselDataUsed, {
  valid: {
    "a list of products": { body: carousel(manual()), context },
    "a product set": { body: carousel(fromSet()), context },
    "no carousel": annotated({}),
    "a list of products in contents of every kind": everywhereAnnotated({ product_carousel: manual() }, envelope),
  },
  invalid: {
    ...each(types, (type) => [
      `data of both types with ${type}`,
      { body: carousel({ ...data, type }), context, violations: [unused(type)] },
    ]),
    // A list of products does not need a feature of the workspace.
    "a product set beside a list of products, in an unknown workspace": {
      body: carousel({ ...data, type: "MANUAL" }),
      violations: [unused("MANUAL")],
    },
    "data of both types in contents of every kind": {
      body: everywhereAnnotated({ product_carousel: data }, envelope),
      context,
      violations: everyAnnotations.map((place) => unused("PRODUCT_SET", place)),
    },
  },
});
