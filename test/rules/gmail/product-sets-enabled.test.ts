import { productSetsEnabled } from "../../../src/rules/gmail/product-sets-enabled.js";
import { featuresBut } from "../../support/features.js";
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
  notLookedInto,
  shortDeal,
} from "../../support/gmail.js";
import { emailRequest, testRule } from "../../support/test-rule.js";

const otherFeatures = featuresBut("PRODUCT_SETS");

const logo = { sender_logo: "https://cdn.example.com/logo.png" };

function notEnabled(annotations = ANNOTATIONS) {
  return inAnnotations("product_carousel.type", annotations, "product_carousel");
}

testRule(productSetsEnabled, {
  context: { features: [] },
  violations: [notEnabled()],
  valid: {
    "a product set with the feature": { body: carousel(fromSet()), context: { features: ["PRODUCT_SETS"] } },
    "a product set with all features as a set": {
      body: carousel(fromSet()),
      context: { features: new Set([...otherFeatures, "PRODUCT_SETS" as const]) },
    },
    "a product set, and the features are unknown": { body: carousel(fromSet()), context: {} },
    "a product set, and the features are undefined": { body: carousel(fromSet()), context: { features: undefined } },
    "a known product set, and the features are unknown": {
      body: carousel(fromSet()),
      context: { productSets: ["ps-shoes"] },
    },
    "a carousel filled by hand without the feature": carousel(manual()),
    "a carousel filled by hand that also names a product set": {
      body: carousel({ ...fromSet(), ...manual() }),
      context: { features: [], productSets: [] },
    },
    "no carousel without the feature": annotated({}),
    "a product set in every content with the feature": {
      body: everywhereAnnotated({ product_carousel: fromSet() }),
      context: { features: ["PRODUCT_SETS"] },
    },
    ...notLookedInto({ product_carousel: fromSet() }, { features: [] }),
  },
  invalid: {
    "a product set without features": carousel(fromSet()),
    "a product set with every other feature": { body: carousel(fromSet()), context: { features: otherFeatures } },
    "a known product set without the feature": {
      body: carousel(fromSet()),
      context: { features: [], productSets: ["ps-shoes"] },
    },
    "a product set beside products filled in by hand": carousel({ ...manual(), ...fromSet() }),
    // The gate silences all other violations about the product set.
    "an unknown product set": { body: carousel(fromSet()), context: { features: [], productSets: [] } },
    "a product set without its data": carousel({ type: "PRODUCT_SET" }),
    "a product set without any data, in an email that may have annotations although it is transactional": {
      body: annotated(
        { product_carousel: { type: "PRODUCT_SET" }, deal_card: shortDeal },
        { "basic_details.content_type": "TRANSACTIONAL" },
      ),
      context: { features: [], rules: { "gmail.promotional-only": "off" } },
      violations: [notEnabled(), dealTooShort],
    },
    "a product set in every content, in order": {
      body: everywhereAnnotated({ product_carousel: fromSet() }),
      context: { features: [], productSets: [] },
      violations: everyAnnotations.map((place) => notEnabled(place)),
    },
    "contents of which one is filled from a product set and one lacks its products": {
      body: emailRequest({
        "basic_details.content_type": "PROMOTIONAL",
        "basic_details.subscription_category": "Offers",
        campaign_content: {
          locales: ["fr", "de", "it"],
          content: {
            fr: { email: { gmail_annotations: { ...logo, product_carousel: { type: "MANUAL" } } } },
            de: { email: { gmail_annotations: { ...logo, product_carousel: { type: "PRODUCT_SET" } } } },
            it: { email: { gmail_annotations: { ...logo, product_carousel: manual() } } },
          },
        },
      }),
      violations: [
        notEnabled("campaign_content.content.de.email.gmail_annotations"),
        {
          rule: "gmail.manual-data-required",
          path: "campaign_content.content.fr.email.gmail_annotations.product_carousel.manual_data",
          target: "campaign_content.content",
          detailTarget: "gmail_annotations.product_carousel.manual_data",
        },
      ],
    },
  },
});
