import { describe, expect, it } from "vitest";
import { createRequestSchema } from "../../src/adapters/standard.js";
import {
  createValidator,
  type UpdateContext,
  validateCreate,
  validateRequest,
  validateUpdate,
} from "../../src/index.js";
import { withOwnMessages } from "../../src/operations/own-messages.js";
import type { Violation } from "../../src/rules/index.js";
import { emailRequest, pushRequest } from "../support/test-rule.js";

const push = () => pushRequest() as Record<string, unknown>;
const email = () => emailRequest() as Record<string, unknown>;

const german = (violation: { rule: string; path: string }) => `${violation.path}: ${violation.rule} verletzt`;

const broken = { ...push(), channel: "push", request_id: "r-1" };
const authorization = `Basic ${btoa("WORKSPACE:key")}`;
const creation = { method: "POST", path: "/core-services/v1/campaigns", headers: { authorization }, body: {} };

describe("the option message", () => {
  it("is called once for each reported violation and warning, and returns the messages of the answer", () => {
    const body = { ...push(), created_by: 7, tags: [] };
    const asked: unknown[] = [];
    const ours = validateCreate(body, { lint: true });
    const message = (violation: { rule: string; path: string }) => {
      asked.push(structuredClone(violation));
      return german(violation);
    };
    const result = validateCreate(body, { lint: true, message });
    expect(asked).toEqual([...ours.violations, ...ours.warnings]);
    expect(ours.warnings).not.toEqual([]);
    const renamed = (list: typeof ours.warnings) => list.map((one) => ({ ...one, message: german(one) }));
    const detail = { target: "created_by", message: "created_by: structure.type verletzt" };
    const { request_id } = body as Record<string, unknown>;
    const error = { code: "400 Bad Request", ...detail, details: [detail], request_id };
    const found = { violations: renamed(ours.violations), warnings: renamed(ours.warnings) };
    expect(result).toEqual({ ...ours, ...found, body: { error } });
  });

  it("keeps the code of a feature that is not enabled", () => {
    const body = { ...email(), campaign_audience_limit: { is_campaign_audience_limit_enabled: true, limit: 1 } };
    const result = validateCreate(body, { message: () => "nicht verfügbar" });
    expect(result.ok || result.body.error).toMatchObject({ code: "VALIDATION_FAILED", message: "nicht verfügbar" });
  });

  const stopped = { campaign: { state: "STOPPED" } } as const;
  it.each<[string, (context: UpdateContext) => { violations: readonly { message: string }[] }]>([
    ["validateCreate", (context) => validateCreate(broken, context)],
    ["validateUpdate", (context) => validateUpdate({ status: "STOP" }, context)],
    ["validateUpdate of a stopped campaign", (context) => validateUpdate({}, { ...context, ...stopped })],
    ["validateRequest, in its headers and its body", (context) => validateRequest(creation, context)],
    ["validateRequest of no operation", (context) => validateRequest({ ...creation, path: "/" }, context)],
    ["validateRequest without credentials", (context) => validateRequest({ ...creation, headers: {} }, context)],
    ["create of a validator", (context) => createValidator(context).create(broken)],
    ["update of a validator", (context) => createValidator(context).update([])],
    ["request of a validator", (context) => createValidator(context).request(creation)],
  ])("is used by %s", (_, validate) => {
    let count = 0;
    const { violations } = validate({ message: (violation) => `${++count}. ${violation.rule}` });
    expect(violations.map(({ message }) => message)).toEqual(
      validate({}).violations.map((violation, index) => `${index + 1}. ${(violation as { rule?: string }).rule}`),
    );
    expect(count).toBe(violations.length);
  });

  it("is used by a Standard Schema", () => {
    const { issues } = createRequestSchema({ message: german })["~standard"].validate([]);
    expect(issues?.map(({ message }) => message)).toEqual(["body: structure.type verletzt"]);
  });

  it("is not called for accepted requests, nor for warnings without lint", () => {
    const message = () => expect.fail("asked");
    expect(validateCreate({ ...push(), tags: [] }, { message }).ok).toBe(true);
    expect(() => validateCreate({ ...push(), tags: [] }, { message, lint: true })).toThrow("asked");
  });

  it("may be undefined", () => {
    expect(validateCreate(broken, { message: undefined })).toEqual(validateCreate(broken));
  });
});

