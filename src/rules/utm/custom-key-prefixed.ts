import { namedUtmKeys } from "../../generated/members.js";
import type { CreateRequest } from "../../generated/types.js";
import { isSlip, isSpelling, isSpellingOfAny } from "../../structure/nearest.js";
import { defineRule, has } from "../rule.js";

export const customKeyPrefixed = defineRule({
  id: "utm.custom-key-prefixed",
  scope: "request",
  spec: "`utm_params`",
  summary: "Custom UTM keys start with `utm_`: on create, or as the policy `utmCustomKeys` says.",
  reads: { keys: ["utm_params"] },
  message: 'is a custom key, so its name must start with "utm_"',

  check({ utm_params }, report, { operation, policies: { utmCustomKeys } }) {
    if (utmCustomKeys === "any" || (utmCustomKeys === "by-operation" && operation === "update")) return;
    for (const key in utm_params) {
      if (namedUtmKeys.includes(key) || key.startsWith("utm_")) continue;
      const named = keyMeantBy(key, utm_params);
      const to = named === undefined ? prefixed(key) : spelt(key, named);
      const fix = to === undefined || has(utm_params, to) ? undefined : ({ kind: "rename", to } as const);
      if (!report(["utm_params", key], named === undefined ? {} : { nearest: named }, fix)) return;
    }
  },
});

/** A custom key with the prefix; undefined if it seems to start with a misspelt prefix. */
function prefixed(key: string): string | undefined {
  return /^(?!utm)[a-z]/iu.test(key) ? `utm_${key}` : undefined;
}

/** The named key, if this is only another spelling of it. Otherwise the key may be meant as a custom one. */
function spelt(key: string, named: string): string | undefined {
  return isSpelling(key, named) || isSpelling(`utm_${key}`, named) ? named : undefined;
}

/** The named key that was probably meant, if the params do not have it yet. */
function keyMeantBy(key: string, params: CreateRequest["utm_params"]): string | undefined {
  const isSpelt = isSpellingOfAny(key, namedUtmKeys);
  const isMeant = (name: string) => (isSpelt && isSpelling(key, name)) || isSlip(`utm_${key}`, name);
  return namedUtmKeys.find((name) => isMeant(name) && !has(params, name));
}
