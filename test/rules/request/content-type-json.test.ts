import { contentTypeJson } from "../../../src/rules/request/content-type-json.js";
import { operations } from "../../support/requests.js";
import { testRequestRule } from "../../support/test-request-rule.js";
import { each } from "../../support/valid-of-type.js";

const json = [
  "application/json",
  "application/json; charset=utf-8",
  "application/json;charset=UTF-8",
  "application/json ; charset=utf-8; profile=x",
  "application/json;",
  " application/json ",
  "Application/JSON",
  "APPLICATION/JSON; CHARSET=UTF-8",
];

const others = [
  ";",
  "json",
  "application",
  "application/",
  "/json",
  "text/json",
  "text/plain",
  "application/jsonp",
  "application/json5",
  "application/x-json",
  "application/json+x",
  "application/problem+json",
  "application/merge-patch+json",
  "application/json charset=utf-8",
  "application / json",
  "application/json, application/json",
  "charset=utf-8; application/json",
  "multipart/form-data; boundary=application/json",
  "application/x-www-form-urlencoded",
];

const inputs = Object.entries(operations);

function both<Value>(values: readonly Value[]) {
  return inputs.flatMap(([operation, input]) => values.map((value) => [operation, input, value] as const));
}

testRequestRule(contentTypeJson, {
  valid: {
    ...each(both(json), ([operation, input, type]) => [
      `${JSON.stringify(type)}, to ${operation}`,
      input({ headers: { "Content-Type": type } }),
    ]),
    ...each(inputs, ([operation, input]) => [`none, to ${operation}`, input()]),
    ...each(both(["", " \t"]), ([operation, input, type]) => [
      `none but ${JSON.stringify(type)}, to ${operation}`,
      input({ headers: { "Content-Type": type } }),
    ]),
  },
  invalid: {
    ...each(both(others), ([operation, input, received]) => [
      `${JSON.stringify(received)}, to ${operation}`,
      {
        request: input({ headers: { "Content-Type": received } }),
        violations: [{ path: "Content-Type", params: { received } }],
      },
    ]),
    ...each(both(["x".repeat(64)]), ([operation, input, received]) => [
      `one that is repeated in full, to ${operation}`,
      {
        request: input({ headers: { "Content-Type": received } }),
        violations: [{ path: "Content-Type", params: { received } }],
      },
    ]),
    ...each(both(["x".repeat(65)]), ([operation, input, long]) => [
      `one that is too long to be repeated, to ${operation}`,
      {
        request: input({ headers: { "Content-Type": long } }),
        violations: [{ path: "Content-Type", params: { received: `${long.slice(0, 63)}…` } }],
      },
    ]),
  },
});
