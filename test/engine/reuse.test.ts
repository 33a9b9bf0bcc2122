import fc from "fast-check";
import { expect, it } from "vitest";
import {
  createRequest,
  faultyRequest,
  faultyRequests,
  faultyWholeRequest,
  hostileValue,
  wholeRequest,
} from "../../src/arbitraries/index.js";
import { type Context, createValidator, type UpdateContext, type Validator } from "../../src/index.js";
import { anything, contexts, features } from "../support/any-update.js";
import { budget } from "../support/budget.js";
import { type AdviceFixture, fixturesIn, type InvalidFixture, type ValidFixture } from "../support/fixtures.js";
import { forAll } from "../support/for-all.js";
import { objectsIn } from "../support/objects-in.js";
import { pushRequest } from "../support/test-rule.js";

const runs = budget(10, 300);

const fixtures = [...fixturesIn<InvalidFixture>("create/invalid"), ...fixturesIn<AdviceFixture>("create/advice")];

type Result = ReturnType<Validator["create"] | Validator["update"] | Validator["request"]>;

/** A call of a validator. It may be repeated, since each call gets its own input. */
type Use = (validator: Validator) => Result;

const bodies: fc.Arbitrary<unknown> = fc.oneof(
  createRequest({ features }) as fc.Arbitrary<unknown>,
  fc.oneof(faultyRequest(), faultyRequests(4)).map(({ body }) => body),
);

const creating = bodies.map(
  (body): Use =>
    ({ create }) =>
      create(body),
);
const updating = anything.map(([patch, { campaign }]): Use => {
  return ({ update }) => update(patch, campaign as UpdateContext["campaign"]);
});
const requesting = fc.oneof(wholeRequest(), faultyWholeRequest()).map(({ request: input, context }): Use => {
  return ({ request }) => request(input, context.campaign);
});
const sane: fc.Arbitrary<Use> = fc.oneof(creating, updating, requesting);
const hostile = fc.oneof(
  hostileValue().map(
    (body): Use =>
      ({ create }) =>
        create(body),
  ),
  fc.tuple(hostileValue(), hostileValue()).map(
    ([patch, body]): Use =>
      ({ update }) =>
        update(patch, { body }),
  ),
);

/** All parts of a result, without the parts of the input that it passes on. */
function said({ violations, warnings, skipped, truncated, ok, ...rest }: Result) {
  const answer = "body" in rest ? { status: rest.status, body: rest.body } : undefined;
  return { ok, violations, warnings, skipped, truncated, answer };
}

const anyContext: fc.Arbitrary<UpdateContext> = fc.oneof(contexts, fc.constant<Context>({ lint: true }));

it("a validator keeps nothing of an unreadable request", () => {
  let reads = 0;
  const filter = {
    get filter_type() {
      if (reads++ === 0) throw new Error("not yet");
      return "custom_segments";
    },
    id: "vip",
  };
  const attributes = { filter_operator: "and", filters: [filter] };
  const filters = [{ filter_type: "actions", action_name: "Order Placed", attributes }];
  const body = pushRequest({ "segmentation_details.excluded_filters": { filter_operator: "and", filters } });
  const { create } = createValidator({});
  expect([create(body).violations, create(body).violations]).toEqual([[], []]);
});

it("a validator gives each of many requests the same result as a new validator, and does not change earlier results", () => {
  forAll(
    runs / 2,
    anyContext,
    fc.array(fc.oneof(sane, sane, hostile), { minLength: 4, maxLength: 12 }),
    (context, uses) => {
      const expected = uses.map((use) => structuredClone(said(use(createValidator(context)))));
      const validator = createValidator(context);
      const results = uses.map((use, index) => {
        const result = said(use(validator));
        expect(result).toEqual(expected[index]);
        return result;
      });
      expect(results).toEqual(expected);
    },
  );
});

it("a result contains no part of a request except the request itself", () => {
  forAll(runs, anyContext, fc.oneof(bodies, createRequest()), (context, body) => {
    const objects = (value: unknown) => [...objectsIn(value, "")].map(([, object]) => object);
    const parts = new Set(objects(body));
    const result = createValidator(context).create(body);
    if (result.ok) expect(result.value).toBe(body);
    expect(objects(said(result)).filter((object) => parts.has(object))).toEqual([]);
  });
});

it.each(fixtures)("changing its result for %s does not affect later results", expectApart);

function expectApart(name: string, { body, context }: ValidFixture): void {
  const { create } = createValidator({ ...context, lint: true });
  const first = said(create(body));
  const expected = structuredClone(first);
  spoil(first);
  expect(said(create(body)), name).toEqual(expected);
}

/** Removes everything from a value. */
function spoil(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const member of Object.values(value)) spoil(member);
  if (Array.isArray(value)) value.length = 0;
  else for (const key of Object.keys(value)) Reflect.deleteProperty(value, key);
}
