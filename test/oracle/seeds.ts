// The bodies and values from which random bodies are made and mutated.

import { emailBody } from "../structure/bodies/email.js";
import { pushBody } from "../structure/bodies/push.js";
import { fixturesIn, type InvalidFixture, type ValidFixture } from "../support/fixtures.js";
import { ABSENT, email, GMAIL, gmail, type Json, on, push } from "./bodies.js";
import { TELLING } from "./channel.js";

const invalid = fixturesIn<InvalidFixture>("create/invalid").map(([, { body }]) => body);

/** No member of it implies a channel. */
const untold = (edits: Json = {}): Json =>
  on(push, {
    ...{ channel: ABSENT, advanced: ABSENT, basic_details: { name: "n", tags: ["a"] } },
    campaign_content: { locales: ["en"], content: { en: { push: {} } } },
    ...edits,
  });

/** Bodies without a channel or with a wrong one, some with members that imply one. */
const channels: Json[] = [
  on(push, { channel: "Push" }),
  on(email, { channel: " EMAIL\n" }),
  on(email, { channel: "SMS" }),
  on(push, { channel: ABSENT }),
  untold(),
  untold({ channel: null }),
  ...["SOON", 5, null, {}, "DEVICE_TRIGGERED", "BUSINESS_EVENT_TRIGGERED", "PERIODIC"].map((campaign_delivery_type) =>
    untold({ campaign_delivery_type }),
  ),
  ...[...TELLING.PUSH, ...TELLING.EMAIL].map((at) => untold({ [at.join(".")]: at.length > 1 ? null : {} })),
  untold({ trigger_condition: { trigger_delay_type: "INTELLIGENT_DELAY", intelligent_delay_optimization: 5 } }),
  untold({ trigger_condition: { intelligent_delay_optimization: { min_delay_value: "x", max_delay_value: 1 } } }),
  untold({ campaign_audience_limit: { is_campaign_audience_limit_enabled: false, limit: "x", metric: 5 } }),
];

const scheduled = (start_time: string) =>
  on(push, { scheduling_details: { delivery_type: "AT_FIXED_TIME", start_time, expiry_time: start_time } });

const limited = (campaign_audience_limit: Json, campaign_delivery_type = "ONE_TIME") =>
  on(push, { campaign_audience_limit, campaign_delivery_type });

const BROKEN: unknown[] = [5, null, {}, { sender_logo: 5, product_carousel: { type: "PRODUCT_SET" }, deal_card: [] }];

/** Members that are refused, broken in themselves or below. */
const refused: Json[] = [
  ...BROKEN.map((annotations) => on(email, { "basic_details.content_type": "TRANSACTIONAL", [GMAIL]: annotations })),
  ...[5, [], { min_delay_value: 1.5, max_delay_granularity: "MINUTES" }].map((intelligent_delay_optimization) =>
    on(email, { trigger_condition: { trigger_delay_type: "INTELLIGENT_DELAY", intelligent_delay_optimization } }),
  ),
  limited({ metric: 5, frequency: "INSTANCE", limit: 0 }),
  limited({ is_campaign_audience_limit_enabled: false, metric: "OPENED", frequency: [], limit: "x" }, "PERIODIC"),
  limited({ is_campaign_audience_limit_enabled: false, frequency: "INSTANCE", limit: 0 }),
  limited({ is_campaign_audience_limit_enabled: 5, metric: "OPENED", frequency: {} }),
  limited({ is_campaign_audience_limit_enabled: "no", metric: 5, limit: 0 }, "BROADCAST_LIVE_ACTIVITY"),
  on(push, { campaign_audience_limit: 5, campaign_delivery_type: "BROADCAST_LIVE_ACTIVITY" }),
];

/** Values that are valid in few places, and only with some policies, features or contexts. */
const contested: Json[] = [
  ...channels,
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
  ...refused,
];

export const seeds: unknown[] = [
  pushBody,
  emailBody,
  ...fixturesIn<ValidFixture>("create/valid").map(([, { body }]) => body),
  ...invalid,
  ...contested,
];

export const invalidSeeds: unknown[] = invalid;
