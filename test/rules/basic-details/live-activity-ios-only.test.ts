import { liveActivityIosOnly } from "../../../src/rules/basic-details/live-activity-ios-only.js";
import { testRule } from "../../support/test-rule.js";
import { each, emailOfType, emailTypes, pushOfType, pushTypes } from "../../support/valid-of-type.js";

function liveOn(...platforms: string[]) {
  return pushOfType("BROADCAST_LIVE_ACTIVITY", { "basic_details.platforms": platforms });
}

function platformsOtherThanIos(...others: string[]) {
  return [{ path: "basic_details.platforms", params: { others } }];
}

testRule(liveActivityIosOnly, {
  valid: {
    "a live activity on iOS": liveOn("IOS"),
    "a live activity twice on iOS": liveOn("IOS", "IOS"),
    "a live activity on no platform": liveOn(),
    "a live activity on iOS with content for another platform": pushOfType("BROADCAST_LIVE_ACTIVITY", {
      "campaign_content.content.push.android": { template_type: "BASIC", basic_details: {} },
      "basic_details.platform_specific_details.android": { push_amp_plus_enabled: true },
    }),
    ...each(
      pushTypes.filter((type) => type !== "BROADCAST_LIVE_ACTIVITY"),
      (type) => [
        `all platforms on Push ${type}`,
        pushOfType(type, { "basic_details.platforms": ["ANDROID", "IOS", "WEB"] }),
      ],
    ),
    "the id of a live activity on another type and platform": pushOfType("ONE_TIME", {
      "basic_details.broadcast_live_activity_id": "la-cup-final",
    }),
    ...each(emailTypes, (type) => [
      `platforms on Email ${type}, whose body does not have them`,
      emailOfType(type, { "basic_details.platforms": ["ANDROID"] }),
    ]),
  },
  invalid: {
    "a live activity on Android": { body: liveOn("ANDROID"), violations: platformsOtherThanIos("ANDROID") },
    "a live activity on the web": { body: liveOn("WEB"), violations: platformsOtherThanIos("WEB") },
    "a live activity on iOS and Android": {
      body: liveOn("IOS", "ANDROID"),
      violations: platformsOtherThanIos("ANDROID"),
    },
    "a live activity on the web and iOS": { body: liveOn("WEB", "IOS"), violations: platformsOtherThanIos("WEB") },
    "a live activity on Android and the web": {
      body: liveOn("ANDROID", "WEB"),
      violations: platformsOtherThanIos("ANDROID", "WEB"),
    },
    "a live activity everywhere": {
      body: liveOn("ANDROID", "IOS", "WEB"),
      violations: platformsOtherThanIos("ANDROID", "WEB"),
    },
    "a live activity everywhere, in another order": {
      body: liveOn("WEB", "IOS", "ANDROID"),
      violations: platformsOtherThanIos("WEB", "ANDROID"),
    },
    "a live activity twice on Android": {
      body: liveOn("ANDROID", "IOS", "ANDROID"),
      violations: platformsOtherThanIos("ANDROID"),
    },
    "a live activity on Android, which needs no id": {
      body: pushOfType("BROADCAST_LIVE_ACTIVITY", {
        "basic_details.platforms": ["ANDROID"],
        "basic_details.broadcast_live_activity_id": undefined,
      }),
      violations: platformsOtherThanIos("ANDROID"),
    },
  },
});
