import { ownNames } from "../../structure/own-at.js";
import { defineRule, has } from "../rule.js";

const KEYS = { ANDROID: "android", IOS: "ios", WEB: "web" } as const;

export const targetedPlatformHasContent = defineRule({
  id: "content.targeted-platform-has-content",
  severity: "warning",
  scope: "PUSH",
  spec: "Content (`campaign_content`)",
  summary: "Every targeted platform should have content, when the content is not keyed.",
  reads: {
    values: ["basic_details.platforms"],
    keys: ["campaign_content.content"],
    presence: [
      "campaign_content.locales",
      "campaign_content.variation_details",
      "campaign_content.content.push.android",
      "campaign_content.content.push.ios",
      "campaign_content.content.push.web",
    ],
  },
  message: "should be present, because basic_details.platforms names {platform}, but is absent",

  check({ basic_details: { platforms }, campaign_content }, report) {
    const { content } = campaign_content;
    if (content.push === undefined) return;
    // The content that is absent here may be under a locale.
    const isKeyed = has(campaign_content, "locales") || has(campaign_content, "variation_details");
    if (isKeyed && ownNames(content).length > 1) return;
    for (const platform of new Set(platforms)) {
      const key = KEYS[platform];
      if (!has(content.push, key)) report(["campaign_content", "content", "push", key], { platform });
    }
  },
});
