import { expect, it } from "vitest";
import { validateRequest } from "../../../src/index.js";
import { requestIdPresent } from "../../../src/rules/request/request-id-present.js";
import { frozen } from "../../support/json.js";
import { createInput, updateInput } from "../../support/requests.js";
import { testRequestRule } from "../../support/test-request-rule.js";
import { pushRequest } from "../../support/test-rule.js";
import { updating } from "../../support/updates.js";
import { pushOfType } from "../../support/valid-of-type.js";

const missing = { path: "X-SVC-Request-Id" };
const without = { "X-SVC-Request-Id": undefined };
const publish = { status: "PUBLISH" };

testRequestRule(requestIdPresent, {
  violations: [missing],
  valid: {
    "an id in the header": updateInput(),
    "an id in a header in lower case": updateInput({ headers: { ...without, "x-svc-request-id": "u" } }),
    "an id in the body": updateInput({ headers: without, body: { ...publish, request_id: "upd-1" } }),
    "an id in the body of an update": updateInput({
      headers: without,
      body: { request_id: "upd-1", utm_params: { utm_source: "app", utm_medium: "push" } },
    }),
    "an id in both": updateInput({ body: { ...publish, request_id: "upd-1" } }),
    "an empty id in the header, and one in the body": updateInput({
      headers: { "X-SVC-Request-Id": "" },
      body: { ...publish, request_id: "upd-1" },
    }),
    "no id in the header, to create": createInput(),
  },
  invalid: {
    "no id, to publish": updateInput({ headers: without }),
    "no id, to update": updateInput({
      headers: without,
      body: { utm_params: { utm_source: "app", utm_medium: "push" } },
    }),
    "an id in a header with another name": updateInput({
      headers: { ...without, "X-Request-Id": "upd-1", "SVC-Request-Id": "upd-1" },
    }),
    "an empty id in the header": updateInput({ headers: { "X-SVC-Request-Id": "" } }),
    "an id of white space in the header": updateInput({ headers: { "X-SVC-Request-Id": " \t" } }),
    "a header without values": updateInput({ headers: { "X-SVC-Request-Id": [] } }),
    "a property that every object inherits": updateInput({
      headers: without,
      body: { ...publish, requestId: "upd-1", Request_id: "upd-1" },
    }),
    "an id of the stored campaign": {
      request: updateInput({ headers: without, body: { advanced: {} } }),
      context: updating("DRAFT", pushOfType("ONE_TIME")),
    },
  },
});

it.each([null, 5, {}])("does not report an id of the wrong type: %j", (request_id) => {
  const { violations } = validateRequest(frozen(updateInput({ headers: without, body: { ...publish, request_id } })));
  expect(violations.map(({ rule, path }) => `${rule} ${path}`)).toEqual(["structure.type request_id"]);
});

it.each([null, [], "upd-1", undefined])("reports a missing id if the body is not an object: %j", (body) => {
  const { violations } = validateRequest(frozen({ ...updateInput({ headers: without }), body }));
  expect(violations.map(({ rule, path }) => `${rule} ${path}`)).toEqual([
    "request.request-id-present X-SVC-Request-Id",
    "structure.type body",
  ]);
});

it("an absent id is not reported in a create request", () => {
  const { violations } = validateRequest(frozen(createInput({ body: pushRequest({ request_id: undefined }) })));
  expect(violations.map(({ rule, path }) => `${rule} ${path}`)).toEqual(["structure.required request_id"]);
});
