import { CREATE_PATH, UPDATE_PATH } from "../parts/request-parts.js";
import { defineRule } from "../rule.js";

export const operationKnown = defineRule({
  id: "request.operation-known",
  scope: "route",
  spec: "Endpoints",
  summary: "The method and path must match an operation.",
  status: 404,
  reads: {},
  outsideBody: true,
  message:
    `must be ${CREATE_PATH} with POST, or ${UPDATE_PATH} followed by the campaign's id with PATCH, but is {received}` as const,

  check({ received }, report) {
    if (received !== undefined) report(["path"], { received });
  },
});
