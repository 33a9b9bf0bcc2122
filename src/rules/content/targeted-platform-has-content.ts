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
    presence: [
      "campaign_content.content.push",
      ...Object.values(KEYS).map((key) => `campaign_content.content.push.${key}`),
    ],
  },
  message: "should be there, because platforms has {platform}, but is absent",

  check({ basic_details: { platforms }, campaign_content: { content } }, report) {
    if (content.push === undefined) return;
    for (const platform of new Set(platforms)) {
      const key = KEYS[platform];
      if (!has(content.push, key)) report(["campaign_content", "content", "push", key], { platform });
    }
  },
});
