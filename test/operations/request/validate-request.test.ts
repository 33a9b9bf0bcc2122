import { describe, expect, it } from "vitest";
import {
  type RequestInput,
  type State,
  type UpdateContext,
  validateCreate,
  validateRequest,
  validateUpdate,
} from "../../../src/index.js";
import { agreeOnRequest } from "../../oracle/agree.js";
import { frozen } from "../../support/json.js";
import { createInput, type HeadersByName, operations, updateInput, WORKSPACE } from "../../support/requests.js";
import { pushRequest } from "../../support/test-rule.js";
import { factsOf, storedPush, updating } from "../../support/updates.js";

/** The possible faults of a request, in the order in which they decide, with status, code and violations. */
const faults = {
  route: [404, "404 Not Found", ["request.operation-known path"]],
  credentials: [401, "401 Unauthorized", ["request.authorized Authorization"]],
  headers: [400, "400 Bad Request", ["request.content-type-json Content-Type"]],
  body: [400, "400 Bad Request", ["structure.type request_id"]],
} as const;

type Fault = keyof typeof faults;

const order = Object.keys(faults) as Fault[];

function faulty(operation: keyof typeof operations, wrong: readonly Fault[]): RequestInput {
  const input = operations[operation]();
  const headers: HeadersByName = {
    ...(input.headers as HeadersByName),
    ...(wrong.includes("credentials") && { Authorization: "Bearer not-a-real-token" }),
    ...(wrong.includes("headers") && { "Content-Type": "text/plain" }),
  };
  return {
    ...input,
    ...(wrong.includes("route") && { method: "GET" }),
    headers: headers as RequestInput["headers"],
    ...(wrong.includes("body") && { body: { ...(input.body as object), request_id: 5 } }),
  };
}

const subsets = Array.from({ length: 2 ** order.length }, (_, bits) =>
  order.filter((_, index) => (bits >> index) % 2 === 1),
);

describe.each(["create", "update"] as const)("404 before 401 before 400, to %s", (operation) => {
  it.each(subsets.map((wrong) => [wrong.join(", ") || "nothing", wrong] as const))("%s", (_, wrong) => {
    const result = validateRequest(frozen(faulty(operation, wrong)));
    const [first] = wrong;
    if (first === undefined) {
      expect(result).toMatchObject({ ok: true, violations: [], workspace: WORKSPACE });
      return;
    }
    const [status, code, alone] = faults[first];
    // Headers and body are reported together.
    const expected = status === 400 ? wrong.flatMap((fault) => faults[fault][2]) : alone;
    expect(factsOf(result)).toEqual(expected);
    expect(result).toMatchObject({ ok: false, status, body: { error: { code } } });
    if (result.ok || status === 400) return;
    expect([result.warnings, result.skipped, result.truncated]).toEqual([[], [], false]);
  });
});

