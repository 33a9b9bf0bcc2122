import { excerpt } from "../../errors/wording.js";
import { onlyValueOf } from "../parts/request-parts.js";
import { defineRule } from "../rule.js";

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/iu;

export const idempotencyKeyUuid = defineRule({
  id: "request.idempotency-key-uuid",
  scope: "headers",
  spec: "Update or publish campaign draft",
  summary: "The key of an update is a UUID of version 4.",
  reads: {},
  outsideBody: true,
  message: 'must be a UUID v4, like "8f2b6c1e-4d3a-4b7f-9c21-5e0d7a6b3f10", but is {received}',

  check({ operation, headers }, report) {
    const received = operation === "update" ? onlyValueOf(headers, "Idempotency-Key") : undefined;
    if (received !== undefined && !UUID_V4.test(received)) {
      report(["Idempotency-Key"], { received: excerpt(received) });
    }
  },
});
