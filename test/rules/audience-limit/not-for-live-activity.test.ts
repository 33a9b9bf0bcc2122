import type { Context } from "../../../src/index.js";
import { audienceLimitNotForLiveActivity } from "../../../src/rules/audience-limit/not-for-live-activity.js";
import { deliveryTypesBut, each, requestOf } from "../../support/delivery-types.js";
import { testRule } from "../../support/test-rule.js";

const context: Context = { features: ["AUDIENCE_LIMIT"] };

const disabled = { is_campaign_audience_limit_enabled: false };
const complete = { is_campaign_audience_limit_enabled: true, metric: "SENT", frequency: "TOTAL", limit: 1000 };

function liveActivity(cap: object) {
  return requestOf("PUSH BROADCAST_LIVE_ACTIVITY", { campaign_audience_limit: cap });
}

testRule(audienceLimitNotForLiveActivity, {
  context,
  violations: [{ path: "campaign_audience_limit" }],
  valid: {
    ...each(
      deliveryTypesBut("PUSH BROADCAST_LIVE_ACTIVITY", "PUSH ONE_TIME", "EMAIL ONE_TIME"),
      "a complete cap",
      (type) => requestOf(type, { campaign_audience_limit: complete }),
    ),
    ...each(deliveryTypesBut("PUSH BROADCAST_LIVE_ACTIVITY"), "a disabled cap", (type) =>
      requestOf(type, { campaign_audience_limit: disabled }),
    ),
    "a live activity without a cap": requestOf("PUSH BROADCAST_LIVE_ACTIVITY"),
    "a one-time campaign to iOS with the id of a live activity": requestOf("PUSH ONE_TIME", {
      "basic_details.broadcast_live_activity_id": "la-cup-final",
      campaign_audience_limit: disabled,
    }),
  },
  invalid: {
    "a live activity with a complete cap": liveActivity(complete),
    "a live activity with a disabled cap": liveActivity(disabled),
    // No other rule reports the cap then.
    "a live activity with an empty cap": liveActivity({ is_campaign_audience_limit_enabled: true }),
    "a live activity with a disabled cap that has all members": liveActivity({ ...complete, ...disabled }),
    "a live activity with a cap for each instance": liveActivity({ ...complete, frequency: "INSTANCE" }),
    "a gate that is turned off": {
      body: liveActivity({ is_campaign_audience_limit_enabled: true }),
      context: { rules: { "audience-limit.feature-enabled": "off" } },
    },
    "a gate that only warns, at the same place": {
      body: liveActivity({ is_campaign_audience_limit_enabled: true }),
      context: { features: [], rules: { "audience-limit.feature-enabled": "warning" } },
    },
  },
});
