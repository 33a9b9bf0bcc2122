import { defineRule } from "../rule.js";

export const operationKnown = defineRule({
  id: "request.operation-known",
  scope: "route",
  spec: "Endpoints",
  summary: "Method and path must be those of an operation.",
  status: 404,
  reads: {},
  outsideBody: true,
  message: "must be /core-services/v1/campaigns with POST, or /v5/campaigns/ followed by the campaign's id with PATCH",

  check({ operation }, report) {
    if (operation === undefined) report(["path"]);
  },
});
