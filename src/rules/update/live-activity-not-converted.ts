import { deliveryTypes } from "../../generated/members.js";
import { defineRule } from "../rule.js";

const LIVE = "BROADCAST_LIVE_ACTIVITY";

export const liveActivityNotConverted = defineRule({
  id: "update.live-activity-not-converted",
  scope: "update",
  spec: "Versioning",
  summary: "A campaign of another delivery type cannot become a live activity.",
  comparesStored: true,
  reads: { keys: ["campaign_delivery_type"] },
  message:
    "cannot become {deliveryType}: the stored campaign is of type {stored}, and only a live activity can stay one",

  check({ stored, merged }, report) {
    if (merged["campaign_delivery_type"] !== LIVE) return;
    const before = stored?.["campaign_delivery_type"];
    const isOther = typeof before === "string" && deliveryTypes.includes(before) && before !== LIVE;
    if (stored === undefined || isOther)
      report(["campaign_delivery_type"], { deliveryType: LIVE, stored: String(before) });
  },
});
