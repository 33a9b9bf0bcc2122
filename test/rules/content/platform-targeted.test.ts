import { platformTargeted } from "../../../src/rules/content/platform-targeted.js";
import { atContentFor, contentFor, platforms, platformText, targeting } from "../../support/platforms.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { each, pushOfType, pushTypes } from "../../support/valid-of-type.js";

testRule(platformTargeted, {
  violations: [atContentFor("WEB")],
  valid: {
    ...each(platforms, (platform) => [`content for ${platform} only`, targeting([platform], [platform])]),
    "content for all platforms": targeting(platforms, platforms),
    "content for all platforms, in another order": targeting(["WEB", "IOS", "ANDROID"], platforms),
    ...each(pushTypes, (type) => [`content for the platform of ${type}`, pushOfType(type)]),
    // Then the list of platforms is wrong, and not the content.
    "content where no platform is targeted, about which the rule is turned off": {
      body: targeting([], platforms),
      context: { rules: { "basic-details.platforms-not-empty": "off" } },
    },
    // The specification says that there are "further members: not shown" besides the three platforms.
    "another member beside the platforms": pushRequest({
      "campaign_content.content.push.fallback_image": "https://cdn.example.com/p.jpg",
    }),
    "keyed content for the targeted platforms": pushRequest({
      campaign_content: {
        locales: ["default"],
        variation_details: {},
        content: { default: { variation_1: { push: contentFor("ANDROID") } }, fr: { push: contentFor("ANDROID") } },
      },
    }),
  },
  invalid: {
    ...each(platforms, (platform) => {
      const others = platforms.filter((other) => other !== platform);
      return [
        `content for ${platform} in a campaign for the others`,
        { body: targeting(others, platforms), violations: [atContentFor(platform)] },
      ];
    }),
    ...each(platforms, (platform) => {
      const others = platforms.filter((other) => other !== platform);
      return [
        `content for all platforms in a campaign for ${platform}`,
        { body: targeting([platform], platforms), violations: others.map(atContentFor) },
      ];
    }),
    "empty content": pushRequest({ "campaign_content.content.push": { android: platformText, web: {} } }),
    ...each(pushTypes, (type) => [
      `content for the web on ${type}`,
      pushOfType(type, { "campaign_content.content.push.web": platformText }),
    ]),
    "content for Android in a live activity, which is for iOS only": {
      body: pushOfType("BROADCAST_LIVE_ACTIVITY", { "campaign_content.content.push": contentFor("ANDROID", "IOS") }),
      violations: [atContentFor("ANDROID")],
    },
    "flat content for another platform in a campaign of one language": pushRequest({
      campaign_content: { locales: ["default"], content: { push: contentFor("ANDROID", "WEB") } },
    }),
  },
});
