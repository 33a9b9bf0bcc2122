import { bodyUnwrapped } from "../../../src/rules/body/unwrapped.js";
import { emailRequest, pushRequest } from "../../support/test-rule.js";
import { testShape } from "../../support/test-shape.js";
import { storedPush, updating } from "../../support/updates.js";

const patch = { basic_details: { name: "Sale" } };
const two = { request_id: "r-1", channel: "PUSH" };
const numbered = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, index]));

testShape(bodyUnwrapped, {
  unreported: {
    "a body": { create: pushRequest() },
    "a valid body with another one in a member": { create: { ...(pushRequest() as object), previous: emailRequest() } },
    "a body with two members of its own beside the wrapper": { create: { ...two, data: pushRequest() } },
    "a body with an object of another kind": { create: { channel: "PUSH", meta: { channel: "web", by: "jo" } } },
    "an object with one member that we know and one that we do not": {
      create: { data: { status: "ok", message: "x" } },
    },
    "an object with one member that we know, beside a member of the body": {
      create: { request_id: "r-1", data: { status: "PUBLISH" } },
    },
    "two objects that could both be the body": { create: { a: pushRequest(), b: emailRequest() } },
    "an array of bodies in an object": { create: { data: [pushRequest()] } },
    "a body in two wrappers": { create: { request: { data: pushRequest() } } },
    "members of another shape": { update: { campaign: 5, data: null } },
    "a wrapper among 16 other members": { create: { ...numbered(16), data: two } },
    "a known component with top-level members in it": { create: { basic_details: two } },
    "a whole request": { create: { method: "POST", body: pushRequest() } },
    "an array": { create: [{ data: pushRequest() }] },
    "an array of bodies": { create: [pushRequest()] },
    null: { create: null },
  },
  reported: {
    ...Object.fromEntries(
      ["data", "campaign", "body", "payload", "a.b"].map((name) => [
        `a wrapper named ${name}`,
        {
          create: { [name]: two },
          path: name === "a.b" ? '["a.b"]' : name,
          params: { members: "request_id, channel" },
        },
      ]),
    ),
    "a wrapper beside a request id": {
      create: { request_id: "r-1", data: { channel: "PUSH", ...patch } },
      path: "data",
      params: { members: "channel, basic_details" },
    },
    "a wrapper among 15 other members": {
      create: { ...numbered(15), data: two },
      path: "data",
      params: { members: "request_id, channel" },
    },
    "a wrapper around an invalid body": {
      create: { data: { channel: 5, created_by: null } },
      path: "data",
      params: { members: "channel, created_by" },
    },
    "a wrapper around a patch": { update: { campaign: patch }, path: "campaign", params: { members: "basic_details" } },
    "a wrapper around a patch of a stored campaign": {
      update: { campaign: patch },
      context: updating("DRAFT", storedPush()),
      path: "campaign",
      params: { members: "basic_details" },
    },
    "a wrapper around a status": {
      update: { data: { status: "PUBLISH" } },
      path: "data",
      params: { members: "status" },
    },
  },
});
