import { triggerFiltersPresent } from "../../../src/rules/trigger/included-filters-present.js";
import { each } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { asap, triggered, triggeredTypes } from "../../support/triggers.js";

const types = [...triggeredTypes, "PUSH BROADCAST_LIVE_ACTIVITY"] as const;

const empty = { filter_operator: "and", filters: [] };

testRule(triggerFiltersPresent, {
  violations: [{ path: "trigger_condition.included_filters" }],
  valid: {
    ...each(types, "filters", (type) => triggered({ included_filters: empty, ...asap }, type)),
    "no trigger": pushRequest(),
  },
  invalid: {
    ...each(types, "no filters", (type) => triggered({}, type)),
    "only secondary filters": triggered({ secondary_included_filters: empty }, "PUSH EVENT_TRIGGERED"),
  },
});
