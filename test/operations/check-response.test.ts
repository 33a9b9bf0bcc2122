import { describe, expect, it } from "vitest";
import { checkResponse, validateCreate, validateUpdate } from "../../src/index.js";
import { frozen } from "../support/json.js";
import { whilePolluted } from "../support/polluted.js";

type Case = readonly [operation: "create" | "update" | "publish", status: number, body: unknown];

const error = { code: "400 Bad Request", message: "no", target: "channel", details: [] };
const CODE = "structure.enum error.code";
const MESSAGE = "structure.required error.message";
const updated = { response_id: "r-1", type: "campaign", data: {} };

describe("a documented response is accepted", () => {
  it.each<[string, Case]>([
    ["created", ["create", 201, { campaign_id: "c-1" }]],
    ["created, with members that are not documented", ["create", 201, { campaign_id: "", links: [] }]],
    ["a refusal", ["create", 400, { error }]],
    [
      "a refusal with details and id",
      ["create", 400, { error: { ...error, details: [{ target: "a", message: "b" }], request_id: "r" } }],
    ],
    [
      "a refusal with empty texts, and with members that are not documented",
      ["create", 400, { error: { ...error, message: "", details: [{ target: "", message: "", x: 1 }], x: 1 }, x: 1 }],
    ],
    ["updated, with members that are not documented", ["update", 200, { ...updated, type: "", x: 1 }]],
    ["unauthorized, whatever the body", ["create", 401, null]],
    ["too many requests, whatever the body", ["create", 429, "slow down"]],
    ["a failure, whatever the body", ["create", 500, undefined]],
    ["updated", ["update", 200, updated]],
    ["too large, whatever the body", ["create", 413, "too large"]],
    ["another type, whatever the body", ["create", 415, { error: 5 }]],
    ["another type of an update, whatever the body", ["publish", 415, null]],
    ["a code that is the status", ["create", 429, { error: { code: "429 Too Many Requests" } }]],
    ["a code that begins with the status", ["update", 404, { error: { code: "4041" } }]],
    ["a code that is no status", ["create", 400, { error: { ...error, code: "VALIDATION_FAILED" } }]],
    ["a code with two digits", ["create", 500, { error: { code: "40 Bad Request" } }]],
    ["a code with digits elsewhere", ["create", 500, { error: { code: " 400 Bad Request" } }]],
    ["a code that is not a text", ["create", 500, { error: { code: 400 } }]],
    ["a code of a status that is no error", ["update", 302, { error }]],
    ["published", ["publish", 200, { ...updated, data: { anything: [1] } }]],
    ["a refused update", ["update", 400, { error }]],
    ["an update with a status that is not shown", ["update", 409, 5]],
    ["an update that is forwarded", ["update", 300, 5]],
    ["an update with a status before all successes", ["publish", 199, 5]],
    ["an error with only its code and message", ["create", 400, { error: { code: "400 Bad Request", message: "no" } }]],
  ])("%s", (_, [operation, status, body]) => {
    expect(checkResponse(operation, status, frozen(body))).toEqual({ ok: true, violations: [] });
  });
});

describe("another response is rejected", () => {
  it.each<[string, Case, string[]]>([
    ["the code of another status", ["create", 400, { error: { ...error, code: "404 Not Found" } }], [CODE]],
    ["the code of another status, though no body is shown", ["create", 401, { error }], [CODE]],
    ["the code of another status of an update", ["update", 409, { error: { code: "404" } }], [CODE]],
    ["the code of another status for a type", ["publish", 415, { error }], [CODE]],
    ["a code that begins with another status", ["create", 500, { error: { code: "4000 x" } }], [CODE]],
    ["the code of another status that is not listed", ["create", 404, { error }], ["structure.enum status", CODE]],
    ["the code of another status without a message", ["update", 400, { error: { code: "500" } }], [CODE, MESSAGE]],
    ["no id", ["create", 201, {}], ["structure.required campaign_id"]],
    ["an id that is not a text", ["create", 201, { campaign_id: 5 }], ["structure.type campaign_id"]],
    ["a body that is not an object", ["create", 201, "c-1"], ["structure.type body"]],
    ["a status that is not listed", ["create", 200, { campaign_id: "c-1" }], ["structure.enum status"]],
    ["a status that is not a number", ["create", Number.NaN, {}], ["structure.enum status"]],
    ["an error without an error", ["create", 400, {}], ["structure.required error"]],
    [
      "an empty error",
      ["create", 400, { error: {} }],
      ["code", "message"].map((member) => `structure.required error.${member}`),
    ],
    [
      "details of the wrong shape",
      ["update", 400, { error: { ...error, details: ["x", { target: 1 }], request_id: null } }],
      [
        "structure.type error.details[0]",
        "structure.type error.details[1].target",
        "structure.required error.details[1].message",
        "structure.type error.request_id",
      ],
    ],
    [
      "an empty body of an update",
      ["update", 200, {}],
      ["response_id", "type", "data"].map((member) => `structure.required ${member}`),
    ],
    ["an update with the status of v1", ["update", 204, undefined], ["structure.enum status"]],
    ["an update with the status of a creation", ["update", 201, updated], ["structure.enum status"]],
    ["the last of all successes", ["publish", 299, updated], ["structure.enum status"]],
    ["an update with a status in digits", ["update", "404" as never, updated], ["structure.enum status"]],
    ["an update with a status that is not a number", ["update", Number.NaN, updated], ["structure.enum status"]],
    [
      "an error with members of the wrong type",
      ["update", 400, { error: { code: 400, message: "no", target: null, details: {}, request_id: 5 } }],
      ["code", "target", "details", "request_id"].map((member) => `structure.type error.${member}`),
    ],
    ["data that is not an object", ["publish", 200, { ...updated, data: [] }], ["structure.type data"]],
  ])("%s", (_, [operation, status, body], expected) => {
    const { ok, violations } = checkResponse(operation, status, frozen(body));
    expect(ok).toBe(false);
    expect(violations.map(({ rule, path }) => `${rule} ${path}`)).toEqual(expected);
  });
});

