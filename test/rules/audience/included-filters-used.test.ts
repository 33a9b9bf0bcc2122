import { includedFiltersUsed } from "../../../src/rules/audience/included-filters-used.js";
import { deliveryTypes, each, requestOf } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";

const group = (count: number) => ({
  filter_operator: "and",
  filters: Array.from({ length: count }, (_, index) => ({ filter_type: "custom_segments", id: `segment-${index}` })),
});

const audience = (segmentation_details: object) => pushRequest({ segmentation_details });
const violations = [{ path: "segmentation_details.included_filters" }];

testRule(includedFiltersUsed, {
  valid: {
    "all users": audience({ is_all_user_campaign: true }),
    "all users and an empty group": audience({ is_all_user_campaign: true, included_filters: group(0) }),
    "all users but some": audience({ is_all_user_campaign: true, excluded_filters: group(2) }),
    "filters, not all users": audience({ is_all_user_campaign: false, included_filters: group(1) }),
    "filters without the flag": audience({ included_filters: group(1) }),
  },
  invalid: {
    ...each(deliveryTypes, "all users and a filter", (type) => ({
      body: requestOf(type, { segmentation_details: { is_all_user_campaign: true, included_filters: group(1) } }),
      violations,
    })),
    "all users and several filters of both kinds": {
      body: audience({ is_all_user_campaign: true, included_filters: group(3), excluded_filters: group(1) }),
      violations,
    },
  },
});
