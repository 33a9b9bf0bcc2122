import { describe, expect, expectTypeOf, it } from "vitest";
import type { ServerResult } from "../../src/adapters/express.js";
import {
  type CreateRequest,
  createValidator,
  type RequestResult,
  type UpdateRequest,
  validateCreate,
  validateRequest,
  validateUpdate,
} from "../../src/index.js";
import { startTimeRequired } from "../../src/rules/schedule/start-time-required.js";
import { frozen } from "../support/json.js";
import { testSlips } from "../support/slips.js";
import { emailRequest, pushRequest } from "../support/test-rule.js";
import { storedPush, updating } from "../support/updates.js";

describe("a request without faults", () => {
  it("is returned as it is, as the same object", () => {
    const body = frozen(pushRequest());
    const result = validateCreate(body);
    expect(result).toEqual({ ok: true, value: body, violations: [], warnings: [], skipped: [], truncated: false });
    expect(result.ok && result.value).toBe(body);
  });

  it("has the type of its channel", () => {
    const body = emailRequest();
    const result = validateCreate(body);
    if (!result.ok || result.value.channel !== "EMAIL") throw new Error("the Email request was refused");
    expect(result.value.connector.connector_type).toBe("SMTP");
  });

  it.each([
    ["a create request", validateCreate, pushRequest()],
    ["an update", (patch: unknown) => validateUpdate(patch, updating("DRAFT", storedPush())), { advanced: {} }],
  ])("is returned itself, even if it was read through a view: %s", (_, validate, members) => {
    const body: unknown = Object.assign(Object.create({ toString: 1 }), members);
    const result = validate(body);
    expect(result.ok && result.value).toBe(body);
  });
});

describe("a request with faults", () => {
  it("has no value, which may be read before it is known whether there is one", () => {
    const { value: created } = validateCreate({});
    const { value: updated } = validateUpdate([]);
    const { value: requested } = validateRequest({ method: "GET", path: "/", headers: {}, body: {} });
    expectTypeOf(created).toEqualTypeOf<CreateRequest | undefined>();
    expectTypeOf(updated).toEqualTypeOf<UpdateRequest | undefined>();
    expectTypeOf(requested).toEqualTypeOf<CreateRequest | UpdateRequest | undefined>();
    expectTypeOf<ServerResult["value"]>().toEqualTypeOf<RequestResult["value"]>();
    expect([created, updated, requested]).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ["a create request", validateCreate, {}, 8],
    ["an update", validateUpdate, { advanced: 5 }, 1],
  ])("shares no object with another result: %s", (_, validate, body, count) => {
    const [first, second] = [validate(body), validate(body)];
    first.violations.length = 0;
    first.skipped.push({ rule: "structure.type", reason: "unknown" });
    expect(second).toEqual(validate(body));
    expect(second.violations).toHaveLength(count);
    expect(second.skipped).not.toEqual(first.skipped);
  });
});

describe("createValidator", () => {
  it("validates with its context", () => {
    const validator = createValidator({ bounds: { maxViolations: 2 } });
    const result = validator.create({});
    expect(result.violations).toHaveLength(2);
    expect(result).toEqual(validateCreate({}, { bounds: { maxViolations: 2 } }));
  });

  it("is not affected by later changes to the context", () => {
    const bounds = { maxViolations: 1 };
    const validator = createValidator({ bounds });
    bounds.maxViolations = 5;
    expect(validator.create({}).violations).toHaveLength(1);
  });

  it("rejects an invalid context at once", () => {
    expect(() => createValidator({ lint: "yes" as never })).toThrow(TypeError);
  });
});

testSlips(startTimeRequired, "schedule.start-time-required", (context) =>
  validateCreate(pushRequest({ "scheduling_details.delivery_type": "AT_FIXED_TIME" }), context),
);
