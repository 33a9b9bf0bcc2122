import { namedUtmKeys } from "../../generated/members.js";
import { defineRule } from "../rule.js";

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
      if (!namedUtmKeys.includes(key) && !key.startsWith("utm_")) report(["utm_params", key]);
    }
  },
});
