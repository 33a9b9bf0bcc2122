import { bodyNotAWholeRequest } from "../../../src/rules/body/not-a-whole-request.js";
import { emailRequest, pushRequest } from "../../support/test-rule.js";
import { testShape } from "../../support/test-shape.js";
import { storedPush, updating } from "../../support/updates.js";

const members = "method, path, headers, body";
const patch = { method: "PATCH", path: "/v5/campaigns/c-1", headers: {}, body: { advanced: {} } };

testShape(bodyNotAWholeRequest, {
  unreported: {
    "a body": { create: pushRequest() },
    "a body with members of these names": { create: { ...(emailRequest() as object), method: "POST", body: {} } },
    "a body in a member named body, without other members": { create: { body: emailRequest() } },
    "a method and a path without a body": { create: { method: "POST", path: "/core-services/v1/campaigns" } },
    "an empty object": { create: {} },
    "an array": { create: [{ method: "POST", body: {} }] },
  },
  reported: {
    "a whole request": {
      create: { method: "POST", path: "/core-services/v1/campaigns", headers: [], body: pushRequest() },
      path: "body",
      params: { members },
    },
    "a whole request whose body is a text": {
      create: { method: "POST", body: "{}" },
      path: "body",
      params: { members: "method, body" },
    },
    "headers and a body without a method": {
      create: { headers: {}, body: null },
      path: "body",
      params: { members: "headers, body" },
    },
    "a whole request for an update": { update: patch, path: "body", params: { members } },
    "a whole request for an update of a stored campaign": {
      update: patch,
      context: updating("DRAFT", storedPush()),
      path: "body",
      params: { members },
    },
  },
});
