import { defineRule } from "../rule.js";

export const idempotencyKeyPresent = defineRule({
  id: "request.idempotency-key-present",
  scope: "headers",
  spec: "Update or publish campaign draft",
  summary: "An update must have a key by which a retry can be recognized.",
  reads: {},
  outsideBody: true,
  message: "is a mandatory header (a UUID v4) of an update, but is absent",

  check({ operation, headers }, report) {
    if (operation === "update" && !headers.has("Idempotency-Key")) report(["Idempotency-Key"]);
  },
});