describe("the answer to a rejected request", () => {
  it("has the first violation as its message, and all of them in its details", () => {
    const result = validateRequest(frozen(faulty("update", ["headers", "body"])));
    if (result.ok) throw new Error("the request was accepted");
    const { details, ...head } = result.body.error;
    const [{ message }] = result.violations;
    expect(head).toEqual({ code: "400 Bad Request", message, target: "Content-Type", request_id: "upd-1" });
    expect(details).toEqual(result.violations.map(({ detailTarget, message }) => ({ target: detailTarget, message })));
  });

  it("has the code of a flag-gated member only if that comes first", () => {
    const body = pushRequest({ "delivery_controls.queue_duration": 1 });
    const codeOf = (input: RequestInput) => {
      const result = validateRequest(input, { features: [] });
      return result.ok ? undefined : result.body.error.code;
    };
    expect(codeOf(createInput({ body }))).toBe("VALIDATION_FAILED");
    expect(codeOf(createInput({ body, headers: { "Content-Type": "text/plain" } }))).toBe("400 Bad Request");
  });

  it.each<[string, unknown, string | undefined, string | undefined]>([
    ["that of the body", "upd-1", undefined, "upd-1"],
    ["that of the header", undefined, "upd-2", "upd-2"],
    ["that of the body if both have one", "upd-1", "upd-2", "upd-1"],
    ["that of the body, even if it is empty", "", "upd-2", ""],
    ["none if that of the header is empty", undefined, "", undefined],
    ["that of the header if that of the body is not a text", 5, "upd-2", "upd-2"],
    ["that of the header if that of the body is null", null, "upd-2", "upd-2"],
    ["none if that of the body is not a text", 5, undefined, undefined],
    ["none if there is none", undefined, undefined, undefined],
    ["that of the body if it has 256 characters", "b".repeat(256), "upd-2", "b".repeat(256)],
    ["that of the header if it has 256 characters", 5, "h".repeat(256), "h".repeat(256)],
    ["that of the header if that of the body has 257", "b".repeat(257), "upd-2", "upd-2"],
    ["none if both have 257 characters", "b".repeat(257), "h".repeat(257), undefined],
  ])("echoes the id of the request whatever the status: %s", (_, request_id, header, expected) => {
    for (const operation of ["create", "update"] as const) {
      for (const fault of ["route", "credentials", "headers"] as const) {
        const { body, headers, ...input } = faulty(operation, [fault]);
        const { request_id: _id, ...rest } = body as Record<string, unknown>;
        const { "X-SVC-Request-Id": _header, ...others } = headers as Record<string, string>;
        const sent = { ...others, ...(header !== undefined && { "X-SVC-Request-Id": header }) };
        const whole = { ...input, headers: sent, body: { ...rest, ...(request_id !== undefined && { request_id }) } };
        agreeOnRequest(whole);
        const result = validateRequest(whole);
        if (result.ok) throw new Error("the request was accepted");
        expect(result.body.error.request_id, `${operation} ${fault}`).toBe(expected);
        expect("request_id" in result.body.error).toBe(expected !== undefined);
      }
    }
  });

  it("does not echo an id from a header that is repeated with another one", () => {
    const headers = { "X-SVC-Request-Id": ["upd-1", "upd-2"] };
    const result = validateRequest(updateInput({ headers }));
    expect(!result.ok && "request_id" in result.body.error).toBe(false);
    const withBody = validateRequest(updateInput({ headers, body: { request_id: "upd-3", status: "PUBLISH" } }));
    expect(!withBody.ok && withBody.body.error.request_id).toBe("upd-3");
  });

  it.each([null, [], "text", 5, undefined, () => 1, Symbol("body")])(
    "exists for a body that is not an object, too: %s",
    (body) => {
      for (const operation of ["create", "update"] as const) {
        const result = validateRequest({ ...operations[operation](), body });
        expect(factsOf(result).at(-1)).toMatch(/^structure\.type body$/u);
        expect(result).toMatchObject({ ok: false, status: 400 });
      }
    },
  );

  it("exists for an unreadable body, too", () => {
    const throwing = () => expect.fail("nobody may call this");
    const unreadable = new Proxy({}, new Proxy({}, { get: () => throwing }));
    const inside = Object.defineProperty({ status: "PUBLISH" }, "request_id", { enumerable: true, get: throwing });
    expect(factsOf(validateRequest(updateInput({ body: unreadable })))).toEqual(["structure.unreadable body"]);
    expect(factsOf(validateRequest(updateInput({ body: inside })))).toEqual(["structure.unreadable request_id"]);
  });

  it("respects the bound for violations and warnings of headers alone", () => {
    const input = updateInput({ headers: { "Content-Type": "text/plain", "Idempotency-Key": "1" } });
    const rules = { "request.content-type-json": "warning", "request.idempotency-key-uuid": "warning" } as const;
    const found = (maxViolations: number, context: UpdateContext) => {
      const result = validateRequest(input, { ...context, bounds: { maxViolations } });
      return [result.violations.length, result.warnings.length, result.truncated];
    };
    for (const [most, isTruncated] of [[1, true] as const, [2, false] as const]) {
      expect(found(most, {})).toEqual([most, 0, isTruncated]);
      expect(found(most, { rules })).toEqual([0, most, isTruncated]);
    }
  });

  it("respects the bound on violations, headers first", () => {
    const headers = { "Content-Type": "text/plain", "Idempotency-Key": "1" };
    const body = { request_id: 5, updated_by: 5, status: 5 };
    const full = validateRequest(updateInput({ headers, body }));
    expect(factsOf(full)).toEqual([
      ...["request.content-type-json Content-Type", "request.idempotency-key-uuid Idempotency-Key"],
      ...["structure.type request_id", "structure.type updated_by", "structure.type status"],
    ]);
    expect(full.truncated).toBe(false);
    for (const most of [1, 2, 3, 4, 5]) {
      const result = validateRequest(updateInput({ headers, body }), { bounds: { maxViolations: most } });
      expect(factsOf(result)).toEqual(factsOf(full).slice(0, most));
      expect(result.truncated).toBe(most < 5);
      expect(!result.ok && result.body.error.details).toHaveLength(most);
    }
  });
});

