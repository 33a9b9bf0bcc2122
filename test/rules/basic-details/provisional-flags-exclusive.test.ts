import { provisionalFlagsExclusive } from "../../../src/rules/basic-details/provisional-flags-exclusive.js";
import { emailRequest, testRule } from "../../support/test-rule.js";
import { each, type PushType, pushOfType, pushTypes } from "../../support/valid-of-type.js";

const IOS = "basic_details.platform_specific_details.ios";

function flagged(exclude: boolean | undefined, only: boolean | undefined, type: PushType = "ONE_TIME") {
  return pushOfType(type, {
    "basic_details.platforms": ["IOS"],
    "campaign_content.content.push": { ios: {} },
    [IOS]: {},
    [`${IOS}.exclude_provisional_push_devices`]: exclude,
    [`${IOS}.send_to_only_provisional_push_enabled_devices`]: only,
  });
}

const violations = [{ path: `${IOS}.send_to_only_provisional_push_enabled_devices`, fix: "none" as const }];

testRule(provisionalFlagsExclusive, {
  valid: {
    "no settings": pushOfType("ONE_TIME"),
    "neither flag": flagged(undefined, undefined),
    "both false": flagged(false, false),
    excluded: flagged(true, false),
    "excluded, without the other flag": flagged(true, undefined),
    "included only": flagged(false, true),
    "included only, without the other flag": flagged(undefined, true),
    "the flags on Email, whose body does not have them": {
      body: emailRequest({
        "basic_details.platform_specific_details": {
          ios: { exclude_provisional_push_devices: true, send_to_only_provisional_push_enabled_devices: true },
        },
      }),
      context: { rules: { "member.known": "off" } },
    },
  },
  invalid: {
    ...each(pushTypes, (type) => [`both true on ${type}`, { body: flagged(true, true, type), violations }]),
    "both true, with the flag for all devices": {
      body: pushOfType("ONE_TIME", {
        [IOS]: {
          send_to_all_eligible_device: false,
          exclude_provisional_push_devices: true,
          send_to_only_provisional_push_enabled_devices: true,
        },
      }),
      violations,
    },
  },
});
