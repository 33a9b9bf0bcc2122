import { promotionalOnly } from "../../../src/rules/gmail/promotional-only.js";
import {
  ANNOTATIONS,
  annotated,
  carousel,
  everyAnnotations,
  everywhereAnnotated,
  fromSet,
  notLookedInto,
} from "../../support/gmail.js";
import { emailRequest, pushRequest, testRule } from "../../support/test-rule.js";
import { each, emailOfType, emailTypes } from "../../support/valid-of-type.js";

const TRANSACTIONAL = { "basic_details.content_type": "TRANSACTIONAL" };

const annotations = { sender_logo: "https://cdn.example.com/logo.png" };

function refused(place = ANNOTATIONS) {
  return { path: place, target: "campaign_content.content", detailTarget: "gmail_annotations" };
}

testRule(promotionalOnly, {
  violations: [refused()],
  valid: {
    ...each(emailTypes, (type) => [
      `a promotional email with annotations: ${type}`,
      emailOfType(type, {
        "basic_details.content_type": "PROMOTIONAL",
        "basic_details.subscription_category": "Offers",
        [ANNOTATIONS]: annotations,
      }),
    ]),
    ...each(emailTypes, (type) => [
      `a transactional email without annotations: ${type}`,
      emailOfType(type, TRANSACTIONAL),
    ]),
    "a promotional email with annotations in every content": everywhereAnnotated({}),
    "a transactional email with a subscription category": emailRequest({
      "basic_details.subscription_category": "Offers",
    }),
    "a member with a similar name": emailRequest({
      "campaign_content.content.email.gmail_annotation": annotations,
      "campaign_content.content.email.Gmail_Annotations": annotations,
    }),
    ...notLookedInto({}, {}, TRANSACTIONAL),
    "a Push request, which has neither": pushRequest({
      ...TRANSACTIONAL,
      "campaign_content.content.email": { gmail_annotations: annotations },
    }),
  },
  invalid: {
    ...each(emailTypes, (type) => [
      `a transactional email with annotations: ${type}`,
      emailOfType(type, { ...TRANSACTIONAL, [ANNOTATIONS]: annotations }),
    ]),
    "a transactional email with a subscription category and annotations": annotated({}, TRANSACTIONAL),
    "annotations in every content, in order": {
      body: everywhereAnnotated({}, TRANSACTIONAL),
      violations: everyAnnotations.map((place) => refused(place)),
    },
    "annotations in one content of several": {
      body: emailRequest({
        campaign_content: {
          locales: ["fr", "de"],
          content: { fr: { email: {} }, de: { email: { gmail_annotations: annotations } } },
        },
      }),
      violations: [refused("campaign_content.content.de.email.gmail_annotations")],
    },
    "annotations in a locale's content beside its variations": {
      body: emailRequest({
        campaign_content: {
          variation_details: {},
          content: {
            fr: {
              email: { gmail_annotations: annotations },
              variation_1: { email: { gmail_annotations: annotations } },
              variation_2: { email: {} },
            },
          },
        },
      }),
      violations: [
        refused("campaign_content.content.fr.email.gmail_annotations"),
        refused("campaign_content.content.fr.variation_1.email.gmail_annotations"),
      ],
    },
    "annotations whose carousel needs a missing feature": {
      body: carousel(fromSet(), TRANSACTIONAL),
      context: { features: [] },
    },
  },
});
