import { controlGroupPercentageRequired } from "../../../src/rules/control-group/percentage-required.js";
import { deliveryTypes, each, requestOf } from "../../support/delivery-types.js";
import { emailRequest, pushRequest, testRule } from "../../support/test-rule.js";

function withGroup(group: object): unknown {
  return pushRequest({ control_group_details: group });
}

testRule(controlGroupPercentageRequired, {
  violations: [{ path: "control_group_details.campaign_control_group_percentage" }],
  valid: {
    ...each(deliveryTypes, "a control group of a tenth", (type) => ({
      body: requestOf(type, {
        control_group_details: { is_campaign_control_group_enabled: true, campaign_control_group_percentage: 10 },
      }),
    })),
    "a control group of nobody": {
      body: withGroup({ is_campaign_control_group_enabled: true, campaign_control_group_percentage: 0 }),
    },
    "a control group of everybody": {
      body: withGroup({ is_campaign_control_group_enabled: true, campaign_control_group_percentage: 100 }),
    },
    "no control group": { body: withGroup({ is_campaign_control_group_enabled: false }) },
    "only the global control group": { body: withGroup({ is_global_control_group_enabled: true }) },
    "the global control group instead of that of the campaign": {
      body: withGroup({ is_campaign_control_group_enabled: false, is_global_control_group_enabled: true }),
    },
    "a percentage without a control group": {
      body: withGroup({ is_campaign_control_group_enabled: false, campaign_control_group_percentage: 10 }),
    },
    "only a percentage": { body: withGroup({ campaign_control_group_percentage: 10 }) },
    "an empty component": { body: withGroup({}) },
    "no component": { body: emailRequest() },
  },
  invalid: {
    ...each(deliveryTypes, "a control group without its percentage", (type) => ({
      body: requestOf(type, { control_group_details: { is_campaign_control_group_enabled: true } }),
    })),
    "both control groups": {
      body: withGroup({ is_campaign_control_group_enabled: true, is_global_control_group_enabled: true }),
    },
    "another spelling of the percentage": {
      body: withGroup({ is_campaign_control_group_enabled: true, control_group_percentage: 10 }),
    },
  },
});
