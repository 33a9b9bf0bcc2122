import { deliveryTypes } from "../../generated/members.js";
import { defineRule } from "../rule.js";

const LIVE = "BROADCAST_LIVE_ACTIVITY";

export const liveActivityNotConverted = defineRule({
  id: "update.live-activity-not-converted",
  scope: "update",
  spec: "Versioning",
  summary: "A draft of another delivery type cannot become a live activity.",
  states: ["DRAFT"],
  reads: { presence: ["campaign_delivery_type"] },
  message: "cannot become {deliveryType}: the draft is of type {stored}, and only live activities stay ones",

  check({ state, stored, merged }, report) {
    const before = stored?.["campaign_delivery_type"];
    if (state !== "DRAFT" || merged["campaign_delivery_type"] !== LIVE || before === LIVE) return;
    if (typeof before !== "string" || !deliveryTypes.includes(before)) return;
    report(["campaign_delivery_type"], { deliveryType: LIVE, stored: before });
  },
});
