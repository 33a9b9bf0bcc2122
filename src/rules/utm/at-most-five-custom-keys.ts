import { namedUtmKeys } from "../../generated/members.js";
import { defineRule, has } from "../rule.js";

const MOST = 5;

export const atMostFiveCustomKeys = defineRule({
  id: "utm.at-most-five-custom-keys",
  scope: "request",
  spec: "`utm_params`",
  summary: "There can be at most five custom UTM keys.",
  reads: { keys: ["utm_params"] },
  message: "must have at most {limit} keys besides utm_source, _medium, _campaign, _term and _content, but has {count}",

  check({ utm_params }, report) {
    let count = 0;
    for (const key in utm_params) if (!namedUtmKeys.includes(key) && has(utm_params, key)) count++;
    if (count > MOST) report(["utm_params"], { limit: MOST, count });
  },
});
