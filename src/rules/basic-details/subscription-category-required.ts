import { requiredWhen } from "../rule-factories.js";

export const subscriptionCategoryRequired = requiredWhen({
  id: "basic-details.subscription-category-required",
  scope: "EMAIL",
  spec: "Email `basic_details`",
  summary: "A promotional email needs a subscription category.",
  member: "basic_details.subscription_category",
  when: { member: "basic_details.content_type", is: "PROMOTIONAL" },
  hint: "a string",
});
