import { idempotencyKeyPresent } from "../../../src/rules/request/idempotency-key-present.js";
import { createInput, UUID, updateInput } from "../../support/requests.js";
import { testRequestRule } from "../../support/test-request-rule.js";

const missing = { path: "Idempotency-Key" };
const without = { "Idempotency-Key": undefined };

testRequestRule(idempotencyKeyPresent, {
  violations: [missing],
  valid: {
    "a key, to publish": updateInput(),
    "a key in lower case, to update": updateInput({
      headers: { ...without, "idempotency-key": UUID },
      body: { utm_params: { utm_source: "app", utm_medium: "push" } },
    }),
    "no key, to create": createInput(),
  },
  invalid: {
    "no key, to publish": updateInput({ headers: without }),
    "no key, to update": updateInput({
      headers: without,
      body: { utm_params: { utm_source: "app", utm_medium: "push" } },
    }),
    "a key with another name": updateInput({
      headers: { ...without, "X-Idempotency-Key": UUID, idempotency_key: UUID },
    }),
    "a key without values": updateInput({ headers: { "Idempotency-Key": [] } }),
    "an empty key": updateInput({ headers: { "Idempotency-Key": "" } }),
    "a key of white space": updateInput({ headers: { "Idempotency-Key": " " } }),
    "a key in the body": updateInput({ headers: without, body: { status: "PUBLISH", idempotency_key: UUID } }),
    "between its neighbours": {
      request: updateInput({ headers: { ...without, "Content-Type": "text/plain", "X-SVC-Request-Id": undefined } }),
      violations: [
        { rule: "request.content-type-json", path: "Content-Type", params: { received: "text/plain" } },
        missing,
        { rule: "request.request-id-present", path: "X-SVC-Request-Id" },
      ],
    },
  },
});
