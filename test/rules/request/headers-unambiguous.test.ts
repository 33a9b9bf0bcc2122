import { headersUnambiguous } from "../../../src/rules/request/headers-unambiguous.js";
import { createInput, OTHER_UUID, UUID, updateInput } from "../../support/requests.js";
import { testRequestRule } from "../../support/test-request-rule.js";
import { each } from "../../support/valid-of-type.js";

const JSON_TYPE = "application/json";

function repeated(path: string, count = 2) {
  return { path, params: { count } };
}

const equal: [name: string, values: string[]][] = [
  ["Content-Type", [JSON_TYPE, JSON_TYPE, JSON_TYPE]],
  ["Idempotency-Key", [UUID, UUID]],
  ["X-SVC-Request-Id", ["upd-1", "upd-1"]],
];

/** Values that differ, of which each would be valid alone. */
const different: [name: string, values: string[]][] = [
  ["Content-Type", [JSON_TYPE, `${JSON_TYPE}; charset=utf-8`]],
  ["Content-Type", [JSON_TYPE, JSON_TYPE.toUpperCase()]],
  ["Idempotency-Key", [UUID, OTHER_UUID]],
  ["Idempotency-Key", [UUID, UUID.toUpperCase()]],
  ["X-SVC-Request-Id", ["upd-1", "upd-2"]],
  ["X-SVC-Request-Id", ["upd-1", "UPD-1"]],
];

testRequestRule(headersUnambiguous, {
  valid: {
    ...each(equal, ([name, values]) => [
      `equal values of ${name}, to update`,
      updateInput({ headers: { [name]: values } }),
    ]),
    "equal values of Content-Type, to create": createInput({ headers: { "Content-Type": [JSON_TYPE, JSON_TYPE] } }),
    "different values of headers that only an update has, to create": createInput({
      headers: { "Idempotency-Key": [UUID, OTHER_UUID], "X-SVC-Request-Id": ["upd-1", "upd-2"] },
    }),
    "different values of a header that is not checked": updateInput({
      headers: { Accept: ["text/html", JSON_TYPE], Cookie: ["a=1", "b=2"] },
    }),
  },
  invalid: {
    ...each(different, ([name, values]) => [
      `different values of ${name}, to update: ${values.join(" and ")}`,
      { request: updateInput({ headers: { [name]: values } }), violations: [repeated(name)] },
    ]),
    "different values of Content-Type, to create": {
      request: createInput({ headers: { "Content-Type": [JSON_TYPE, "text/plain"] } }),
      violations: [repeated("Content-Type")],
    },
    "different values in another order": {
      request: createInput({ headers: { "Content-Type": ["text/plain", JSON_TYPE] } }),
      violations: [repeated("Content-Type")],
    },
    "equal values, which count once": {
      request: updateInput({ headers: { "X-SVC-Request-Id": ["a", "b", "a", "c", "b"] } }),
      violations: [repeated("X-SVC-Request-Id", 3)],
    },
    "values under names in another case": {
      request: updateInput({ headers: { "idempotency-key": OTHER_UUID } }),
      violations: [repeated("Idempotency-Key")],
    },
    "values that would all be invalid alone": {
      request: updateInput({ headers: { "Content-Type": ["text/plain", "text/html"], "Idempotency-Key": ["1", "2"] } }),
      violations: [repeated("Content-Type"), repeated("Idempotency-Key")],
    },
    "all of them, in order": {
      request: updateInput({
        headers: {
          "X-SVC-Request-Id": ["upd-1", "upd-2"],
          "Idempotency-Key": [UUID, OTHER_UUID],
          "Content-Type": [JSON_TYPE, "text/plain"],
        },
      }),
      violations: [repeated("Content-Type"), repeated("Idempotency-Key"), repeated("X-SVC-Request-Id")],
    },
    "different ids if the body has one": {
      request: updateInput({
        headers: { "X-SVC-Request-Id": ["upd-1", "upd-2"] },
        body: { request_id: "upd-1", status: "PUBLISH" },
      }),
      violations: [repeated("X-SVC-Request-Id")],
    },
  },
});
