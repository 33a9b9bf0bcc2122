import { defineRule, has } from "../rule.js";

const PLATFORMS = { android: "ANDROID", ios: "IOS", web: "WEB" } as const;
const KEYS = ["android", "ios", "web"] as const;

export const platformTargeted = defineRule({
  id: "content.platform-targeted",
  severity: "warning",
  scope: "PUSH",
  spec: "Content (`campaign_content`)",
  summary: "Content is used only for platforms that are targeted.",
  reads: {
    values: ["basic_details.platforms"],
    presence: [
      "campaign_content.content.push",
      "campaign_content.content.push.android",
      "campaign_content.content.push.ios",
      "campaign_content.content.push.web",
    ],
  },
  message: "is not used, because basic_details.platforms does not name {platform}",

  check({ basic_details: { platforms }, campaign_content: { content } }, report) {
    // If no platform is targeted, another rule says so.
    if (platforms.length === 0) return;
    for (const key of KEYS) {
      const platform = PLATFORMS[key];
      if (platforms.includes(platform) || !has(content.push, key)) continue;
      report(["campaign_content", "content", "push", key], { platform });
    }
  },
});
