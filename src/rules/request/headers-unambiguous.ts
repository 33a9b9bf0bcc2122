import { defineRule } from "../rule.js";

const OF_CREATE = ["Content-Type"] as const;
const OF_UPDATE = ["Content-Type", "Idempotency-Key", "X-SVC-Request-Id"] as const;

export const headersUnambiguous = defineRule({
  id: "request.headers-unambiguous",
  scope: "headers",
  spec: "Update or publish campaign draft",
  summary: "A header that is repeated must have the same value each time.",
  reads: {},
  outsideBody: true,
  message: "must be given once, but is given with {count} different values",

  check({ operation, headers }, report) {
    for (const name of operation === "create" ? OF_CREATE : OF_UPDATE) {
      const values = headers.get(name);
      if (typeof values === "object") report([name], { count: values.size });
    }
  },
});
