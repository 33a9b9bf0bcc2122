import { idempotencyKeyUuid } from "../../../src/rules/request/idempotency-key-uuid.js";
import { createInput, UUID, updateInput } from "../../support/requests.js";
import { testRequestRule } from "../../support/test-request-rule.js";
import { each } from "../../support/valid-of-type.js";

/** A UUID with another digit at an index. */
function digit(index: number, other: string): string {
  return `${UUID.slice(0, index)}${other}${UUID.slice(index + 1)}`;
}

const VERSION = 14;
const VARIANT = 19;

const right = [
  UUID,
  UUID.toUpperCase(),
  "00000000-0000-4000-8000-000000000000",
  "ffffffff-ffff-4fff-bfff-ffffffffffff",
  "FFFFFFFF-ffff-4FFF-AFFF-ffffffffffff",
  ...["8", "9", "a", "b", "A", "B"].map((variant) => digit(VARIANT, variant)),
];

const wrong = [
  "retry-3",
  "00000000-0000-0000-0000-000000000000",
  ...["0", "1", "2", "3", "5", "6", "7", "8", "f"].map((version) => digit(VERSION, version)),
  ...["0", "7", "c", "d", "e", "f"].map((variant) => digit(VARIANT, variant)),
  ...[0, 7, 9, 15, 24, 35].map((index) => digit(index, "g")),
  ...[8, 13, 18, 23].map((index) => digit(index, "0")),
  UUID.slice(1),
  `${UUID}0`,
  `0${UUID}`,
  ` ${UUID}`,
  `${UUID} `,
  `${UUID}\n`,
  `"${UUID}"`,
  `urn:uuid:${UUID}`,
  UUID.replaceAll("-", ""),
  UUID.replaceAll("-", "–"),
  `${UUID},`,
];

testRequestRule(idempotencyKeyUuid, {
  valid: {
    ...each(right, (key) => [key, updateInput({ headers: { "Idempotency-Key": key } })]),
    ...each(wrong, (key) => [
      `${JSON.stringify(key)}, to create`,
      createInput({ headers: { "Idempotency-Key": key } }),
    ]),
  },
  invalid: {
    ...each(wrong, (received) => [
      JSON.stringify(received),
      {
        request: updateInput({ headers: { "Idempotency-Key": received } }),
        violations: [{ path: "Idempotency-Key", params: { received } }],
      },
    ]),
    "one that is too long to be repeated": {
      request: updateInput({ headers: { "Idempotency-Key": `${UUID}-${UUID}` } }),
      violations: [{ path: "Idempotency-Key", params: { received: `${`${UUID}-${UUID}`.slice(0, 63)}…` } }],
    },
    "between its neighbours": {
      request: updateInput({
        headers: { "X-SVC-Request-Id": "upd-2", "Idempotency-Key": "1", "Content-Type": "text/plain" },
        body: { request_id: "upd-1", status: "PUBLISH" },
      }),
      violations: [
        { rule: "request.content-type-json", path: "Content-Type", params: { received: "text/plain" } },
        { path: "Idempotency-Key", params: { received: "1" } },
        {
          rule: "request.request-ids-equal",
          path: "X-SVC-Request-Id",
          params: { expected: "upd-1", received: "upd-2" },
        },
      ],
    },
  },
});
