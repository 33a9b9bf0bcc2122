import { excerpt } from "../../errors/wording.js";
import { contentKeysOf, readsOfLocales } from "../parts/content-locales.js";
import { defineRule } from "../rule.js";

export const localeKeyListed = defineRule({
  id: "content.locale-key-listed",
  severity: "warning",
  scope: "request",
  spec: "Content (`campaign_content`)",
  summary: "Content is keyed by locales as `locales` spells them.",
  reads: readsOfLocales,
  message: "is not among campaign_content.locales",

  check(request, report, { channel }) {
    const { meant } = contentKeysOf(request, channel);
    for (const [key, to] of meant) {
      const fix = Object.hasOwn(request.campaign_content.content, to) ? undefined : ({ kind: "rename", to } as const);
      if (!report(["campaign_content", "content", key], { nearest: excerpt(to) }, fix)) return;
    }
  },
});
