import fc from "fast-check";
import { CampaignAudienceLimit } from "../../schemas/campaign-audience-limit.js";
import { type Members, objectOf, oneOf } from "../from-schema.js";
import type { Scene } from "../scene.js";

const FLAG = "is_campaign_audience_limit_enabled";
const METRIC_AND_FREQUENCY = ["metric", "frequency"];

/** Caps on the audience of campaigns that can have one: enabled, disabled, or without the flag. */
export function campaignAudienceLimitIn({ channel, deliveryType, tidy }: Scene): fc.Arbitrary<Members> {
  const hasMetric = deliveryType === "PERIODIC" || deliveryType === "EVENT_TRIGGERED";
  const isPerSend = channel === "PUSH" && deliveryType === "PERIODIC";
  const frequency = isPerSend ? fc.constantFrom("TOTAL", "INSTANCE") : fc.constant("TOTAL");
  // Of the other types, only a one-time campaign is rejected for them; the rest do not use them.
  const without = deliveryType === "ONE_TIME" || (tidy && !hasMetric) ? METRIC_AND_FREQUENCY : [];
  return oneOf(
    objectOf(CampaignAudienceLimit, tidy, {
      members: { [FLAG]: fc.constant(false) },
      needs: [FLAG],
      without: [...METRIC_AND_FREQUENCY, "limit"],
    }),
    objectOf(CampaignAudienceLimit, tidy, {
      members: { [FLAG]: fc.constant(true), frequency },
      needs: hasMetric ? [FLAG, "limit", ...METRIC_AND_FREQUENCY] : [FLAG, "limit"],
      without,
    }),
    objectOf(CampaignAudienceLimit, tidy, {
      members: { frequency },
      without: [FLAG, ...(tidy ? [...METRIC_AND_FREQUENCY, "limit"] : without)],
    }),
  );
}
