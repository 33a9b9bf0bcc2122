import { namedUtmKeys } from "../../generated/members.js";
import { isSlip, isSpelling } from "../../structure/nearest.js";
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
      const isMeant = (name: string) => isSpelling(key, name) || isSlip(`utm_${key}`, name);
      const named = namedUtmKeys.find((name) => isMeant(name) && !has(utm_params, name));
      const to = named ?? (/^(?!utm)[a-z]/iu.test(key) ? `utm_${key}` : undefined);
      const fix = to === undefined || has(utm_params, to) ? undefined : ({ kind: "rename", to } as const);
      if (!report(["utm_params", key], named === undefined ? {} : { nearest: named }, fix)) return;
    }
  },
});
