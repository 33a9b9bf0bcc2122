// The bodies and values from which random bodies are made and mutated.

import { emailBody } from "../structure/rows/email.js";
import { pushBody } from "../structure/rows/push.js";
import { fixturesIn, type InvalidFixture, type ValidFixture } from "../support/fixtures.js";
import { ABSENT, email, GMAIL, gmail, type Json, on, push } from "./bodies.js";

const invalid = fixturesIn<InvalidFixture>("create/invalid").map(([, { body }]) => body);

/** No member of it implies a channel. */
const untold: Json = {
  ...on(push, { channel: ABSENT, advanced: ABSENT, "basic_details.platforms": ABSENT }),
  campaign_content: { locales: ["en"], content: { en: { push: {} } } },
};

const scheduled = (start_time: string) =>
  on(push, { scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time, expiry_time: start_time } });

const limited = (campaign_audience_limit: Json, campaign_delivery_type = "ONE_TIME") =>
  on(push, { campaign_audience_limit, campaign_delivery_type });

/** Values that are valid in few places, and only with some policies, features or contexts. */
const contested: Json[] = [
  on(push, { channel: "Push" }),
  on(email, { channel: " EMAIL\n" }),
  on(email, { channel: "SMS" }),
  on(push, { channel: ABSENT }),
  untold,
  ...["Z", "+00:00", "-00:00", "z", "+01:00", ".5Z"].map((offset) => scheduled(`2026-01-01T00:00:00${offset}`)),
  on(push, { delivery_controls: { queuing_enabled: true, queue_duration: 1 } }),
  on(push, { delivery_controls: { queuing_enabled: "yes", queue_duration: [] } }),
  on(push, { delivery_controls: { queuing_enabled: true, queue_duration: 0 } }),
  limited({}),
  limited({ frequency: "INSTANCE" }, "PERIODIC"),
  limited({ is_campaign_audience_limit_enabled: true }, "DEVICE_TRIGGERED"),
  limited({ is_campaign_audience_limit_enabled: false, metric: "SENT" }, "BROADCAST_LIVE_ACTIVITY"),
  limited({ is_campaign_audience_limit_enabled: "yes", limit: 0 }, "EVENT_TRIGGERED"),
  on(email, { trigger_condition: { trigger_delay_type: "INTELLIGENT_DELAY", intelligent_delay_optimization: {} } }),
  on(push, { trigger_condition: { trigger_delay_type: "INTELLIGENT_DELAY", intelligent_delay_optimization: {} } }),
  ...["https://a:65536", "https://a:65535", "https://[::1]", "https://[::g]", "https://1.2.3", "https://a b"].map(
    (sender_logo) => on(email, { [GMAIL]: gmail({ sender_logo }) }),
  ),
];

export const seeds: unknown[] = [
  pushBody,
  emailBody,
  ...fixturesIn<ValidFixture>("create/valid").map(([, { body }]) => body),
  ...invalid,
  ...contested,
];

export const invalidSeeds: unknown[] = invalid;
