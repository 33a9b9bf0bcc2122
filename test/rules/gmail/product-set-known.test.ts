import { productSetKnown } from "../../../src/rules/gmail/product-set-known.js";
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
} from "../../support/gmail.js";
import { testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

const context = { features: ["PRODUCT_SETS"], productSets: ["ps-bags", "ps-shoes"] } as const;

function unknown(received: string, annotations = ANNOTATIONS) {
  return {
    ...inAnnotations("product_carousel.product_set_data.product_set", annotations, "product_carousel.product_set_data"),
    params: { received },
  };
}

/** A set that the workspace does not have. */
function notThere(set: string) {
  return { body: carousel(fromSet(set)), violations: [unknown(set)] };
}

testRule(productSetKnown, {
  context,
  violations: [unknown("ps-hats")],
  valid: {
    "a set of the workspace": carousel(fromSet("ps-shoes")),
    "another set of the workspace": carousel(fromSet("ps-bags")),
    "a set of the workspace, whose features are unknown": {
      body: carousel(fromSet("ps-shoes")),
      context: { productSets: new Set(["ps-shoes"]) },
    },
    "an empty id that the workspace has": {
      body: carousel(fromSet("")),
      context: { features: ["PRODUCT_SETS"], productSets: [""] },
    },
    "any set, and the sets of the workspace are unknown": {
      body: carousel(fromSet("ps-hats")),
      context: { features: ["PRODUCT_SETS"] },
    },
    "any set, and the sets of the workspace are undefined": {
      body: carousel(fromSet("ps-hats")),
      context: { features: ["PRODUCT_SETS"], productSets: undefined },
    },
    "any set in an unknown workspace": { body: carousel(fromSet("ps-hats")), context: {} },
    "an unknown set in a carousel that is filled by hand": carousel({ ...fromSet("ps-hats"), ...manual() }),
    "no carousel": annotated({}),
    "a set of the workspace in every content": everywhereAnnotated({ product_carousel: fromSet("ps-shoes") }),
    ...notLookedInto({ product_carousel: fromSet("ps-hats") }, context),
  },
  invalid: {
    "an unknown set": notThere("ps-hats"),
    "an empty id": notThere(""),
    "another case": notThere("PS-SHOES"),
    "white space after it": notThere("ps-shoes "),
    "the beginning of an id": notThere("ps-shoe"),
    "two ids in one text": notThere("ps-bags,ps-shoes"),
    "the name of a member that every object has": notThere("constructor"),
    "the name of the prototype of every object": notThere("__proto__"),
    "an index into the list": notThere("0"),
    "an id of 64 characters": notThere("s".repeat(64)),
    "a longer id, which is not repeated in full": {
      body: carousel(fromSet("s".repeat(65))),
      violations: [unknown(`${"s".repeat(63)}…`)],
    },
    ...each([undefined, ["PRODUCT_SETS"]] as const, (features) => [
      `any set in a workspace that has none, with the features ${features}`,
      {
        body: carousel(fromSet("ps-shoes")),
        context: { features, productSets: [] },
        violations: [unknown("ps-shoes")],
      },
    ]),
    "an unknown set, and the known ones are a Set": {
      body: carousel(fromSet("ps-hats")),
      context: { productSets: new Set(["ps-shoes"]) },
    },
    "an unknown set beside products filled in by hand": carousel({ ...manual(), ...fromSet("ps-hats") }),
    // A gate that is off or only warns silences nothing.
    "an unknown set, and the gate is turned off": {
      body: carousel(fromSet("ps-hats")),
      context: { features: [], productSets: [], rules: { "gmail.product-sets-enabled": "off" } },
    },
    "an unknown set, and the gate only warns": {
      body: carousel(fromSet("ps-hats")),
      context: { features: [], productSets: [], rules: { "gmail.product-sets-enabled": "warning" } },
    },
    "an unknown set in an email that may have annotations although it is transactional": {
      body: carousel(fromSet("ps-hats"), { "basic_details.content_type": "TRANSACTIONAL" }),
      context: { ...context, rules: { "gmail.promotional-only": "off" } },
    },
    "an unknown set in every content, in order": {
      body: everywhereAnnotated({ product_carousel: fromSet("ps-hats") }),
      violations: everyAnnotations.map((place) => unknown("ps-hats", place)),
    },
  },
});
