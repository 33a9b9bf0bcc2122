import { describe, expect, it } from "vitest";
import { errorBody, isRequestId } from "../../src/errors/error-body.js";
import { validateCreate } from "../../src/index.js";

function requestIdFor(body: unknown): unknown {
  const result = validateCreate(body);
  if (result.ok) throw new Error("the body was accepted");
  return result.body.error.request_id;
}

describe("request_id", () => {
  it("is echoed when the body carries a text", () => {
    expect(requestIdFor({ request_id: "r-1" })).toBe("r-1");
    expect(requestIdFor({ request_id: "" })).toBe("");
  });

  it("is absent otherwise", () => {
    for (const body of [{}, { request_id: 7 }, { request_id: null }, null, [], Object.create({ request_id: "r-1" })]) {
      const result = validateCreate(body);
      expect(result.ok ? {} : Object.keys(result.body.error)).toEqual(["code", "message", "target", "details"]);
    }
  });
});

describe("a request id", () => {
  it.each([
    [256, "a", true],
    [257, "a", false],
    [256, "😀", true],
    [257, "😀", false],
    [513, "a", false],
  ])("may have up to 256 characters: %i of %s", (count, character, isOne) => {
    expect(isRequestId(character.repeat(count))).toBe(isOne);
  });

  it("is a text", () => {
    expect([7, null, undefined, ["a"]].map(isRequestId)).toEqual([false, false, false, false]);
  });
});

it("the error body has the first violation's message and target, and all as details", () => {
  const first = { message: "a is odd", target: "a", detailTarget: "a.b" };
  const second = { message: "c is odd", target: "c", detailTarget: "c.d" };
  const error = {
    code: "400 Bad Request",
    message: "a is odd",
    target: "a",
    details: [
      { target: "a.b", message: "a is odd" },
      { target: "c.d", message: "c is odd" },
    ],
  };
  expect(errorBody("400 Bad Request", [first, second], undefined)).toStrictEqual({ error });
  expect(errorBody("400 Bad Request", [first, second], "r-1")).toStrictEqual({
    error: { ...error, request_id: "r-1" },
  });
});

it("a result with an error body is plain data", () => {
  const result = validateCreate({ channel: "push", request_id: "r-1" });
  expect(structuredClone(result)).toEqual(result);
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
});
