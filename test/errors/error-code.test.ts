import { expect, it } from "vitest";
import { codeOf } from "../../src/errors/error-code.js";

it.each([
  [{}, "400 Bad Request"],
  [{ flagGated: true }, "VALIDATION_FAILED"],
  [{ status: 401 }, "401 Unauthorized"],
  [{ status: 404 }, "404 Not Found"],
] as const)("the code of a request whose first violation is of a rule with %j is %s", (rule, code) => {
  expect(codeOf(rule)).toBe(code);
});
