import { targetedPlatformHasContent } from "../../../src/rules/content/targeted-platform-has-content.js";
import { atContentFor, contentFor, type Platform, platforms, targeting } from "../../support/platforms.js";
import { pushRequest, testRule } from "../../support/test-rule.js";
import { each, pushOfType, pushTypes } from "../../support/valid-of-type.js";

function keyed(targeted: readonly Platform[], campaign_content: object) {
  return pushRequest({ "basic_details.platforms": targeted, campaign_content });
}

testRule(targetedPlatformHasContent, {
  valid: {
    ...each(platforms, (platform) => [`content for ${platform} only`, targeting([platform], [platform])]),
    "content for all platforms": targeting(platforms, platforms),
    "content for all platforms, in another order": targeting(platforms, ["WEB", "IOS", "ANDROID"]),
    // The specification does not show the other members that a template needs.
    "empty content": pushRequest({ "campaign_content.content.push": { android: {} } }),
    ...each(pushTypes, (type) => [`content for the platform of ${type}`, pushOfType(type)]),
    "content by locale": keyed(["ANDROID", "IOS"], {
      locales: ["default", "fr"],
      content: { default: { push: contentFor("ANDROID", "IOS") }, fr: { push: contentFor("ANDROID", "IOS") } },
    }),
    "content by locale and variation": keyed(["ANDROID", "IOS"], {
      locales: ["default"],
      variation_details: {},
      content: {
        default: {
          variation_1: { push: contentFor("ANDROID", "IOS") },
          variation_2: { push: contentFor("ANDROID", "IOS") },
        },
      },
    }),
    "keyed content, each with one of the platforms": keyed(["ANDROID", "IOS"], {
      variation_details: {},
      content: { a: { push: contentFor("ANDROID") }, b: { push: contentFor("IOS") } },
    }),
    "complete flat content beside keyed content for one platform": keyed(["ANDROID", "IOS"], {
      locales: ["fr"],
      content: { push: contentFor("ANDROID", "IOS"), fr: { push: contentFor("ANDROID") } },
    }),
    ...each([{ locales: ["fr"] }, { variation_details: {} }, { locales: ["fr"], variation_details: {} }], (keys) => [
      `flat content for one platform beside content by ${Object.keys(keys).join(" and ")} for the other`,
      keyed(["ANDROID", "IOS"], { ...keys, content: { push: contentFor("ANDROID"), fr: { push: contentFor("IOS") } } }),
    ]),
  },
  invalid: {
    "flat content for one platform beside an entry that is not content": {
      body: keyed(["ANDROID", "IOS"], { content: { push: contentFor("ANDROID"), fr: { push: contentFor("IOS") } } }),
      context: { rules: { "member.known": "off" } },
      violations: [atContentFor("IOS")],
    },
    ...each(platforms, (platform) => [
      `no content for ${platform}, but for the others`,
      {
        body: targeting(
          platforms,
          platforms.filter((other) => other !== platform),
        ),
        violations: [atContentFor(platform)],
      },
    ]),
    ...each(platforms, (platform) => [
      `no content at all for ${platform}`,
      { body: targeting([platform], []), violations: [atContentFor(platform)] },
    ]),
    "content for one platform of three": {
      body: targeting(platforms, ["IOS"]),
      violations: [atContentFor("ANDROID"), atContentFor("WEB")],
    },
    "no content for any of three": { body: targeting(platforms, []), violations: platforms.map(atContentFor) },
    "content for another platform": {
      body: targeting(["ANDROID"], ["IOS"]),
      violations: [
        atContentFor("ANDROID"),
        { rule: "content.platform-targeted", path: "campaign_content.content.push.ios", params: { platform: "IOS" } },
      ],
    },
    "no content for a platform that is named twice": {
      body: targeting(["ANDROID", "IOS", "IOS"], ["ANDROID"]),
      violations: [
        { rule: "basic-details.platforms-distinct", path: "basic_details.platforms", params: { repeated: ["IOS"] } },
        atContentFor("IOS"),
      ],
    },
    ...each(
      pushTypes.filter((type) => type !== "BROADCAST_LIVE_ACTIVITY"),
      (type) => [
        `no content for the web on ${type}`,
        {
          body: pushOfType(type, { "basic_details.platforms": ["ANDROID", "WEB"] }),
          violations: [atContentFor("WEB")],
        },
      ],
    ),
    "no content for a live activity": {
      body: pushOfType("BROADCAST_LIVE_ACTIVITY", { "campaign_content.content.push": {} }),
      violations: [atContentFor("IOS")],
    },
    "flat content without a platform in a campaign of one language": {
      body: keyed(["ANDROID", "IOS"], { locales: ["default"], content: { push: contentFor("ANDROID") } }),
      violations: [atContentFor("IOS")],
    },
    "flat content without a platform in a campaign of variations": {
      body: keyed(["ANDROID", "IOS"], { variation_details: {}, content: { push: contentFor("ANDROID") } }),
      violations: [atContentFor("IOS")],
    },
  },
});
