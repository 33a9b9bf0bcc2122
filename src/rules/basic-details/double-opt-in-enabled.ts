import { defineRule } from "../rule.js";

export const doubleOptInEnabled = defineRule({
  id: "basic-details.double-opt-in-enabled",
  scope: "EMAIL",
  spec: "Email `basic_details`",
  summary: "Sending only to double-opt-in users needs the Double Opt-In feature.",
  unlessFeature: "DOUBLE_OPT_IN",
  onlyIf: ["basic_details.send_only_double_opt_in_users=true"],
  reads: { values: ["basic_details.send_only_double_opt_in_users"] },
  message: "must be false or absent, because the feature DOUBLE_OPT_IN is not enabled for this workspace",

  check({ basic_details }, report) {
    if (basic_details.send_only_double_opt_in_users === true) {
      report(["basic_details", "send_only_double_opt_in_users"]);
    }
  },
});
