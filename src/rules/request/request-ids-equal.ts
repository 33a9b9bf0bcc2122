import { excerpt } from "../../errors/wording.js";
import { onlyValueOf } from "../parts/request-parts.js";
import { defineRule } from "../rule.js";

export const requestIdsEqual = defineRule({
  id: "request.request-ids-equal",
  scope: "headers",
  spec: "Update or publish campaign draft",
  summary: "If both the header and the body of an update have an id, they must be the same.",
  reads: {},
  outsideBody: true,
  message: "must be the same as request_id in the body ({expected}), but is {received}",

  check({ operation, headers, requestId }, report) {
    const received = onlyValueOf(headers, "X-SVC-Request-Id");
    const expected = requestId?.value;
    // The structure check reports an id that is not a string.
    if (operation !== "update" || received === undefined || typeof expected !== "string") return;
    if (received !== expected) {
      report(["X-SVC-Request-Id"], { expected: excerpt(expected), received: excerpt(received) });
    }
  },
});
