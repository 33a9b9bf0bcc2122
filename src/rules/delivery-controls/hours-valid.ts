import { excerpt } from "../../errors/wording.js";
import { isNumericString } from "../../structure/formats.js";
import { pathsIn } from "../parts/member-path.js";
import { defineRule } from "../rule.js";

/** Members that are numbers as text. */
export const HOURS = [
  "max_time_to_show_message_of_same_camapign",
  "expiry_time_of_sync_data_in_hour",
  "send_limit_value",
  "send_limit_granularity_in_hours",
] as const;

export const deliveryControlHoursValid = defineRule({
  id: "delivery-controls.hours-valid",
  severity: "warning",
  scope: "PUSH",
  spec: "Push `delivery_controls`",
  summary: "Hours and limits given as text should be numbers of at least 1.",
  reads: { values: pathsIn("delivery_controls", HOURS) },
  message: 'should be a number of at least 1 as text, like "24", but is {received}',

  check({ delivery_controls }, report) {
    for (const member of HOURS) {
      const text = delivery_controls[member];
      if (text === undefined || (isNumericString(text) && Number(text) >= 1)) continue;
      report(["delivery_controls", member], { received: excerpt(text) });
    }
  },
});
