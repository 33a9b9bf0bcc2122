import { doubleOptInEnabled } from "../../../src/rules/basic-details/double-opt-in-enabled.js";
import { featuresBut } from "../../support/features.js";
import { emailRequest, pushRequest, testRule } from "../../support/test-rule.js";
import { each, emailOfType, emailTypes } from "../../support/valid-of-type.js";

function doubleOptIn(only: boolean) {
  return emailRequest({ "basic_details.send_only_double_opt_in_users": only });
}

testRule(doubleOptInEnabled, {
  context: { features: [] },
  violations: [{ path: "basic_details.send_only_double_opt_in_users" }],
  valid: {
    "double opt-in with the feature": { body: doubleOptIn(true), context: { features: ["DOUBLE_OPT_IN"] } },
    "double opt-in with the feature among others, as a set": {
      body: doubleOptIn(true),
      context: { features: new Set(["PORTFOLIO", "DOUBLE_OPT_IN"]) },
    },
    "double opt-in, and the features are unknown": { body: doubleOptIn(true), context: {} },
    "double opt-in, and the features are undefined": { body: doubleOptIn(true), context: { features: undefined } },
    "everyone without the feature": doubleOptIn(false),
    "everyone with the feature": { body: doubleOptIn(false), context: { features: ["DOUBLE_OPT_IN"] } },
    "no member, without the feature": emailRequest(),
    "a member with a similar name": emailRequest({ "basic_details.send_only_double_opt_in_user": true }),
    "opted-out users, which another member includes": emailRequest({
      "segmentation_details.send_campaign_to_opt_out_users": true,
    }),
    "double opt-in on Push, whose body does not have it": pushRequest({
      "basic_details.send_only_double_opt_in_users": true,
    }),
  },
  invalid: {
    "double opt-in without features": doubleOptIn(true),
    "double opt-in without features, as a set": { body: doubleOptIn(true), context: { features: new Set() } },
    "double opt-in with every other feature": {
      body: doubleOptIn(true),
      context: { features: featuresBut("DOUBLE_OPT_IN") },
    },
    "double opt-in on a promotional email": emailRequest({
      "basic_details.content_type": "PROMOTIONAL",
      "basic_details.subscription_category": "Offers",
      "basic_details.send_only_double_opt_in_users": true,
    }),
    ...each(emailTypes, (type) => [
      `double opt-in on ${type}`,
      emailOfType(type, { "basic_details.send_only_double_opt_in_users": true }),
    ]),
  },
});
