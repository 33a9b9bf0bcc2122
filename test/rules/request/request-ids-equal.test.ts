import { expect, it } from "vitest";
import { validateRequest } from "../../../src/index.js";
import { requestIdsEqual } from "../../../src/rules/request/request-ids-equal.js";
import { frozen } from "../../support/json.js";
import { createInput, updateInput } from "../../support/requests.js";
import { testRequestRule } from "../../support/test-request-rule.js";
import { each } from "../../support/valid-of-type.js";

function ids(header: string, request_id: unknown) {
  return updateInput({ headers: { "X-SVC-Request-Id": header }, body: { request_id, status: "PUBLISH" } });
}

function differing(expected: string, received: string) {
  return [{ path: "X-SVC-Request-Id", params: { expected, received } }];
}

const different: [header: string, body: string][] = [
  ["upd-1", "upd-2"],
  ["upd-1", "UPD-1"],
  ["upd-1", "upd-1 "],
  [" upd-1", "upd-1"],
  ["upd-1", "upd-01"],
  ["upd-1", ""],
  ["é", "e\u0301"],
];

const long = "upd-".repeat(16);

testRequestRule(requestIdsEqual, {
  valid: {
    "the same id in both": ids("upd-1", "upd-1"),
    "the same id twice in the header": updateInput({
      headers: { "X-SVC-Request-Id": ["upd-1", "upd-1"] },
      body: { request_id: "upd-1", status: "PUBLISH" },
    }),
    "an empty id in both": ids("", ""),
    "an id in the header alone": updateInput(),
    "an id in the body alone": updateInput({
      headers: { "X-SVC-Request-Id": undefined },
      body: { request_id: "upd-1", status: "PUBLISH" },
    }),
    "different ids, to create": createInput({ headers: { "X-SVC-Request-Id": "upd-1" } }),
  },
  invalid: {
    ...each(different, ([header, body]) => [
      `${JSON.stringify(header)} and ${JSON.stringify(body)}`,
      { request: ids(header, body), violations: differing(body, header) },
    ]),
    "different ids of an update": {
      request: updateInput({ body: { request_id: "upd-2", utm_params: { utm_source: "app", utm_medium: "push" } } }),
      violations: differing("upd-2", "upd-1"),
    },
    "ids that are repeated in full": {
      request: ids(long, `${long.slice(1)}!`),
      violations: differing(`${long.slice(1)}!`, long),
    },
    "ids that are too long to be repeated, and differ in the cut part": {
      request: ids(`${long}a`, `${long}b`),
      violations: differing(`${long.slice(0, 63)}…`, `${long.slice(0, 63)}…`),
    },
  },
});

it.each([null, 5, ["upd-1"]])("does not report an id of the wrong type: %j", (request_id) => {
  const { violations } = validateRequest(frozen(ids("upd-1", request_id)));
  expect(violations.map(({ rule, path }) => `${rule} ${path}`)).toEqual(["structure.type request_id"]);
});
