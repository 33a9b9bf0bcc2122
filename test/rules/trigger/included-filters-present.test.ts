import { triggerFiltersPresent } from "../../../src/rules/trigger/included-filters-present.js";
import { each, requestOf } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";

const triggered = [
  "PUSH EVENT_TRIGGERED",
  "PUSH DEVICE_TRIGGERED",
  "PUSH LOCATION_TRIGGERED",
  "PUSH BROADCAST_LIVE_ACTIVITY",
  "EMAIL EVENT_TRIGGERED",
] as const;

const empty = { filter_operator: "and", filters: [] };
const violations = [{ path: "trigger_condition.included_filters" }];

testRule(triggerFiltersPresent, {
  valid: {
    ...each(triggered, "filters", (type) =>
      requestOf(type, { trigger_condition: { included_filters: empty, trigger_delay_type: "ASAP" } }),
    ),
    "no trigger": pushRequest(),
  },
  invalid: {
    ...each(triggered, "no filters", (type) => ({ body: requestOf(type, { trigger_condition: {} }), violations })),
    "only secondary filters": {
      body: requestOf("PUSH EVENT_TRIGGERED", { trigger_condition: { secondary_included_filters: empty } }),
      violations,
    },
  },
});
