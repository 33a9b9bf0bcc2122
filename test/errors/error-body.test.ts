import { describe, expect, it } from "vitest";
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

it("is plain data", () => {
  const result = validateCreate({ channel: "push", request_id: "r-1" });
  expect(structuredClone(result)).toEqual(result);
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
});
