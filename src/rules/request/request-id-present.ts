import { defineRule } from "../rule.js";

export const requestIdPresent = defineRule({
  id: "request.request-id-present",
  scope: "headers",
  spec: "Update or publish campaign draft",
  summary: "An update has an id, in its header or in its body.",
  reads: {},
  outsideBody: true,
  message: "is a mandatory header of an update whose body has no request_id, but is absent",

  check({ operation, headers, requestId }, report) {
    if (operation !== "update" || headers.has("X-SVC-Request-Id") || requestId !== undefined) return;
    report(["X-SVC-Request-Id"]);
  },
});
