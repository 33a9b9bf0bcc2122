import { controlGroupPercentageRequired } from "../../../src/rules/control-group/percentage-required.js";
import { deliveryTypes, each, requestOf } from "../../support/delivery-types.js";
import { emailRequest, pushRequest, testRule } from "../../support/test-rule.js";

function withGroup(group: object) {
  return pushRequest({ control_group_details: group });
}

testRule(controlGroupPercentageRequired, {
  violations: [{ path: "control_group_details.campaign_control_group_percentage" }],
  valid: {
    ...each(deliveryTypes, "a control group of a tenth", (type) =>
      requestOf(type, {
        control_group_details: { is_campaign_control_group_enabled: true, campaign_control_group_percentage: 10 },
      }),
    ),
    "a control group of nobody": withGroup({
      is_campaign_control_group_enabled: true,
      campaign_control_group_percentage: 0,
    }),
    "a control group of everybody": withGroup({
      is_campaign_control_group_enabled: true,
      campaign_control_group_percentage: 100,
    }),
    "no control group": withGroup({ is_campaign_control_group_enabled: false }),
    "only the global control group": withGroup({ is_global_control_group_enabled: true }),
    "the global control group instead of that of the campaign": withGroup({
      is_campaign_control_group_enabled: false,
      is_global_control_group_enabled: true,
    }),
    "a percentage without a control group": withGroup({
      is_campaign_control_group_enabled: false,
      campaign_control_group_percentage: 10,
    }),
    "only a percentage": withGroup({ campaign_control_group_percentage: 10 }),
    "an empty component": withGroup({}),
    "no component": emailRequest(),
  },
  invalid: {
    ...each(deliveryTypes, "a control group without its percentage", (type) =>
      requestOf(type, { control_group_details: { is_campaign_control_group_enabled: true } }),
    ),
    "both control groups": withGroup({
      is_campaign_control_group_enabled: true,
      is_global_control_group_enabled: true,
    }),
    "another spelling of the percentage": withGroup({
      is_campaign_control_group_enabled: true,
      control_group_percentage: 10,
    }),
  },
});
