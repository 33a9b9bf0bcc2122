import { controlGroupPercentageUsed } from "../../../src/rules/control-group/percentage-used.js";
import { deliveryTypes, each as eachType, requestOf } from "../../support/delivery-types.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { each } from "../../support/valid-of-type.js";

function group(isEnabled: boolean | undefined, percentage: number | undefined, isGlobal?: boolean): object {
  return {
    ...(isEnabled !== undefined && { is_campaign_control_group_enabled: isEnabled }),
    ...(percentage !== undefined && { campaign_control_group_percentage: percentage }),
    ...(isGlobal !== undefined && { is_global_control_group_enabled: isGlobal }),
  };
}

function withGroup(...details: Parameters<typeof group>) {
  return pushRequest({ control_group_details: group(...details) });
}

testRule(controlGroupPercentageUsed, {
  violations: [{ path: "control_group_details.campaign_control_group_percentage" }],
  valid: {
    ...each([0, 1, 100], (percentage) => [`${percentage} percent of an enabled group`, withGroup(true, percentage)]),
    "no percentage of a disabled group": withGroup(false, undefined),
    "no member about the group": withGroup(undefined, undefined),
    "only the global group": withGroup(false, undefined, true),
    "no details": pushRequest(),
    // A percentage of 0 means the same as a disabled group.
    "0 percent of a disabled group": withGroup(false, 0, false),
    ...eachType(deliveryTypes, "an enabled group", (type) =>
      requestOf(type, { control_group_details: group(true, 10) }),
    ),
  },
  invalid: {
    ...each([1, 50, 100], (percentage) => [`${percentage} percent of a disabled group`, withGroup(false, percentage)]),
    "a percentage without the flag of the group": withGroup(undefined, 10),
    "a percentage for the global group, which has none": withGroup(undefined, 10, true),
    ...eachType(deliveryTypes, "a disabled group", (type) =>
      requestOf(type, { control_group_details: group(false, 10) }),
    ),
  },
});
