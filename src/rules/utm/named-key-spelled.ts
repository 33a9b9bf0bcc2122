import { namedUtmKeys } from "../../generated/members.js";
import { isSlip, isSpelling, nearest } from "../../structure/nearest.js";
import { defineRule, has } from "../rule.js";

/** Words that differ from a named key in one letter, but name something else. */
export const ownWords: readonly string[] = ["team", "consent", "contest", "context"];

export const namedKeySpelled = defineRule({
  id: "utm.named-key-spelled",
  severity: "warning",
  scope: "request",
  spec: "`utm_params`",
  summary: "A custom UTM key does not look like a misspelt named one.",
  reads: { keys: ["utm_params"] },
  message: "is a custom key, but looks misspelt",

  check({ utm_params }, report) {
    for (const key in utm_params) {
      if (namedUtmKeys.includes(key) || !has(utm_params, key)) continue;
      const bare = withoutLink(key);
      if (ownWords.includes(wordIn(bare))) continue;
      const to = nearest(bare, namedUtmKeys) as string | undefined;
      if (to === undefined) continue;
      const isSpelled = isSpelling(bare, to);
      if (!isSpelled && !isSlip(bare, to)) continue;
      const fix = isSpelled && !has(utm_params, to) ? ({ kind: "rename", to } as const) : undefined;
      if (!report(["utm_params", key], { nearest: to }, fix)) return;
    }
  },
});

/** A key without what stands before it in a link that was split in the wrong places, such as `amp;`. */
export function withoutLink(key: string): string {
  const last = key.split(/[?&#]|amp;/iu).at(-1) ?? key;
  return /^utm/iu.test(last) ? last : key;
}

/** The letters and digits of a key, without its prefix and in lower case. */
export function wordIn(key: string): string {
  const word = key.replace(/[^\p{L}\p{N}]/gu, "").toLowerCase();
  return word.startsWith("utm") ? word.slice(3) : word;
}
