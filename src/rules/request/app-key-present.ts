import { defineRule } from "../rule.js";

export const appKeyPresent = defineRule({
  id: "request.app-key-present",
  scope: "headers",
  spec: "Create campaign",
  summary: "A create request names its workspace in a header.",
  reads: {},
  outsideBody: true,
  message: "is a mandatory header (the workspace id) of a create request, but is absent",

  check({ operation, headers }, report) {
    if (operation === "create" && !headers.has("SVC-APPKEY")) report(["SVC-APPKEY"]);
  },
});
