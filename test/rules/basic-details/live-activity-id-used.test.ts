import { liveActivityIdUsed } from "../../../src/rules/basic-details/live-activity-id-used.js";
import { emailRequest, testRule } from "../../support/test-rule.js";
import { each, pushOfType, pushTypes } from "../../support/valid-of-type.js";

const path = "basic_details.broadcast_live_activity_id";

const others = pushTypes.filter((type) => type !== "BROADCAST_LIVE_ACTIVITY");

testRule(liveActivityIdUsed, {
  valid: {
    "the id of a live activity": pushOfType("BROADCAST_LIVE_ACTIVITY"),
    ...each(others, (type) => [`no id on ${type}`, pushOfType(type)]),
    "an id on Email, whose body does not have it": {
      body: emailRequest({ [path]: "la-cup-final" }),
      context: { rules: { "member.known": "off" } },
    },
  },
  invalid: {
    ...each(others, (type) => [
      `an id on ${type}`,
      {
        body: pushOfType(type, { [path]: "la-cup-final" }),
        violations: [{ path, params: { deliveryType: type }, fix: "none" }],
      },
    ]),
    "an empty id": {
      body: pushOfType("ONE_TIME", { [path]: "" }),
      violations: [{ path, params: { deliveryType: "ONE_TIME" }, fix: "none" }],
    },
  },
});