describe("an accepted request", () => {
  const stored = frozen(storedPush());

  it("returns the result of its body, the operation and the workspace", () => {
    const context: UpdateContext = updating("DRAFT", stored, { lint: true });
    const input = createInput();
    const created = { ...validateCreate(input.body, context), operation: "create", workspace: WORKSPACE };
    expect(validateRequest(input, context)).toEqual(created);
    for (const body of [{ status: "PUBLISH" }, { advanced: { platform_level_priority: {} } }, {}]) {
      const result = validateRequest(frozen(updateInput({ body })), context);
      const asked = { operation: "status" in body ? "publish" : "update", workspace: WORKSPACE, campaignId: "cmp-1" };
      expect(result).toEqual({ ...validateUpdate(body, context), ...asked });
      expect(result.ok && result.value).toBe(body);
      expect("merged" in result).toBe(!("status" in body));
    }
  });

  it("has the warnings of its headers before those of its body", () => {
    const context = { rules: { "request.content-type-json": "warning" }, lint: true } as const;
    const input = updateInput({ headers: { "Content-Type": "text/plain" }, body: {} });
    const result = validateRequest(input, context);
    expect(result).toMatchObject({ ok: true });
    expect(result.warnings.map(({ rule }) => rule)).toEqual(["request.content-type-json", "update.changes-something"]);
    const cut = validateRequest(input, { ...context, bounds: { maxViolations: 1 } });
    expect([cut.warnings.length, cut.truncated]).toEqual([1, true]);
  });

  it("renames no member to a request_id that contradicts the header", () => {
    const utm_params = { utm_source: "s", utm_medium: "m" };
    const fixedIn = (body: object, id: string | undefined) => {
      const input = updateInput({ body, headers: { "X-SVC-Request-Id": id } });
      return validateRequest(frozen(input), { lint: true }).warnings.map(({ rule, fix }) => [rule, fix !== undefined]);
    };
    for (const body of [
      { request_ID: "r-1", utm_params },
      { status: "PUBLISH", request_ID: "r-1" },
    ]) {
      expect(fixedIn(body, undefined)).toEqual([["member.known", true]]);
      expect(fixedIn(body, "r-1")).toEqual([["member.known", true]]);
      expect(fixedIn(body, "r-2")).toEqual([["member.known", false]]);
    }
  });

  it("follows the rules of its operation: custom UTM keys are free in an update, and need a prefix in a create request", () => {
    const utm_params = { utm_source: "s", utm_medium: "m", team: "t" };
    expect(factsOf(validateRequest(updateInput({ body: { utm_params } })))).toEqual([]);
    const created = validateRequest(createInput({ body: pushRequest({ utm_params }) }));
    expect(factsOf(created)).toEqual(["utm.custom-key-prefixed utm_params.team"]);
  });

  it("is one of the campaign in the context", () => {
    const input = updateInput({ body: { trigger_condition: { trigger_delay_type: "ASAP" } } });
    const facts = (state: State) => factsOf(validateRequest(input, updating(state, stored)));
    expect(facts("ACTIVE")).toEqual(["update.trigger-condition-unchanged trigger_condition"]);
    expect(facts("ARCHIVED")).toEqual(["update.state-allows-changes campaign_id"]);
    expect(factsOf(validateRequest(createInput(), updating("ARCHIVED", stored)))).toEqual([]);
  });
});

describe("invalid headers", () => {
  const pathsOf = (input: RequestInput) => validateRequest(frozen(input)).violations.map(({ path }) => path);

  it("are reported in the documented order, whatever the rule", () => {
    const update = { "Idempotency-Key": "1", "X-SVC-Request-Id": ["a", "b"] };
    expect(pathsOf(updateInput({ headers: update }))).toEqual(["Idempotency-Key", "X-SVC-Request-Id"]);
    const create = { "SVC-APPKEY": undefined, "Content-Type": ["a", "b"] };
    expect(pathsOf(createInput({ headers: create }))).toEqual(["SVC-APPKEY", "Content-Type"]);
  });
});

it.each([undefined, null, "Basic eA=="])("missing headers are a mistake of the caller: %j", (headers) => {
  const input = { ...createInput(), headers } as unknown as RequestInput;
  expect(() => validateRequest(input)).toThrow(/^headers must be a Headers object, pairs, or an object by name, got /u);
});

it("a body with a status publishes only in an update", () => {
  expect(validateRequest(updateInput())).toMatchObject({ ok: true, operation: "publish" });
  const body = { ...(pushRequest() as object), status: "PUBLISH" };
  expect(validateRequest(createInput({ body }))).toMatchObject({ ok: true, operation: "create" });
});

it("warnings are cut at the bound", () => {
  const body = { ...(pushRequest() as object), zebra_one: 1, zebra_two: 2 };
  const warned = (maxViolations: number) => {
    const { warnings, truncated } = validateRequest(createInput({ body }), { lint: true, bounds: { maxViolations } });
    return [warnings.length, truncated];
  };
  expect(warned(1)).toEqual([1, true]);
  for (const most of [2, 3]) expect(warned(most)).toEqual([2, false]);
});
