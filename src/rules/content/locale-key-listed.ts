import { excerpt } from "../../errors/wording.js";
import { contentKeysOf, readsOfLocales } from "../parts/content-locales.js";
import { namesMeantTwice } from "../parts/names-meant-twice.js";
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
    const { content } = request.campaign_content;
    const ambiguous = namesMeantTwice(meant.values());
    for (const [key, to] of meant) {
      const isCertain = !Object.hasOwn(content, to) && !ambiguous.has(to);
      const fix = isCertain ? ({ kind: "rename", to } as const) : undefined;
      if (!report(["campaign_content", "content", key], { nearest: excerpt(to) }, fix)) return;
    }
  },
});