describe("a custom message", () => {
  it.each([
    ["of the maximum length", "x".repeat(1024), "x".repeat(1024)],
    ["one character longer", "x".repeat(1025), `${"x".repeat(510)}…${"x".repeat(510)}`],
    ["too long only after escaping", "\n".repeat(171), `${"\n".repeat(85)}…${"\n".repeat(85)}`],
    ["empty", "", ""],
  ])("that is %s is bounded", (_, text, expected) => {
    expect(validateCreate([], { message: () => text }).violations[0]?.message).toBe(expected);
  });

  it("keeps results below a megabyte, however long the messages are", () => {
    const key = (index: number) => `${index}${"\u2028".repeat(150)}`;
    const names = Object.fromEntries(Array.from({ length: 120 }, (_, index) => [key(index), 1]));
    const keys = { ...push(), utm_params: names, basic_details: { ...names } };
    const result = validateCreate(keys, { lint: true, message: () => "ü".repeat(512) });
    expect(result.truncated).toBe(true);
    expect(JSON.stringify(result.ok || result.body).length).toBeLessThan(256 * 1024);
    const { violations, warnings } = result;
    expect(Buffer.byteLength(JSON.stringify([violations, warnings]))).toBeLessThan(800_000);
  });
});

it("custom messages are cut to 384 bytes if they do not fit, though ours would", () => {
  const locales = Array.from({ length: 100 }, (_, index) => `${100 + index}${"é".repeat(130)}`);
  const variations = { ["é".repeat(130)]: { push: { android: { template_type: 7 } } } };
  const content = Object.fromEntries(locales.map((locale) => [locale, variations]));
  const body = { ...push(), campaign_content: { locales: [], content } };
  const lengths = (message?: () => string) => {
    const { violations } = validateCreate(body, { message });
    return [violations.length, Math.max(...violations.map((one) => Buffer.byteLength(one.message)))];
  };
  expect(lengths()[0]).toBe(100);
  expect(lengths()[1]).toBeLessThan(384);
  expect(lengths(() => "x".repeat(100))).toEqual([100, 100]);
  expect(lengths(() => "x".repeat(1024))).toEqual([100, 383]);
});

describe("a list with room for 8,000 bytes", () => {
  /** The messages that remain of two warnings with params of this size, and whether the result says that it was cut. */
  function reworded(bytes: number, message: string): [messages: string[], truncated: boolean] {
    const place = { path: "a", segments: ["a"], pointer: "/a", target: "a", detailTarget: "a" };
    const params = { text: "p".repeat(bytes) };
    const warning = { ...place, rule: "r", severity: "warning", params, message: "ours", origin: "request" };
    const warnings = [{ ...warning }, { ...warning }] as unknown as Violation[];
    const result = { ok: true as const, violations: [] as [], warnings, skipped: [], truncated: false };
    const own = withOwnMessages(result, { message: () => message, maxViolations: 2 });
    return [own.warnings.map((one) => one.message), own.truncated];
  }

  const long = "m".repeat(1024);
  const cut = `${"m".repeat(190)}…${"m".repeat(190)}`;

  it.each<[bytes: number, message: string, kept: string[], truncated: boolean]>([
    [3600, "short", ["short", "short"], false],
    [3000, long, [cut, cut], false],
    [3600, long, [cut], true],
    // A custom message need not repeat the params, so its length says nothing about their size.
    [3900, "short", ["short"], true],
    // One warning remains, however large it is.
    [9000, "short", ["short"], true],
  ])(
    "of two warnings with params of %i bytes and the message %j keeps the messages %j, and is cut: %s",
    (bytes, message, ...left) => {
      expect(reworded(bytes, message)).toEqual(left);
    },
  );
});

describe("an invalid message option", () => {
  it.each<[unknown, string]>([
    [7, "message must be a function, got number"],
    [null, "message must be a function, got null"],
    ["text", "message must be a function, got string"],
  ])("that is %j throws when the context is checked", (message, expected) => {
    expect(() => createValidator({ message } as never)).toThrow(new TypeError(expected));
  });

  it.each<[unknown, string]>([
    [undefined, "message must return a string, got undefined"],
    [7, "message must return a string, got number"],
    [{}, "message must return a string, got object"],
    [Promise.resolve("later"), "message must return a string, got a promise"],
  ])("that returns %j makes the call throw", (text, expected) => {
    expect(() => validateCreate([], { message: () => text as string })).toThrow(new TypeError(expected));
  });

  it("that returns a promise which fails does not end the process", async () => {
    const message = async () => {
      throw new Error("late");
    };
    expect(() => validateCreate([], { message: message as never })).toThrow("got a promise");
    await new Promise((resolve) => setTimeout(resolve, 0));
  });

  it("that throws makes the call throw, and the validator remains usable", () => {
    const failure = new Error("no translation");
    let fails = true;
    const message = () => {
      if (fails) throw failure;
      return "ok";
    };
    const validator = createValidator({ message });
    expect(() => validator.create([])).toThrow(failure);
    expect(() => validator.update([])).toThrow(failure);
    expect(() => validator.request(creation)).toThrow(failure);
    fails = false;
    expect(validator.create(push()).ok).toBe(true);
    expect(validator.create([]).violations.map((violation) => violation.message)).toEqual(["ok"]);
  });

  it("may itself validate", () => {
    const validator = createValidator({ message: ({ path }) => `${path}, ${validator.create(push()).ok}` });
    expect(validator.create([]).violations[0]?.message).toBe("body, true");
  });
});
