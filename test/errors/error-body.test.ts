import { expect, it } from "vitest";
import { validateCreate } from "../../src/index.js";

it("request_id is absent unless the body carries a text", () => {
  for (const body of [{}, { request_id: 7 }, { request_id: null }, null, [], Object.create({ request_id: "r-1" })]) {
    const result = validateCreate(body);
    expect(result.ok ? {} : Object.keys(result.body.error)).toEqual(["code", "message", "target", "details"]);
  }
});

it("a result with an error body is plain data", () => {
  const result = validateCreate({ channel: "push", request_id: "r-1" });
  expect(structuredClone(result)).toEqual(result);
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
});
