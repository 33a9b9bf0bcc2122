import { triggeredPlatformOnlyUsed } from "../../../src/rules/basic-details/triggered-platform-only-used.js";
import { emailRequest, testRule } from "../../support/test-rule.js";
import { each, type PushType, pushOfType, pushTypes } from "../../support/valid-of-type.js";

const path = "basic_details.send_to_triggered_platform_only";

/** The specification does not say whether a business event counts as an event. */
const triggered: readonly PushType[] = ["EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"];

const others = pushTypes.filter((type) => !triggered.includes(type));

function unused(deliveryType: PushType) {
  return [{ path, params: { deliveryType }, fix: "none" as const }];
}

testRule(triggeredPlatformOnlyUsed, {
  valid: {
    ...each(pushTypes, (type) => [`without the member on ${type}`, pushOfType(type)]),
    ...each(triggered, (type) => [`only that platform on ${type}`, pushOfType(type, { [path]: true })]),
    "every platform for an event": pushOfType("EVENT_TRIGGERED", { [path]: false }),
    "only that platform on Email, whose body does not have it": {
      body: emailRequest({ [path]: true }),
      context: { rules: { "member.known": "off" } },
    },
  },
  invalid: {
    ...each(others, (type) => [
      `only that platform on ${type}`,
      { body: pushOfType(type, { [path]: true }), violations: unused(type) },
    ]),
  },
});
