import { deliveryTypes } from "../../generated/members.js";
import { defineRule } from "../rule.js";

const LIVE = "BROADCAST_LIVE_ACTIVITY";

export const liveActivityNotConverted = defineRule({
  id: "update.live-activity-not-converted",
  scope: "update",
  spec: "Versioning",
  summary: "A draft of another delivery type cannot become a live activity.",
  states: ["DRAFT"],
  comparesStored: true,
  reads: { keys: ["campaign_delivery_type"] },
  message:
    "cannot become {deliveryType}: the draft is of type {stored}, and only a draft that is already a live activity can be one",

  check({ state, stored, merged }, report) {
    if (state !== "DRAFT" || merged["campaign_delivery_type"] !== LIVE) return;
    const before = stored?.["campaign_delivery_type"];
    const isOther = typeof before === "string" && deliveryTypes.includes(before) && before !== LIVE;
    if (stored === undefined || isOther)
      report(["campaign_delivery_type"], { deliveryType: LIVE, stored: String(before) });
  },
});
