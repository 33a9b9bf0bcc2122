import { businessEventUsed } from "../../../src/rules/basic-details/business-event-used.js";
import { type DeliveryType, deliveryTypes, each, requestOf } from "../../support/delivery-types.js";
import { testRule } from "../../support/test-rule.js";

const path = "basic_details.business_event";

const using: readonly DeliveryType[] = ["PUSH BUSINESS_EVENT_TRIGGERED", "EMAIL BUSINESS_EVENT_TRIGGERED"];

/** The types for which the specification's table says that there is no business event. */
const others = deliveryTypes.filter((type) => !using.includes(type) && !type.endsWith("LIVE_ACTIVITY"));

function unused(type: DeliveryType) {
  return [{ path, params: { deliveryType: type.replace(/^\w+ /u, "") }, fix: "none" as const }];
}

testRule(businessEventUsed, {
  valid: {
    ...each(using, "a business event", (type) => requestOf(type)),
    ...each(others, "no business event", (type) => requestOf(type)),
    "no business event: BROADCAST_LIVE_ACTIVITY": requestOf("PUSH BROADCAST_LIVE_ACTIVITY"),
  },
  invalid: {
    ...each(others, "a business event", (type) => ({
      body: requestOf(type, { [path]: "price_drop" }),
      violations: unused(type),
    })),
    ...each(others, "an empty business event", (type) => ({
      body: requestOf(type, { [path]: "" }),
      violations: unused(type),
    })),
    // The table does not mention live activities, but only campaigns that such an event triggers need one.
    "a business event: BROADCAST_LIVE_ACTIVITY": {
      body: requestOf("PUSH BROADCAST_LIVE_ACTIVITY", { [path]: "price_drop" }),
      violations: unused("PUSH BROADCAST_LIVE_ACTIVITY"),
    },
  },
});
