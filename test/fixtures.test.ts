import { describe, expect, it } from "vitest";
import { validateCreate, validateUpdate } from "../src/index.js";
import { rules } from "../src/reference/catalogue.js";
import {
  type AdviceFixture,
  fixturesIn,
  type InvalidFixture,
  type ShapeFixture,
  type ValidFixture,
} from "./support/fixtures.js";
import { frozen } from "./support/json.js";
import { expectSameNames } from "./support/same-names.js";

const valid = fixturesIn<ValidFixture>("create/valid");
const invalid = fixturesIn<InvalidFixture>("create/invalid");
const advice = fixturesIn<AdviceFixture>("create/advice");

/** The rules that the body of a create request can violate. */
const createRules = rules.filter(({ id }) => !/^(?:update|request|body)\./u.test(id));

describe("valid fixtures", () => {
  it.each(valid)("%s is accepted", (_, { body, context }) => {
    expect(validateCreate(frozen(body), context).violations).toEqual([]);
  });

  it.each(valid)("%s causes no warning", (_, { body, context }) => {
    expect(validateCreate(frozen(body), { ...context, lint: true }).warnings).toEqual([]);
  });

  it("cover every delivery type of both channels", () => {
    const types = valid.map(([, { body }]) => body as { channel: string; campaign_delivery_type: string });
    const seen = new Set(types.map(({ channel, campaign_delivery_type: type }) => `${channel} ${type}`));
    const shared = ["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"];
    const pushOnly = ["DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"];
    expect([...seen].sort()).toEqual(
      [...shared.map((type) => `EMAIL ${type}`), ...[...shared, ...pushOnly].map((type) => `PUSH ${type}`)].sort(),
    );
  });
});

describe("invalid fixtures", () => {
  it.each(invalid)("%s violates only that rule, and has the expected error body", (id, { body, context, expected }) => {
    const result = validateCreate(frozen(body), context);
    expect(result.violations.map(({ rule }) => rule)).toEqual([id]);
    expect(result).toMatchObject({ ok: false, status: 400, body: expected });
    expect(!result.ok && result.body).toEqual(expected);
  });

  it.each(invalid)("the counterpart of %s is accepted", (_, { valid: counterpart, context }) => {
    expect(validateCreate(frozen(counterpart), context).violations).toEqual([]);
  });

  it("every rule has one", () => {
    // No JSON can violate it: only a getter or a proxy that throws.
    const beyondJson = ["structure.unreadable"];
    const ids = createRules.filter(({ severity }) => severity === "error").map(({ id }) => id);
    const expected = ids.filter((id) => !beyondJson.includes(id));
    expectSameNames(
      invalid.map(([id]) => id),
      expected,
      "fixtures/create/invalid",
    );
  });
});

describe("advice fixtures", () => {
  it.each(advice)("%s is accepted, with a warning of that rule alone", (id, { body, context, warnings }) => {
    const result = validateCreate(frozen(body), { ...context, lint: true });
    expect(result.violations).toEqual([]);
    expect(new Set(result.warnings.map(({ rule }) => rule))).toEqual(new Set([id]));
    const facts = result.warnings.map(({ rule, path, target, detailTarget, message, fix }) => {
      return { rule, path, target, detailTarget, message, ...(fix && { fix }) };
    });
    expect(facts).toEqual(warnings);
    expect(validateCreate(frozen(body), context).warnings).toEqual([]);
  });

  it.each(advice)("the counterpart of %s causes no warning", (_, { valid: counterpart, context }) => {
    expect(validateCreate(frozen(counterpart), { ...context, lint: true })).toMatchObject({ ok: true, warnings: [] });
  });

  it("every rule that warns has one", () => {
    const ids = createRules.filter(({ severity }) => severity === "warning").map(({ id }) => id);
    expectSameNames(
      advice.map(([id]) => id),
      ids,
      "fixtures/create/advice",
    );
  });
});

describe("fixtures of a wrong shape", () => {
  const shapes = fixturesIn<ShapeFixture>("create/shape");

  it.each(shapes)("%s is rejected, and one warning says why", (id, { body, context, warnings }) => {
    const result = validateCreate(frozen(body), { ...context, lint: true });
    expect(result.ok).toBe(false);
    const facts = result.warnings.flatMap(({ rule, path, target, detailTarget, message }) =>
      rule.startsWith("body.") ? [{ rule, path, target, detailTarget, message }] : [],
    );
    expect(facts).toEqual(warnings);
    expect(facts.map(({ rule }) => rule)).toEqual([id]);
    expect(validateCreate(frozen(body), context).warnings).toEqual([]);
  });

  it.each(shapes)("the corrected form of %s is accepted", (_, { context, instead }) => {
    const validate = instead.operation === "create" ? validateCreate : validateUpdate;
    expect(validate(frozen(instead.body), { ...context, lint: true })).toMatchObject({ ok: true, warnings: [] });
  });

  it("every rule about the whole body has one", () => {
    const ids = rules.flatMap(({ id }) => (id.startsWith("body.") ? [id] : []));
    expectSameNames(
      shapes.map(([id]) => id),
      ids,
      "fixtures/create/shape",
    );
  });
});