it("an invalid status is reported", () => {
  expect(checkResponse("create", 204, undefined).violations).toEqual([
    {
      rule: "structure.enum",
      severity: "error",
      path: "status",
      segments: [],
      pointer: "",
      target: "status",
      detailTarget: "status",
      message: "status must be one of 201, 400, 401, 413, 415, 429, 500, but is 204",
      params: { allowed: [201, 400, 401, 413, 415, 429, 500], received: 204 },
      origin: "request",
    },
  ]);
});

it("the code of another status is reported", () => {
  expect(checkResponse("update", 409, { error: { code: "404 Not Found" } }).violations).toEqual([
    {
      rule: "structure.enum",
      severity: "error",
      path: "error.code",
      segments: ["error", "code"],
      pointer: "/error/code",
      target: "error",
      detailTarget: "error.code",
      message: "error.code must begin with the status 409, but begins with 404",
      params: { allowed: ["409"], received: "404" },
      origin: "request",
    },
  ]);
});

it("what a caller does to a violation does not change the next one", () => {
  const check = () => checkResponse("create", 400, { error: { ...error, code: "404 Not Found" } });
  const expected = structuredClone(check());
  const { violations } = check();
  violations[0]?.segments.push("x");
  expect(check()).toEqual(expected);
});

it("a code that cannot be read is not compared", () => {
  const body = { error: Object.defineProperty({}, "code", { enumerable: true, get: () => expect.fail("read") }) };
  expect(checkResponse("create", 500, body)).toEqual({ ok: true, violations: [] });
  expect(checkResponse("create", 500, Object.create({ error }))).toEqual({ ok: true, violations: [] });
});

it("our own error bodies are accepted", () => {
  for (const result of [
    validateCreate({}),
    validateUpdate({ status: "PUBLISH", advanced: {} }),
    validateUpdate(null),
  ]) {
    expect(result.ok).toBe(false);
    if (!result.ok) expect(checkResponse("create", 400, result.body)).toEqual({ ok: true, violations: [] });
  }
});

it("hostile bodies never cause an error to be thrown", () => {
  const throwing = new Proxy({}, { get: () => expect.fail("read"), ownKeys: () => expect.fail("read") });
  expect(checkResponse("create", 201, throwing).ok).toBe(false);
  const body = Object.defineProperty({}, "campaign_id", { enumerable: true, get: () => expect.fail("read") });
  expect(checkResponse("create", 201, body).violations.map(({ rule }) => rule)).toEqual(["structure.unreadable"]);
  const inherited = Object.create({ campaign_id: "c-1" }) as object;
  expect(checkResponse("create", 201, inherited).violations.map(({ rule }) => rule)).toEqual(["structure.required"]);
});

it("an inherited id does not count as the id of a campaign", () => {
  const { violations } = whilePolluted(Object.prototype, { campaign_id: "c-1" }, () =>
    checkResponse("create", 201, {}),
  );
  expect(violations.map(({ rule }) => rule)).toEqual(["structure.required"]);
});

it("an unknown operation is a TypeError", () => {
  expect(() => checkResponse("delete" as never, 200, {})).toThrow(new TypeError('unknown operation "delete"'));
  expect(() => checkResponse("toString" as never, 200, {})).toThrow(TypeError);
});

it.each<[unknown, unknown]>([
  ["201", "string"],
  [Number.NaN, "NaN"],
  [undefined, "undefined"],
  [{}, "object"],
  [204, 204],
])("a status that no creation has is named, by its type if it is not a number: %j", (status, received) => {
  const { violations } = checkResponse("create", status as number, { campaign_id: "c-1" });
  expect(violations).toMatchObject([{ rule: "structure.enum", path: "status", params: { received } }]);
  expect(violations[0]?.message).toContain(`, but is ${received}`);
});

it("an array with millions of holes is checked like others", () => {
  const details = new Array<unknown>(10_000_001);
  const { violations } = checkResponse("create", 400, { error: { ...error, details } });
  expect(violations[0]).toMatchObject({ rule: "structure.type", path: "error.details[0]" });
});

it.each([413, 415])("%i, which any server may send, is accepted with any body", (status) => {
  for (const operation of ["create", "update", "publish"] as const) {
    for (const body of [undefined, "", "<html>", { error: { code: `${status} of a proxy` } }]) {
      expect(checkResponse(operation, status, body)).toEqual({ ok: true, violations: [] });
    }
  }
});

it.each<[status: number, code: unknown, isOk: boolean]>([
  [400, "400 Bad Request", true],
  [400, "VALIDATION_FAILED", true],
  [400, "40 Bad Request", true],
  [400, "404 Not Found", false],
  [401, "400 Bad Request", false],
  [401, "401 Unauthorized", true],
  [404, "400 Bad Request", false],
  [415, "413 Payload Too Large", false],
  [503, "", true],
])("a response with the status %i and the code %j", (status, code, isOk) => {
  const { violations } = checkResponse("update", status, { error: { code, message: "no" } });
  expect(violations.map(({ rule, path, pointer }) => [rule, path, pointer])).toEqual(
    isOk ? [] : [["structure.enum", "error.code", "/error/code"]],
  );
});
