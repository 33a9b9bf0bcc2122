import { businessEventRequired } from "../../../src/rules/basic-details/business-event-required.js";
import { deliveryTypesBut, each, requestOf } from "../../support/delivery-types.js";
import { testRule } from "../../support/test-rule.js";
import { emailOfType, pushOfType } from "../../support/valid-of-type.js";

const withoutEvent = { "basic_details.business_event": undefined };

testRule(businessEventRequired, {
  violations: [{ path: "basic_details.business_event" }],
  valid: {
    "a business event on Push": pushOfType("BUSINESS_EVENT_TRIGGERED"),
    "a business event on Email": emailOfType("BUSINESS_EVENT_TRIGGERED"),
    "an empty business event": pushOfType("BUSINESS_EVENT_TRIGGERED", { "basic_details.business_event": "" }),
    "a business event beside a trigger condition": pushOfType("BUSINESS_EVENT_TRIGGERED", {
      trigger_condition: { trigger_delay_type: "ASAP" },
    }),
    ...each(deliveryTypesBut("PUSH BUSINESS_EVENT_TRIGGERED", "EMAIL BUSINESS_EVENT_TRIGGERED"), "no event", (type) =>
      requestOf(type, withoutEvent),
    ),
    "a business event that nothing uses": pushOfType("ONE_TIME", { "basic_details.business_event": "price_drop" }),
  },
  invalid: {
    "no business event on Push": pushOfType("BUSINESS_EVENT_TRIGGERED", withoutEvent),
    "no business event on Email": emailOfType("BUSINESS_EVENT_TRIGGERED", withoutEvent),
    "a trigger condition in place of the business event": pushOfType("BUSINESS_EVENT_TRIGGERED", {
      ...withoutEvent,
      trigger_condition: {
        included_filters: {
          filter_operator: "and",
          filters: [{ filter_type: "actions", action_name: "price_drop" }],
        },
      },
    }),
    "a business event in the wrong place": emailOfType("BUSINESS_EVENT_TRIGGERED", {
      ...withoutEvent,
      business_event: "price_drop",
    }),
    "a business event under another name": pushOfType("BUSINESS_EVENT_TRIGGERED", {
      ...withoutEvent,
      "basic_details.business_event_name": "drop",
    }),
  },
});
