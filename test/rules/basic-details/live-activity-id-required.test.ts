import { liveActivityIdRequired } from "../../../src/rules/basic-details/live-activity-id-required.js";
import { testRule } from "../../support/test-rule.js";
import { each, emailOfType, emailTypes, pushOfType, pushTypes } from "../../support/valid-of-type.js";

const withoutId = { "basic_details.broadcast_live_activity_id": undefined };

function withoutIdTo(...platforms: string[]) {
  return pushOfType("BROADCAST_LIVE_ACTIVITY", { ...withoutId, "basic_details.platforms": platforms });
}

testRule(liveActivityIdRequired, {
  violations: [{ path: "basic_details.broadcast_live_activity_id" }],
  valid: {
    "a live activity with its id": pushOfType("BROADCAST_LIVE_ACTIVITY"),
    "a live activity with an empty id": pushOfType("BROADCAST_LIVE_ACTIVITY", {
      "basic_details.broadcast_live_activity_id": "",
    }),
    "a live activity on no platform": withoutIdTo(),
    ...each(
      pushTypes.filter((type) => type !== "BROADCAST_LIVE_ACTIVITY"),
      (type) => [
        `no id on Push ${type} to iOS`,
        pushOfType(type, { ...withoutId, "basic_details.platforms": ["IOS"] }),
      ],
    ),
    ...each(emailTypes, (type) => [`no id on Email ${type}`, emailOfType(type)]),
    "platforms on an Email, whose body does not have them": emailOfType("ONE_TIME", {
      "basic_details.platforms": ["IOS"],
    }),
    "an id that nothing uses": pushOfType("ONE_TIME", { "basic_details.broadcast_live_activity_id": "la-cup-final" }),
  },
  invalid: {
    "a live activity without its id": withoutIdTo("IOS"),
    "a live activity twice on iOS without its id": withoutIdTo("IOS", "IOS"),
    "a live activity without its id, and on another platform as well": {
      body: withoutIdTo("ANDROID", "IOS"),
      violations: [
        {
          rule: "basic-details.live-activity-ios-only",
          path: "basic_details.platforms",
          params: { others: ["ANDROID"] },
        },
        { path: "basic_details.broadcast_live_activity_id" },
      ],
    },
    "a live activity with its id under another name": pushOfType("BROADCAST_LIVE_ACTIVITY", {
      ...withoutId,
      "basic_details.live_activity_id": "la-cup-final",
    }),
    "a live activity with its id among the details for iOS": pushOfType("BROADCAST_LIVE_ACTIVITY", {
      ...withoutId,
      "basic_details.platform_specific_details.ios": { broadcast_live_activity_id: "la-cup-final" },
    }),
  },
});
