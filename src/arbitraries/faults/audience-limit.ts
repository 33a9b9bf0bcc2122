import fc from "fast-check";
import { type Fault, having, within } from "./fault.js";

const C = "campaign_audience_limit";
const limit = within(C, { withFeatures: ["AUDIENCE_LIMIT"] });

const enabled = { is_campaign_audience_limit_enabled: true, limit: 500 };
const complete = { ...enabled, metric: "SENT", frequency: "TOTAL" };
const disabled = { is_campaign_audience_limit_enabled: false };

const WITH_METRIC = { types: ["PERIODIC", "EVENT_TRIGGERED"] };
const WITHOUT_METRIC = { exceptTypes: [...WITH_METRIC.types, "BROADCAST_LIVE_ACTIVITY"] };
const NOT_LIVE = { exceptTypes: ["BROADCAST_LIVE_ACTIVITY"] };
const REPEATED = { exceptTypes: ["ONE_TIME", "BROADCAST_LIVE_ACTIVITY"] };

/** A cap where there must be none: it may be invalid too. */
const caps = fc.constantFrom<unknown>(disabled, enabled, complete, {}, null, { frequency: "INSTANCE", limit: -1 });

/** Values where there must be none: they may be invalid too. */
const anyOf = (value: unknown) => fc.constantFrom(value, value, null, {}, "other");
const anyMetric = { metric: anyOf("SENT"), frequency: anyOf("TOTAL") };

export const audienceLimitFaults = {
  "audience-limit.feature-enabled": [having(C, caps)],
  "audience-limit.not-for-live-activity": [limit.having("", caps)],
  "audience-limit.metric-and-frequency-required": ["metric", "frequency"].map((member) =>
    limit.lacking(member, { "": complete }),
  ),
  "audience-limit.metric-and-frequency-used": Object.entries({ metric: "SENT", frequency: "TOTAL" }).map(
    ([member, value]) => limit.having(member, value, { "": enabled }, NOT_LIVE),
  ),
  "audience-limit.limit-required": [
    limit.lacking("limit", { "": complete }, WITH_METRIC),
    limit.lacking("limit", { "": enabled }, WITHOUT_METRIC),
  ],
  "audience-limit.absent-when-disabled": [
    ...Object.entries({ ...anyMetric, limit: anyOf(500) }).map(([member, value]) =>
      limit.having(member, value, { "": disabled }, REPEATED),
    ),
    limit.having("limit", 1, { "": disabled }, { types: ["ONE_TIME"] }),
  ],
  "audience-limit.instance-for-push-periodic": [
    limit.having("frequency", "INSTANCE", { "": complete }, { ...WITH_METRIC, channel: "EMAIL" }),
    limit.having("frequency", "INSTANCE", { "": complete }, { channel: "PUSH", types: ["EVENT_TRIGGERED"] }),
  ],
  "audience-limit.absent-for-one-time": Object.entries(anyMetric).map(([member, value]) =>
    limit.having(member, value, { "": enabled }),
  ),
  "audience-limit.flag-present": [
    limit.lacking("is_campaign_audience_limit_enabled", { "": enabled }, REPEATED),
    limit.lacking("is_campaign_audience_limit_enabled", { "": complete }, WITH_METRIC),
  ],
} satisfies Record<string, readonly Fault[]>;
