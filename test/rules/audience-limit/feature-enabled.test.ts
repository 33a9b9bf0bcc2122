import { audienceLimitEnabled } from "../../../src/rules/audience-limit/feature-enabled.js";
import { deliveryTypes, deliveryTypesBut, each, requestOf } from "../../support/delivery-types.js";
import { featuresBut } from "../../support/features.js";
import { testRule } from "../../support/test-rule.js";

const disabled = { is_campaign_audience_limit_enabled: false };
const complete = { is_campaign_audience_limit_enabled: true, metric: "SENT", frequency: "TOTAL", limit: 1000 };

const absent = { path: "campaign_audience_limit", params: { where: " for this workspace" } };

testRule(audienceLimitEnabled, {
  violations: [{ path: "campaign_audience_limit", params: { where: ": it is off unless `features` lists it" } }],
  valid: {
    ...each(deliveryTypesBut("PUSH BROADCAST_LIVE_ACTIVITY"), "a disabled cap with the feature", (type) => ({
      body: requestOf(type, { campaign_audience_limit: disabled }),
      context: { features: ["AUDIENCE_LIMIT"] },
    })),
    "a cap in a workspace that has the feature among others": {
      body: requestOf("EMAIL PERIODIC", { campaign_audience_limit: complete }),
      context: { features: new Set(["QUEUING", "AUDIENCE_LIMIT"] as const) },
    },
    ...each(deliveryTypes, "no cap, features unknown", (type) => requestOf(type)),
    "no cap without the feature": { body: requestOf("PUSH ONE_TIME"), context: { features: [] } },
    "no cap with the feature": { body: requestOf("PUSH ONE_TIME"), context: { features: ["AUDIENCE_LIMIT"] } },
  },
  invalid: {
    ...each(deliveryTypes, "a disabled cap, features unknown", (type) =>
      requestOf(type, { campaign_audience_limit: disabled }),
    ),
    "a cap in a workspace without features": {
      body: requestOf("EMAIL PERIODIC", { campaign_audience_limit: complete }),
      context: { features: [] },
      violations: [absent],
    },
    "a cap in a workspace with every other feature": {
      body: requestOf("EMAIL PERIODIC", { campaign_audience_limit: complete }),
      context: { features: featuresBut("AUDIENCE_LIMIT") },
      violations: [absent],
    },
    // The gate silences all other violations about the cap.
    "a cap that has metric, frequency and INSTANCE on a one-time campaign": requestOf("PUSH ONE_TIME", {
      campaign_audience_limit: { ...complete, frequency: "INSTANCE" },
    }),
    "an enabled cap without other members": requestOf("EMAIL EVENT_TRIGGERED", {
      campaign_audience_limit: { is_campaign_audience_limit_enabled: true },
    }),
    "a disabled cap with all members": requestOf("PUSH PERIODIC", {
      campaign_audience_limit: { ...complete, ...disabled },
    }),
    "a cap on a live activity": requestOf("PUSH BROADCAST_LIVE_ACTIVITY", { campaign_audience_limit: complete }),
    "a cap on a live activity about which the rule is turned off": {
      body: requestOf("PUSH BROADCAST_LIVE_ACTIVITY", { campaign_audience_limit: complete }),
      context: { rules: { "audience-limit.not-for-live-activity": "off" } },
    },
  },
});
