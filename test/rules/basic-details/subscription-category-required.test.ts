import { subscriptionCategoryRequired } from "../../../src/rules/basic-details/subscription-category-required.js";
import { emailRequest, pushRequest, testRule } from "../../support/test-rule.js";
import { each, emailOfType, emailTypes } from "../../support/valid-of-type.js";

const promotional = { "basic_details.content_type": "PROMOTIONAL" };

testRule(subscriptionCategoryRequired, {
  violations: [{ path: "basic_details.subscription_category" }],
  valid: {
    "a promotional email with its category": emailRequest({
      ...promotional,
      "basic_details.subscription_category": "Offers",
    }),
    "a promotional email with an empty category": emailRequest({
      ...promotional,
      "basic_details.subscription_category": "",
    }),
    ...each(emailTypes, (type) => [`a transactional ${type} without a category`, emailOfType(type)]),
    "a transactional email with a category": emailRequest({ "basic_details.subscription_category": "Offers" }),
    "a content type on Push, whose body does not have it": pushRequest(promotional),
  },
  invalid: {
    ...each(emailTypes, (type) => [`a promotional ${type} without a category`, emailOfType(type, promotional)]),
    "a promotional email with its category under another name": emailRequest({
      ...promotional,
      "basic_details.subscription_categories": "Offers",
    }),
    "a promotional email with its category in the wrong place": emailRequest({
      ...promotional,
      "segmentation_details.subscription_category": "Offers",
    }),
    "a promotional email to double-opt-in users without a category": {
      body: emailRequest({ ...promotional, "basic_details.send_only_double_opt_in_users": true }),
      context: { features: ["DOUBLE_OPT_IN"] },
    },
    "a promotional email with only tags": emailRequest({ ...promotional, "basic_details.tags": ["Offers"] }),
  },
});
