import { brandDeduplicationEnabled } from "../../../src/rules/basic-details/brand-deduplication-enabled.js";
import { featuresBut } from "../../support/features.js";
import { emailRequest, pushRequest, testRule } from "../../support/test-rule.js";
import { each, emailOfType, emailTypes } from "../../support/valid-of-type.js";

function deduplicatedBy(attribute: string) {
  return emailRequest({ "basic_details.deduplication_attribute": attribute });
}

testRule(brandDeduplicationEnabled, {
  context: { features: [] },
  violations: [{ path: "basic_details.deduplication_attribute" }],
  valid: {
    "an attribute with the feature": { body: deduplicatedBy("brand"), context: { features: ["BRAND_DEDUPLICATION"] } },
    "an attribute with the feature among others, as a set": {
      body: deduplicatedBy("brand"),
      context: { features: new Set(["QUEUING", "BRAND_DEDUPLICATION"]) },
    },
    "an attribute, and the features are unknown": { body: deduplicatedBy("brand"), context: {} },
    "an attribute, and the features are undefined": { body: deduplicatedBy("brand"), context: { features: undefined } },
    "an empty attribute without the feature": deduplicatedBy(""),
    "an empty attribute with the feature": { body: deduplicatedBy(""), context: { features: ["BRAND_DEDUPLICATION"] } },
    "no attribute without the feature": emailRequest(),
    "a member with a similar name": emailRequest({ "basic_details.deduplication_attributes": "brand" }),
    "the attribute on Push, whose body does not have it": pushRequest({
      "basic_details.deduplication_attribute": "brand",
    }),
  },
  invalid: {
    "an attribute without features": deduplicatedBy("brand"),
    "an attribute without features, as a set": { body: deduplicatedBy("brand"), context: { features: new Set() } },
    "an attribute with every other feature": {
      body: deduplicatedBy("brand"),
      context: { features: featuresBut("BRAND_DEDUPLICATION") },
    },
    "an attribute of one space": deduplicatedBy(" "),
    'an attribute called "false"': deduplicatedBy("false"),
    'an attribute called "0"': deduplicatedBy("0"),
    "an attribute on a promotional email": emailRequest({
      "basic_details.content_type": "PROMOTIONAL",
      "basic_details.subscription_category": "Offers",
      "basic_details.deduplication_attribute": "brand",
    }),
    ...each(emailTypes, (type) => [
      `an attribute on ${type}`,
      emailOfType(type, { "basic_details.deduplication_attribute": "brand" }),
    ]),
    "neither of the features of a sender of several brands": {
      body: emailRequest({
        "basic_details.deduplication_attribute": "brand",
        "basic_details.send_only_double_opt_in_users": true,
      }),
      violations: [
        { rule: "basic-details.double-opt-in-enabled", path: "basic_details.send_only_double_opt_in_users" },
        { path: "basic_details.deduplication_attribute" },
      ],
    },
  },
});
