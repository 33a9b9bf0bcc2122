import { platformsNotEmpty } from "../../../src/rules/basic-details/platforms-not-empty.js";
import { emailRequest, testRule } from "../../support/test-rule.js";
import { each, pushOfType, pushTypes } from "../../support/valid-of-type.js";

const withoutContent = { "campaign_content.content.push": {} };

const violations = [{ path: "basic_details.platforms", fix: "none" as const }];

testRule(platformsNotEmpty, {
  valid: {
    ...each(pushTypes, (type) => [`the platforms of ${type}`, pushOfType(type)]),
    ...each(["ANDROID", "IOS", "WEB"], (platform) => [
      `${platform} alone`,
      pushOfType("ONE_TIME", {
        "basic_details.platforms": [platform],
        "campaign_content.content.push": { [platform.toLowerCase()]: {} },
      }),
    ]),
    "an email, which has no platforms": emailRequest(),
  },
  invalid: {
    ...each(pushTypes, (type) => [
      `no platform on ${type}`,
      {
        body: pushOfType(type, {
          "basic_details.platforms": [],
          "basic_details.broadcast_live_activity_id": undefined,
          ...withoutContent,
        }),
        violations,
      },
    ]),
    "no platform, but content for one, which is not reported": {
      body: pushOfType("ONE_TIME", { "basic_details.platforms": [] }),
      violations,
    },
  },
});
