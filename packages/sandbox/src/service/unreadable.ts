import type { Validator } from "campaign-rules";
import { errorBody, type Problem } from "../http/error-answer.js";
import type { Incoming } from "../http/incoming.js";
import type { JsonBody } from "../http/json-body.js";
import { json } from "../http/outgoing.js";
import { requestIdOf } from "../http/request-id.js";
import { type Decided, findingOf } from "./decided.js";

/** The answer to a request whose body cannot be read: the problems of its headers, then that of the body. */
export function unreadable(
  incoming: Incoming,
  { message }: Extract<JsonBody, { ok: false }>,
  validator: Validator,
): Decided {
  const { method, path, headers } = incoming;
  const { violations } = validator.request({ method, path, headers, body: undefined });
  const ofHeaders = violations.filter(({ path: place }) => place !== "body");
  const problem: Problem = { target: "body", message };
  const [first, ...others] = [
    ...ofHeaders.map(({ detailTarget: target, message: text }) => ({ target, message: text })),
    problem,
  ];
  return {
    answer: json(400, errorBody(400, [first ?? problem, ...others], requestIdOf(incoming, undefined))),
    violations: [...ofHeaders.map(findingOf), { rule: "input.json", path: "body", message }],
    warnings: [],
  };
}
