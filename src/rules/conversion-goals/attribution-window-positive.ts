import { atLeastOne } from "../rule-factories.js";

export const attributionWindowPositive = atLeastOne({
  id: "conversion-goals.attribution-window-positive",
  scope: "request",
  spec: "`conversion_goal_details`",
  summary: "Conversions should be counted over at least 1 hour.",
  members: ["conversion_goal_details.attribution_window_in_hours"],
});
