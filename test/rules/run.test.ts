import { afterEach, describe, expect, it, vi } from "vitest";
import { RuleDefect, validateCreate } from "../../src/index.js";
import { startTimeRequired } from "../../src/rules/schedule/start-time-required.js";
import { frozen } from "../support/json.js";
import { pushRequest } from "../support/test-rule.js";

/** One of its own: the rules of a context that was seen before are those of that time. */
const context = () => ({ features: [] });

afterEach(() => vi.restoreAllMocks());

describe("a rule that throws", () => {
  const cause = new Error("a slip of ours");

  it("is a defect of ours, which names the rule", () => {
    vi.spyOn(startTimeRequired, "check").mockImplementation(() => {
      throw cause;
    });
    const validate = () => validateCreate(frozen(pushRequest()), context());
    expect(validate).toThrow(RuleDefect);
    expect(validate).toThrow(expect.objectContaining({ rule: "schedule.start-time-required", cause }));
  });

  it("is no defect when it is turned off", () => {
    vi.spyOn(startTimeRequired, "check").mockImplementation(() => {
      throw cause;
    });
    expect(validateCreate(pushRequest(), { rules: { "schedule.start-time-required": "off" } }).ok).toBe(true);
  });

  it("is no defect when reading the request threw", () => {
    let reads = 0;
    const scheduling_details = {
      get delivery_type() {
        if (reads++ > 0) throw cause;
        return "AT_FIXED_TIME";
      },
    };
    const { violations } = validateCreate({ ...(pushRequest() as object), scheduling_details });
    expect(violations.map(({ rule, path }) => `${rule} ${path}`)).toEqual([
      "structure.unreadable scheduling_details.delivery_type",
    ]);
  });
});

describe("what a rule is told", () => {
  it("is the request itself, sound where the rule reads it", () => {
    const check = vi.spyOn(startTimeRequired, "check");
    const body = pushRequest();
    validateCreate(body, context());
    expect(check).toHaveBeenCalledTimes(1);
    expect(check.mock.calls[0]?.[0]).toBe(body);
    validateCreate(pushRequest({ "scheduling_details.delivery_type": "NOW" }), context());
    expect(check).toHaveBeenCalledTimes(1);
  });
});
