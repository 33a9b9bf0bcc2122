import { excerpt } from "../../errors/wording.js";
import { isJsonType, onlyValueOf } from "../parts/request-parts.js";
import { defineRule } from "../rule.js";

export const contentTypeJson = defineRule({
  id: "request.content-type-json",
  scope: "headers",
  spec: "Resources and their fields",
  summary: "If a content type is given, it must be that of JSON.",
  reads: {},
  outsideBody: true,
  message: 'must be "application/json", with or without parameters, but is {received}',

  check({ headers }, report) {
    const received = onlyValueOf(headers, "Content-Type");
    if (received !== undefined && !isJsonType(received)) {
      report(["Content-Type"], { received: excerpt(received) });
    }
  },
});
