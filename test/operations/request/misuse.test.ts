import { describe, expect, it } from "vitest";
import { type RequestInput, validateRequest } from "../../../src/index.js";
import { createInput, updateInput } from "../../support/requests.js";
import { factsOf } from "../../support/updates.js";

const cause = new Error("a slip of the caller's");

function failing(): never {
  throw cause;
}

describe("an argument that is not a request", () => {
  it.each<[unknown, string]>([
    [undefined, "undefined"],
    [null, "null"],
    [5, "number"],
    ["POST", "string"],
  ])("is reported with its kind: %j", (input, kind) => {
    expect(() => validateRequest(input as RequestInput)).toThrow(
      new TypeError(`request must be an object, got ${kind}`),
    );
  });
});

describe("a part that throws when it is read", () => {
  it.each<[string, () => unknown, string]>([
    ["a part of the request", () => Object.defineProperty(createInput(), "path", { get: failing }), "request"],
    ["the headers", () => createInputWith({ [Symbol.iterator]: failing }), "headers"],
  ])("is the cause of an error that names it: %s", (_, input, name) => {
    let thrown: unknown;
    try {
      validateRequest(input() as RequestInput);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toEqual(new TypeError(`${name} cannot be read`, { cause }));
    expect((thrown as Error).cause).toBe(cause);
  });

  it("still has an id, if the body has one", () => {
    const body = Object.defineProperty({ status: "PUBLISH" }, "request_id", { enumerable: true, get: failing });
    const input = updateInput({ body, headers: { "X-SVC-Request-Id": undefined } });
    expect(factsOf(validateRequest(input))).toEqual(["structure.unreadable request_id"]);
  });
});

it("pairs without a header name are ignored", () => {
  const { headers } = createInput();
  const pairs = [[5, "x"], ["X-Other", "y"], ["Content-Type", 5], ...Object.entries(headers)];
  expect(validateRequest(createInputWith(pairs)).ok).toBe(true);
});

function createInputWith(headers: unknown): RequestInput {
  return { ...createInput(), headers } as RequestInput;
}
