import { describe, expect, it } from "vitest";
import { validateCreate, validateUpdate } from "../src/index.js";
import { rules } from "../src/reference/catalogue.js";
import { fixturesIn, type ShapeFixture, type ValidFixture } from "./support/fixtures.js";
import { frozen } from "./support/json.js";
import { expectSameNames } from "./support/same-names.js";
import { testFixtures } from "./support/test-fixtures.js";

testFixtures("create", "body", validateCreate, (id) => !/^(?:update|request|body)\./u.test(id));

it("valid fixtures cover every delivery type of both channels", () => {
  const types = fixturesIn<ValidFixture>("create/valid").map(
    ([, { body }]) => body as { channel: string; campaign_delivery_type: string },
  );
  const seen = new Set(types.map(({ channel, campaign_delivery_type: type }) => `${channel} ${type}`));
  const shared = ["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"];
  const pushOnly = ["DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"];
  expect([...seen].sort()).toEqual(
    [...shared.map((type) => `EMAIL ${type}`), ...[...shared, ...pushOnly].map((type) => `PUSH ${type}`)].sort(),
  );
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
    const names = shapes.map(([id]) => id);
    expectSameNames(names, ids, "fixtures/create/shape");
  });
});
