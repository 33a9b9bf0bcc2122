import { pathsIn } from "../parts/member-path.js";
import { defineRule, has } from "../rule.js";

const MEMBERS = ["trigger_delay_value", "trigger_delay_granularity"] as const;

export const delayMembersUsed = defineRule({
  id: "trigger.delay-members-used",
  severity: "warning",
  scope: "request",
  spec: "Trigger conditions (`trigger_condition`)",
  summary: "Length and unit of a delay are used only with the delay type `DELAY`.",
  unless: ["trigger_condition.trigger_delay_type=DELAY"],
  reads: {
    values: ["trigger_condition.trigger_delay_type"],
    presence: pathsIn("trigger_condition", MEMBERS),
  },
  message: 'is used only when trigger_delay_type is "DELAY", but that is {delayType}',

  check({ trigger_condition: trigger }, report) {
    const delayType = trigger?.trigger_delay_type;
    if (delayType === undefined || delayType === "DELAY") return;
    for (const member of MEMBERS) if (has(trigger, member)) report(["trigger_condition", member], { delayType });
  },
});
