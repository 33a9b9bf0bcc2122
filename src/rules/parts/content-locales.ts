import type { CreateRequest } from "../../generated/types.js";
import type { Channel } from "../../structure/channel.js";
import { isObject } from "../../structure/checker.js";
import { fold } from "../../structure/nearest.js";
import { has } from "../rule.js";

export const readsOfLocales = {
  values: ["campaign_content.locales"],
  keys: ["campaign_content.content"],
  presence: ["campaign_content.content.push", "campaign_content.content.email"],
};

/**
 * The keys of content for a locale, and the listed locale that each misspelt one probably means: it differs only in case
 * or separators.
 */
export function contentKeysOf({ campaign_content }: CreateRequest, channel: Channel) {
  const { locales = [], content } = campaign_content;
  const keys = new Set<string>();
  const meant = new Map<string, string>();
  if (locales.length > 0) {
    const member = channel === "PUSH" ? "push" : "email";
    const listed = new Set(locales);
    const spelled = new Map<string, string>();
    for (const locale of listed) spelled.set(fold(locale), locale);
    const empty = new Set<unknown>();
    for (const [key, entry] of Object.entries<unknown>(content)) {
      if (key === member || !holdsContent(entry, member, empty)) continue;
      keys.add(key);
      const locale = spelled.get(fold(key));
      if (locale !== undefined && !listed.has(key)) meant.set(key, locale);
    }
  }
  return { locales, keys, meant };
}

/** Whether an entry has content of the channel, or one of its variations has. Each empty entry is searched only once. */
function holdsContent(entry: unknown, member: string, empty: Set<unknown>): boolean {
  if (!isObject(entry) || empty.has(entry)) return false;
  if (has(entry, member)) return true;
  for (const key in entry) {
    const variation = entry[key];
    if (isObject(variation) && has(variation, member)) return true;
  }
  empty.add(entry);
  return false;
}
