import { describe, expect, it } from "vitest";
import { checkResponse } from "../../src/index.js";

type Operation = Parameters<typeof checkResponse>[0];

const UPDATED = { response_id: "r", type: "t", data: {} };
const ERROR = { code: "400 Bad Request", message: "m" };
const DETAIL = { target: "t", message: "m" };

type Row = [name: string, operations: Operation[], status: number, body: unknown, paths: string[]];

const create: Operation[] = ["create"];
const update: Operation[] = ["update", "publish"];
const all: Operation[] = [...create, ...update];

const ROWS: Record<string, Row[]> = {
  "a success": [
    ["a created campaign", create, 201, { campaign_id: "c" }, []],
    ["with more members", create, 201, { campaign_id: "c", more: 1 }, []],
    ["without its id", create, 201, {}, ["campaign_id"]],
    ["with an id of a wrong type", create, 201, { campaign_id: 1 }, ["campaign_id"]],
    ["no body", create, 201, undefined, ["body"]],
    ["a body that is no object", create, 201, [], ["body"]],
    ["an update", update, 200, UPDATED, []],
    ["an update without members", update, 200, {}, ["response_id", "type", "data"]],
    [
      "an update with members of wrong types",
      update,
      200,
      { response_id: 1, type: null, data: [] },
      ["response_id", "type", "data"],
    ],
    ["an update without a body", update, 200, null, ["body"]],
  ],

  "a status": [
    ["200 of a create", create, 200, { campaign_id: "c" }, ["status"]],
    ["202 of a create", create, 202, {}, ["status"]],
    ["404 of a create", create, 404, {}, ["status"]],
    ["503 of a create", create, 503, {}, ["status"]],
    ["204 of an update", update, 204, undefined, ["status"]],
    ["201 of an update", update, 201, { campaign_id: "c" }, ["status"]],
    ["202 of an update", update, 202, UPDATED, ["status"]],
    ["299 of an update", update, 299, UPDATED, ["status"]],
    ["300 of an update", update, 300, undefined, []],
    ["199 of an update", update, 199, undefined, []],
  ],

  "a listed status whose body is not shown": [
    ["401", all, 401, undefined, []],
    ["429", all, 429, "slow down", []],
    ["500", all, 500, { error: 5 }, []],
    ["404 of an update", update, 404, { error: 5 }, []],
    ["409 of an update", update, 409, null, []],
    ["503 of an update", update, 503, [], []],
  ],

  "what any HTTP server may send": [
    ["413", all, 413, "too large", []],
    ["415", all, 415, undefined, []],
    ["413 with an error body", all, 413, { error: { code: "413 Payload Too Large" } }, []],
  ],

  "the digits of a code": [
    ["are the status", all, 400, { error: ERROR }, []],
    ["are another status", all, 400, { error: { ...ERROR, code: "404 Not Found" } }, ["error.code"]],
    ["of a status whose body is not shown", all, 401, { error: { code: "400 Bad Request" } }, ["error.code"]],
    ["of 415", all, 415, { error: { code: "400" } }, ["error.code"]],
    ["of 429, with nothing else right", all, 429, { error: { code: "500 x", message: 5 } }, ["error.code"]],
    ["of 503", update, 503, { error: { code: "500 Internal Server Error" } }, ["error.code"]],
    ["of a status that is wrong itself", create, 404, { error: { code: "400" } }, ["status", "error.code"]],
    ["before more digits", all, 400, { error: { ...ERROR, code: "4000" } }, []],
    ["after white space", all, 400, { error: { ...ERROR, code: " 404" } }, []],
    ["are only two", all, 400, { error: { ...ERROR, code: "40x" } }, []],
    ["are none", all, 400, { error: { ...ERROR, code: "VALIDATION_FAILED" } }, []],
    ["as a number", all, 500, { error: { code: 400 } }, []],
    ["in a body that is no object", all, 500, ["400"], []],
    [
      "beside members of wrong types",
      all,
      400,
      { error: { code: "500", message: 5 } },
      ["error.code", "error.message"],
    ],
    ["of no error", update, 302, { error: { code: "400" } }, []],
  ],

  "an error body": [
    ["with code and message", all, 400, { error: ERROR }, []],
    ["with all members", all, 400, { error: { ...ERROR, target: "t", details: [DETAIL], request_id: "r" } }, []],
    ["with no details", all, 400, { error: { ...ERROR, details: [] } }, []],
    ["without error", all, 400, {}, ["error"]],
    ["whose error is no object", all, 400, { error: [] }, ["error"]],
    ["that is no object", all, 400, "Bad Request", ["body"]],
    ["without code and message", all, 400, { error: {} }, ["error.code", "error.message"]],
    [
      "with members of wrong types",
      all,
      400,
      { error: { code: 400, message: null, target: 5, details: {}, request_id: 5 } },
      ["error.code", "error.message", "error.target", "error.details", "error.request_id"],
    ],
    [
      "with wrong details",
      all,
      400,
      { error: { ...ERROR, details: [DETAIL, 5, {}, { target: null, message: "m" }] } },
      ["error.details[1]", "error.details[2].target", "error.details[2].message", "error.details[3].target"],
    ],
  ],
};

describe.each(Object.entries(ROWS))("%s", (_, rows) => {
  it.each(rows)("%s", (_name, operations, status, body, paths) => {
    for (const operation of operations) {
      expect(checkResponse(operation, status, body).violations.map(({ path }) => path)).toEqual(paths);
    }
  });
});
