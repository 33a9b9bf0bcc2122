import { isObject } from "../../structure/checker.js";
import { requestPartsIn } from "../parts/body-members.js";
import { defineRule } from "../rule.js";

export const bodyNotAWholeRequest = defineRule({
  id: "body.not-a-whole-request",
  severity: "warning",
  scope: "body",
  spec: "Endpoints",
  summary: "A body is validated without the method, path and headers of its request.",
  reads: {},
  message:
    "looks like a whole request (it has {=members}): validate it with validateRequest, or check it with --request",

  check(body, report) {
    const parts = isObject(body) ? requestPartsIn(body) : [];
    if (parts.length > 0) report([], { members: parts.join(", ") });
  },
});
