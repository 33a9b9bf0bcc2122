import { platformTargeted } from "../../../src/rules/content/platform-targeted.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { each, pushOfType, pushTypes } from "../../support/valid-of-type.js";

const platforms = ["ANDROID", "IOS", "WEB"] as const;

type Platform = (typeof platforms)[number];

const text = { template_type: "BASIC", basic_details: { title: "Hello", message: "Good to have you here." } };

function contentFor(...some: readonly Platform[]): object {
  return Object.fromEntries(some.map((platform) => [platform.toLowerCase(), text]));
}

/** A request to some platforms with flat content for others. */
function push(targeted: readonly Platform[], filled: readonly Platform[]) {
  return pushRequest({ "basic_details.platforms": targeted, "campaign_content.content.push": contentFor(...filled) });
}

function unused(platform: Platform) {
  return { path: `campaign_content.content.push.${platform.toLowerCase()}`, params: { platform } };
}

testRule(platformTargeted, {
  violations: [unused("WEB")],
  valid: {
    ...each(platforms, (platform) => [`content for ${platform} only`, push([platform], [platform])]),
    "content for all platforms": push(platforms, platforms),
    "content for all platforms, in another order": push(["WEB", "IOS", "ANDROID"], platforms),
    ...each(pushTypes, (type) => [`content for the platform of ${type}`, pushOfType(type)]),
    // Then the list of platforms is wrong, and not the content.
    "content where no platform is targeted, about which the rule is turned off": {
      body: push([], platforms),
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
        { body: push(others, platforms), violations: [unused(platform)] },
      ];
    }),
    ...each(platforms, (platform) => {
      const others = platforms.filter((other) => other !== platform);
      return [
        `content for all platforms in a campaign for ${platform}`,
        { body: push([platform], platforms), violations: others.map(unused) },
      ];
    }),
    "empty content": pushRequest({ "campaign_content.content.push": { android: text, web: {} } }),
    ...each(pushTypes, (type) => [
      `content for the web on ${type}`,
      pushOfType(type, { "campaign_content.content.push.web": text }),
    ]),
    "content for Android in a live activity, which is for iOS only": {
      body: pushOfType("BROADCAST_LIVE_ACTIVITY", { "campaign_content.content.push": contentFor("ANDROID", "IOS") }),
      violations: [unused("ANDROID")],
    },
    "flat content for another platform in a campaign of one language": pushRequest({
      campaign_content: { locales: ["default"], content: { push: contentFor("ANDROID", "WEB") } },
    }),
  },
});
