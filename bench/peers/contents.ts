import type { CrossFieldProblem } from "./cross-field.js";
import type { Segment } from "./peer.js";
import { isObject } from "./vocabulary.js";

/** The content of a channel, with its place below `campaign_content.content`. */
export interface FoundContent {
  readonly place: readonly Segment[];
  readonly content: unknown;
}

/** Whether content may be keyed by locale and variation. It may always be flat. */
export function isKeyed(campaignContent: object): boolean {
  return "locales" in campaignContent || "variation_details" in campaignContent;
}

/**
 * The contents of a channel below its locales and their variations. Entries without content are ignored. See
 * docs/readings.md, "Content for locales and variations".
 */
export function keyedContents(content: Readonly<Record<string, unknown>>, channel: string): FoundContent[] {
  const found: FoundContent[] = [];
  for (const locale in content) {
    const entry = content[locale];
    if (locale === channel || !isObject(entry)) continue;
    for (const key in entry) {
      const variation = entry[key];
      if (key === channel) found.push({ place: [locale, channel], content: variation });
      else if (isObject(variation) && channel in variation) {
        found.push({ place: [locale, key, channel], content: variation[channel] });
      }
    }
  }
  return found;
}

/** The Email contents of a request with a sound structure, flat content first. */
export function emailContentsOf<Content extends object>(campaignContent: {
  content: { email?: Content | undefined };
}): { place: readonly Segment[]; content: Content }[] {
  const { content } = campaignContent;
  const flat = content.email === undefined ? [] : [{ place: ["email"], content: content.email }];
  if (!isKeyed(campaignContent)) return flat;
  return [...flat, ...(keyedContents(content, "email") as { place: Segment[]; content: Content }[])];
}

const none: readonly never[] = [];

/** The problems of contents that schemas without conditions do not reach: below locales and variations, or absent. */
export function otherContents<Problem>(
  body: Readonly<Record<string, unknown>>,
  channel: "push" | "email",
  problemsOf: (content: unknown, place: readonly Segment[]) => readonly Problem[],
): readonly (Problem | CrossFieldProblem)[] {
  const about = body["campaign_content"];
  const content = isObject(about) ? about["content"] : undefined;
  if (!isObject(about) || !isObject(content)) return none;
  const keyed = isKeyed(about) ? keyedContents(content, channel) : none;
  if (keyed.length === 0 && content[channel] === undefined) {
    return [{ path: ["campaign_content", "content", channel], message: `must have content for ${channel}` }];
  }
  let problems: readonly Problem[] = none;
  for (const { content: found, place } of keyed) {
    const more = problemsOf(found, place);
    if (more.length > 0) problems = [...problems, ...more];
  }
  return problems;
}
