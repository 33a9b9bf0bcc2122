import fc from "fast-check";
import { type Circumstances, type Fault, having, lacking } from "./fault.js";

const C = "campaign_audience_limit";
const ENABLED = { is_campaign_audience_limit_enabled: true, limit: 500 };
const COMPLETE = { ...ENABLED, metric: "SENT", frequency: "TOTAL" };
const DISABLED = { is_campaign_audience_limit_enabled: false };

const ON = { withFeatures: ["AUDIENCE_LIMIT"] } as const;
const ONE_TIME = { ...ON, types: ["ONE_TIME"] };
const OTHERS = { ...ON, exceptTypes: ["ONE_TIME", "BROADCAST_LIVE_ACTIVITY"] };
const WITH_METRIC = { ...ON, types: ["PERIODIC", "EVENT_TRIGGERED"] };

const VALUES: Readonly<Record<string, unknown>> = { metric: "SENT", frequency: "TOTAL", limit: 500 };

/** A cap where there must be none: it may be invalid too. */
const caps = fc.constantFrom<unknown>(DISABLED, ENABLED, COMPLETE, {}, null, { frequency: "INSTANCE", limit: -1 });

/** A value where there must be none: it may be invalid too. */
const anyOf = (member: string) => fc.constantFrom<unknown>(VALUES[member], VALUES[member], null, {}, "other");

/** A cap with one member added or changed. */
function cap(base: object, member: string, value: unknown, circumstances: Circumstances): Fault {
  return having(`${C}.${member}`, { [C]: base, [`${C}.${member}`]: value }, circumstances);
}

export const audienceLimitFaults = {
  "audience-limit.feature-enabled": [having(C, { [C]: caps }, { withoutFeatures: ["AUDIENCE_LIMIT"] })],
  "audience-limit.not-for-live-activity": [
    having(C, { [C]: caps }, { ...ON, channel: "PUSH", types: ["BROADCAST_LIVE_ACTIVITY"] }),
  ],
  "audience-limit.metric-and-frequency-required": ["metric", "frequency"].map((member) =>
    lacking(`${C}.${member}`, { [C]: COMPLETE }, WITH_METRIC),
  ),
  "audience-limit.metric-and-frequency-used": ["metric", "frequency"].map((member) =>
    cap(ENABLED, member, VALUES[member], {
      ...ON,
      exceptTypes: ["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"],
    }),
  ),
  "audience-limit.limit-required": [
    lacking(`${C}.limit`, { [C]: COMPLETE }, WITH_METRIC),
    lacking(`${C}.limit`, { [C]: ENABLED }, { ...ON, exceptTypes: [...WITH_METRIC.types, "BROADCAST_LIVE_ACTIVITY"] }),
  ],
  "audience-limit.absent-when-disabled": [
    ...["metric", "frequency", "limit"].map((member) => cap(DISABLED, member, anyOf(member), OTHERS)),
    cap(DISABLED, "limit", 1, ONE_TIME),
  ],
  "audience-limit.instance-for-push-periodic": [
    cap(COMPLETE, "frequency", "INSTANCE", { ...WITH_METRIC, channel: "EMAIL" }),
    cap(COMPLETE, "frequency", "INSTANCE", { ...ON, channel: "PUSH", types: ["EVENT_TRIGGERED"] }),
  ],
  "audience-limit.absent-for-one-time": ["metric", "frequency"].map((member) =>
    cap(ENABLED, member, anyOf(member), ONE_TIME),
  ),
  "audience-limit.flag-present": [
    lacking(`${C}.is_campaign_audience_limit_enabled`, { [C]: ENABLED }, OTHERS),
    lacking(`${C}.is_campaign_audience_limit_enabled`, { [C]: COMPLETE }, WITH_METRIC),
  ],
} satisfies Record<string, readonly Fault[]>;
