import { isObject, type Members } from "../../structure/walk.js";
import { membersIn, requestPartsIn } from "../body-members.js";
import { defineRule } from "../rule.js";

/** A wrapper stands alone, or beside a few other members. */
const MOST_MEMBERS = 16;

export const bodyUnwrapped = defineRule({
  id: "body.unwrapped",
  severity: "warning",
  scope: "body",
  spec: "Resources and their fields",
  summary: "The members of a request stand at the top level of its body, not in another object.",
  reads: {},
  message: "looks like a wrapper of the body (it holds {=members}): validate what is in it, without the wrapper",

  check(body, report) {
    if (!isObject(body) || requestPartsIn(body).length > 0) return;
    const [wrapper, ...others] = wrappersIn(body);
    if (wrapper === undefined || others.length > 0) return;
    report([wrapper], { members: membersIn(body[wrapper]).join(", ") });
  },
});

/** The unknown members that hold more of a request than the body itself does. */
function wrappersIn(body: Members): string[] {
  const outside = membersIn(body);
  if (outside.length > 1) return [];
  const unknown: string[] = [];
  for (const key in body) {
    if (unknown.length === MOST_MEMBERS) return [];
    if (!outside.includes(key)) unknown.push(key);
  }
  return unknown.filter((key) => {
    const held = membersIn(body[key]).length;
    // A single member may have the name of one of ours by chance, unless there is nothing else.
    return held > 1 || (held === 1 && outside.length === 0 && Object.keys(body[key] as Members).length === 1);
  });
}
