import { isObject } from "../../structure/checker.js";
import { membersIn, wrapperIn } from "../parts/body-members.js";
import { defineRule } from "../rule.js";

export const bodyUnwrapped = defineRule({
  id: "body.unwrapped",
  severity: "warning",
  scope: "body",
  spec: "Resources and their fields",
  summary: "The members of a request are at the top level of its body, not in another object.",
  reads: {},
  message: "looks like a wrapper around the body (it contains {=members}): validate its contents without the wrapper",

  check(body, report) {
    if (!isObject(body)) return;
    const wrapper = wrapperIn(body);
    if (wrapper !== undefined) report([wrapper], { members: membersIn(body[wrapper]).join(", ") });
  },
});
