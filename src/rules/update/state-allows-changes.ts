import { defineRule } from "../rule.js";

export const stateAllowsChanges = defineRule({
  id: "update.state-allows-changes",
  scope: "state",
  spec: "States and transitions",
  summary: "A stopped or archived campaign can be neither updated nor published.",
  states: ["STOPPED", "ARCHIVED"],
  reads: {},
  outsideBody: true,
  message: "must be a campaign that can be changed, but it is {=state}: no update is allowed",

  check({ state }, report) {
    report(["campaign_id"], { state: String(state) });
  },
});
