import { dealCardOrCarousel } from "../../../src/rules/gmail/deal-card-or-carousel.js";
import {
  ANNOTATIONS,
  annotated,
  dealCard,
  envelope,
  everyAnnotations,
  everywhereAnnotated,
  inAnnotations,
  manualData,
  productSetData,
} from "../../support/gmail.js";
import { changed, emailRequest, testRule } from "../../support/test-rule.js";

const deal_card = dealCard("2026-12-04T12:00:00Z", "2026-12-04T13:00:00Z");

const manual = { type: "MANUAL", manual_data: manualData() };
const set = { type: "PRODUCT_SET", product_set_data: productSetData() };
const context = { features: ["PRODUCT_SETS"] } as const;

function both(annotations = ANNOTATIONS) {
  return inAnnotations("product_carousel", annotations);
}

/** An email with whole annotations. */
function email(members: object) {
  const logo = { sender_logo: "https://cdn.example.com/logo.png", sender_logo_type: "image_url" };
  return { email: { gmail_annotations: { send_email_if_personalization_fails: true, ...logo, ...members } } };
}

testRule(dealCardOrCarousel, {
  violations: [both()],
  valid: {
    "a deal card": annotated({ deal_card }),
    "a carousel filled by hand": annotated({ product_carousel: manual }),
    "a carousel of a product set": { body: annotated({ product_carousel: set }), context },
    "neither of them": annotated({}),
    "no annotations": emailRequest(),
    "a deal card in one language and a carousel in the other": changed(annotated({}), {
      campaign_content: {
        locales: ["default", "fr"],
        content: { default: email({ deal_card }), fr: email({ product_carousel: manual }) },
      },
    }),
  },
  invalid: {
    "a deal card and a carousel filled by hand": annotated({ deal_card, product_carousel: manual }),
    "a deal card and a carousel of a product set": { body: annotated({ deal_card, product_carousel: set }), context },
    "the carousel before the deal card": annotated({ product_carousel: manual, deal_card }),
    "both in contents of every kind": {
      body: everywhereAnnotated({ deal_card, product_carousel: manual }, envelope),
      violations: everyAnnotations.map((place) => both(place)),
    },
  },
});
