import { excerpt } from "../../errors/wording.js";
import { fold } from "../../structure/nearest.js";
import { contentKeysOf, readsOfLocales } from "../parts/content-locales.js";
import { defineRule } from "../rule.js";

export const localeHasContent = defineRule({
  id: "content.locale-has-content",
  severity: "warning",
  scope: "request",
  spec: "Content (`campaign_content`)",
  summary: "Every listed locale should have content when other locales have it.",
  reads: readsOfLocales,
  message: "has no content: campaign_content.content should have {locale} as well",

  check(request, report, { channel }) {
    const { locales, keys, meant } = contentKeysOf(request, channel);
    if (keys.size === 0) return;
    const misspelt = new Set([...meant.values()].map(fold));
    for (const [index, locale] of locales.entries()) {
      if (keys.has(locale) || misspelt.has(fold(locale))) continue;
      if (!report(["campaign_content", "locales", index], { locale: excerpt(locale) })) return;
    }
  },
});
