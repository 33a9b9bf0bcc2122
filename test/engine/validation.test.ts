import { afterEach, expect, it, vi } from "vitest";
import { validateCreate } from "../../src/index.js";
import { startTimeRequired } from "../../src/rules/schedule/start-time-required.js";
import { newRules } from "../support/new-rules.js";
import { pushRequest } from "../support/test-rule.js";

afterEach(() => vi.restoreAllMocks());

it.each([
  ["the request is validated", [1, 2]],
  ["a fix is tried", [2, 4]],
])("a stack that overflows twice while %s changes nothing", (_, full) => {
  // Its fix moves a member, so it is tried.
  const body = pushRequest({ bypass_dnd: true });
  const sound = validateCreate(body, { lint: true });
  const { check } = startTimeRequired;
  const calls = vi.spyOn(startTimeRequired, "check").mockImplementation((...args) => {
    if (full.includes(calls.mock.calls.length)) throw new RangeError("Maximum call stack size exceeded");
    check(...args);
  });
  expect(validateCreate(body, { lint: true, customRules: newRules() })).toEqual(sound);
  expect(calls.mock.calls.length).toBe(Math.max(...full) + 2);
});
