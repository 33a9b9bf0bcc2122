import { expect, it } from "vitest";
import { answerTo, isDefect, troubles } from "../../src/adapters/answers.js";
import { isSuccess } from "../../src/adapters/idempotency.js";

it.each<[keyof typeof troubles, number, string, string, string]>([
  ["malformed", 400, "400 Bad Request", "body", "body is not valid JSON"],
  ["damaged", 400, "400 Bad Request", "body", "body is not as long, or not compressed, as its headers say"],
  [
    "unread",
    400,
    "400 Bad Request",
    "Content-Type",
    'no parser of this server has read the body; send "application/json" as its Content-Type',
  ],
  ["tooLarge", 413, "413 Payload Too Large", "body", "body is larger than this server accepts"],
  [
    "otherEncoding",
    415,
    "415 Unsupported Media Type",
    "body",
    "body is in a character set or a compression that this server does not read",
  ],
  [
    "defect",
    500,
    "500 Internal Server Error",
    "server",
    "server failed to handle the request; the request may be valid",
  ],
])("the answer to %s is complete", (trouble, status, code, target, message) => {
  const details = [{ target, message }];
  expect(answerTo(troubles[trouble], { headers: {} })).toEqual({
    status,
    body: { error: { code, message, target, details } },
  });
});

it.each([
  ["the header", { "X-SVC-Request-Id": "r-1" }, undefined, "r-1"],
  ["the body", {}, { request_id: "r-2" }, "r-2"],
])("an answer has the request id of %s", (_, headers, body, id) => {
  expect(answerTo(troubles.defect, { headers, body }).body.error.request_id).toBe(id);
});

it("an error is a defect unless it has a status of errors other than 500, under either name", () => {
  const statuses = [undefined, "404", 200, 399, 400, 499, 500, 501, 599, 600];
  const defects = (name: string) => statuses.filter((status) => isDefect({ [name]: status }));
  expect([defects("status"), defects("statusCode")]).toEqual([
    [undefined, "404", 200, 399, 500, 600],
    [undefined, "404", 200, 399, 500, 600],
  ]);
  expect([isDefect({ status: 500, statusCode: 404 }), isDefect({ status: 404, statusCode: 500 })]).toEqual([
    false,
    false,
  ]);
});

it("an answer is a success from 200 to 299", () => {
  expect([199, 200, 299, 300].filter(isSuccess)).toEqual([200, 299]);
});
