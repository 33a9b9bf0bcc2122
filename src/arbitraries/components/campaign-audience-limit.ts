import fc from "fast-check";
import { CampaignAudienceLimit } from "../../schemas/campaign-audience-limit.js";
import { type Members, objectOf, oneOf } from "../from-schema.js";
import type { Scene } from "../scene.js";

const FLAG = "is_campaign_audience_limit_enabled";

/** Caps on the audience of campaigns that can have one, enabled with all they need or disabled with nothing else. */
export function campaignAudienceLimitIn({ channel, deliveryType, tidy }: Scene): fc.Arbitrary<Members> {
  const isOneTime = deliveryType === "ONE_TIME";
  const isPerSend = channel === "PUSH" && deliveryType === "PERIODIC";
  const others = ["metric", "frequency"];
  const frequency = isPerSend ? fc.constantFrom("TOTAL", "INSTANCE") : fc.constant("TOTAL");
  return oneOf(
    objectOf(CampaignAudienceLimit, tidy, {
      members: { [FLAG]: fc.constant(false) },
      without: [...others, "limit"],
    }),
    objectOf(CampaignAudienceLimit, tidy, {
      members: { [FLAG]: fc.constant(true), frequency },
      needs: isOneTime ? ["limit"] : [...others, "limit"],
      without: isOneTime ? others : [],
    }),
  );
}
