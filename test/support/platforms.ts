import { type Body, pushRequest } from "./test-rule.js";

/** The platforms of Push. */
export const platforms = ["ANDROID", "IOS", "WEB"] as const;

export type Platform = (typeof platforms)[number];

/** A text for a platform. */
export const platformText = {
  template_type: "BASIC",
  basic_details: { title: "Hello", message: "Good to have you here." },
};

/** The same text for each of some platforms. */
export function contentFor(...some: readonly Platform[]): object {
  return Object.fromEntries(some.map((platform) => [platform.toLowerCase(), platformText]));
}

/** A request to some platforms with flat content for others. */
export function targeting(targeted: readonly Platform[], filled: readonly Platform[]): Body {
  return pushRequest({ "basic_details.platforms": targeted, "campaign_content.content.push": contentFor(...filled) });
}

/** A violation at the flat content for a platform. */
export function atContentFor(platform: Platform) {
  return { path: `campaign_content.content.push.${platform.toLowerCase()}`, params: { platform } };
}
