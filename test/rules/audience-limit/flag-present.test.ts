import { audienceLimitFlagPresent } from "../../../src/rules/audience-limit/flag-present.js";
import { deliveryTypesBut, each, requestOf } from "../../support/delivery-types.js";
import { testRule } from "../../support/test-rule.js";

const context = { features: ["AUDIENCE_LIMIT"] } as const;
const FLAG = "is_campaign_audience_limit_enabled";
const withCap = (campaign_audience_limit: object) => ({
  body: requestOf("PUSH PERIODIC", { campaign_audience_limit }),
  context,
});
const violations = [{ path: `campaign_audience_limit.${FLAG}` }];

testRule(audienceLimitFlagPresent, {
  valid: {
    "an enabled cap": withCap({ [FLAG]: true, limit: 5, metric: "SENT", frequency: "TOTAL" }),
    "a disabled cap": withCap({ [FLAG]: false }),
    "an empty cap": withCap({}),
    "no cap": { body: requestOf("PUSH PERIODIC"), context },
  },
  invalid: {
    ...each(deliveryTypesBut("PUSH BROADCAST_LIVE_ACTIVITY"), "a limit without the flag", (type) => ({
      body: requestOf(type, { campaign_audience_limit: { limit: 5 } }),
      context,
      violations,
    })),
    "a metric without the flag": { ...withCap({ metric: "SENT" }), violations },
    "a frequency without the flag": { ...withCap({ frequency: "INSTANCE" }), violations },
    "everything but the flag": { ...withCap({ limit: 5, metric: "SENT", frequency: "TOTAL" }), violations },
  },
});
