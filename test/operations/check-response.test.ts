import { expect, it } from "vitest";
import { checkResponse, validateCreate, validateUpdate } from "../../src/index.js";
import { whilePolluted } from "../support/polluted.js";
import { slow } from "../support/slow.js";

const error = { code: "400 Bad Request", message: "no", target: "channel", details: [] };

// Tables of responses are in responses.test.ts.

const failing = { enumerable: true, get: () => expect.fail("read") };
const rulesOf = ({ violations }: ReturnType<typeof checkResponse>) => violations.map(({ rule }) => rule);

const enumeration = { rule: "structure.enum", severity: "error", origin: "request" };

it("an invalid status is reported", () => {
  expect(checkResponse("create", 204, undefined).violations).toEqual([
    {
      ...enumeration,
      ...{ path: "status", segments: [], pointer: "", target: "status", detailTarget: "status" },
      message: "status must be one of 201, 400, 401, 413, 415, 429, 500, but is 204",
      params: { allowed: [201, 400, 401, 413, 415, 429, 500], received: 204 },
    },
  ]);
});

it("a success that an update does not have is reported, without the failures that it may have", () => {
  expect(checkResponse("update", 204, undefined).violations).toMatchObject([
    { message: "status must be 200 if the update succeeds, but is 204", params: { allowed: [200], received: 204 } },
  ]);
  expect(checkResponse("publish", 409, undefined).ok).toBe(true);
});

it("the code of another status is reported", () => {
  const [path, segments, pointer] = ["error.code", ["error", "code"], "/error/code"];
  expect(checkResponse("update", 409, { error: { code: "404 Not Found" } }).violations).toEqual([
    {
      ...enumeration,
      ...{ path, segments, pointer, target: "error", detailTarget: path },
      message: "error.code must begin with the status 409, but begins with 404",
      params: { allowed: ["409"], received: "404" },
    },
  ]);
});

it("a violation that a caller changes does not affect the next one", () => {
  const check = () => checkResponse("create", 400, { error: { ...error, code: "404 Not Found" } });
  const expected = structuredClone(check());
  const { violations } = check();
  violations[0]?.segments.push("x");
  expect(check()).toEqual(expected);
});

it("a code that cannot be read is not compared", () => {
  const body = { error: Object.defineProperty({}, "code", failing) };
  expect(checkResponse("create", 500, body)).toEqual({ ok: true, violations: [] });
  expect(checkResponse("create", 500, Object.create({ error }))).toEqual({ ok: true, violations: [] });
});

it("our own error bodies are accepted", () => {
  const ofUpdates = [{ status: "PUBLISH", advanced: {} }, null].map((patch) => validateUpdate(patch));
  for (const result of [validateCreate({}), ...ofUpdates]) {
    expect(result.ok).toBe(false);
    if (!result.ok) expect(checkResponse("create", 400, result.body)).toEqual({ ok: true, violations: [] });
  }
});

it("hostile bodies never cause an error to be thrown", () => {
  const throwing = new Proxy({}, { get: failing.get, ownKeys: failing.get });
  expect(checkResponse("create", 201, throwing).ok).toBe(false);
  const body = Object.defineProperty({}, "campaign_id", failing);
  expect(rulesOf(checkResponse("create", 201, body))).toEqual(["structure.unreadable"]);
});

it("an inherited id does not count as the id of a campaign", () => {
  const body = { campaign_id: "c-1" };
  const inheriting = [
    checkResponse("create", 201, Object.create(body)),
    whilePolluted(Object.prototype, body, () => checkResponse("create", 201, {})),
  ];
  expect(inheriting.map(rulesOf)).toEqual([["structure.required"], ["structure.required"]]);
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
  ["404", "string"],
])(
  "a status that no creation and no update has is named, by its type if it is not a number: %j",
  (status, received) => {
    for (const operation of ["create", "update"] as const) {
      const { violations } = checkResponse(operation, status as number, { campaign_id: "c-1" });
      expect(violations).toMatchObject([{ rule: "structure.enum", path: "status", params: { received } }]);
      expect(violations[0]?.message).toContain(`, but is ${received}`);
    }
  },
);

it("an array with millions of holes is checked like others", slow, () => {
  const details = new Array<unknown>(10_000_001);
  const { violations } = checkResponse("create", 400, { error: { ...error, details } });
  expect(violations[0]).toMatchObject({ rule: "structure.type", path: "error.details[0]" });
});
