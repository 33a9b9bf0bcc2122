import { expect, it } from "vitest";
import { errorBody } from "../../src/errors/error-body.js";
import { validateCreate } from "../../src/index.js";

it("request_id is absent unless the body carries a text", () => {
  for (const body of [{}, { request_id: 7 }, { request_id: null }, null, [], Object.create({ request_id: "r-1" })]) {
    const result = validateCreate(body);
    expect(result.ok ? {} : Object.keys(result.body.error)).toEqual(["code", "message", "target", "details"]);
  }
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
