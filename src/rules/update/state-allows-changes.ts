import { defineRule } from "../rule.js";

export const stateAllowsChanges = defineRule({
  id: "update.state-allows-changes",
  scope: "state",
  spec: "States and transitions",
  summary: "A stopped or archived campaign can be neither updated nor published.",
  reads: {},
  outsideBody: true,
  message: "must be a campaign that can be changed, but it is {=state}: no update is allowed",

  check({ state }, report) {
    if (state === "STOPPED" || state === "ARCHIVED") report(["campaign_id"], { state });
  },
});
