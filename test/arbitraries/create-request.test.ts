import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { createRequest } from "../../src/arbitraries/index.js";
import {
  type CreateRequest,
  type EmailCreateRequest,
  type Feature,
  type PushCreateRequest,
  validateCreate,
} from "../../src/index.js";
import { oracleCreate } from "../oracle/oracle.js";
import { budget } from "../support/budget.js";
import { expectAccepted } from "../support/expect-accepted.js";
import { forAll } from "../support/for-all.js";
import { frozen } from "../support/json.js";

/** The number of runs in each workspace. */
const runs = budget(120, 2_000);

const features: Feature[] = [
  ...(["AUDIENCE_LIMIT", "QUEUING", "PRODUCT_SETS", "DOUBLE_OPT_IN", "BRAND_DEDUPLICATION"] as const),
  ...(["PORTFOLIO", "CAMPAIGN_VERSIONING"] as const),
];

/** The kinds of workspaces. */
const workspaces = {
  "an unknown workspace": {},
  "no feature": { features: [] },
  "every feature": { features },
  "every feature but PORTFOLIO, known product sets": {
    features: features.filter((feature) => feature !== "PORTFOLIO"),
    productSets: ["ps-1", "ps-2"],
  },
  "no product set, any UTM key": { features, productSets: [], policies: { utmCustomKeys: "any" } },
} as const;

describe("valid requests", () => {
  it.each(Object.entries(workspaces))("are accepted: %s", (name, context) => {
    const seen = new Map<string, number>();
    forAll(runs, createRequest(context), (body) => {
      const type = `${body.channel} ${body.campaign_delivery_type}`;
      seen.set(type, (seen.get(type) ?? 0) + 1);
      expectAccepted(validateCreate(frozen(body), context));
      expect(oracleCreate(body, context).violations).toEqual([]);
    });
    console.log(`valid requests, ${name}`, Object.fromEntries([...seen].sort()));
    expect(seen.size).toBe(11);
    expect(Math.min(...seen.values())).toBeGreaterThan(budget(2, 40));
  });

  it.each(Object.entries(workspaces))("cause no warnings with lint: %s", (_, context) => {
    forAll(runs / 10, createRequest({ ...context, lint: true }), (body) => {
      const { violations, warnings } = validateCreate(body, { ...context, lint: true });
      expect([...violations, ...warnings]).toEqual([]);
    });
  });

  it("have no product set with an empty id with lint", () => {
    const options = { channel: "EMAIL", features: ["PRODUCT_SETS"], productSets: ["", " ", "b"] } as const;
    const emptyIds = (lint: boolean) => {
      const drawn = JSON.stringify(fc.sample(createRequest({ ...options, lint }), { numRuns: 300, seed: 1 }));
      return new Set(drawn.match(/(?<="product_set":)"\s*"/gu));
    };
    expect([emptyIds(true), emptyIds(false)]).toEqual([new Set(), new Set(['""', '" "'])]);
  });

  it("cause warnings without lint, about half of the time", () => {
    const bodies = fc.sample(createRequest(), { numRuns: budget(200, 1_000) });
    const warned = bodies.filter((body) => validateCreate(body, { lint: true }).warnings.length > 0);
    expect(warned.length).toBeGreaterThan(bodies.length / 2);
  });

  it("are JSON without shared references", () => {
    forAll(budget(50, 500), createRequest(), createRequest(), (body, other) => {
      expect(JSON.parse(JSON.stringify(body))).toStrictEqual(body);
      frozen(body);
      expect(Object.isFrozen(other)).toBe(false);
      const containers = new Set<unknown>();
      const visit = (value: unknown): void => {
        if (typeof value !== "object" || value === null) return;
        expect(containers.has(value)).toBe(false);
        expect([Object.prototype, Array.prototype]).toContain(Object.getPrototypeOf(value));
        containers.add(value);
        Object.values(value).forEach(visit);
      };
      visit(body);
      visit(other);
    });
  });
});

describe("options", () => {
  it("narrow by channel and delivery type", () => {
    const emails = fc.sample(createRequest({ channel: "EMAIL", deliveryType: "PERIODIC" }), { numRuns: 50 });
    expect(new Set(emails.map((body) => `${body.channel} ${body.campaign_delivery_type}`))).toEqual(
      new Set(["EMAIL PERIODIC"]),
    );
    const either = fc.sample(createRequest({ deliveryType: "ONE_TIME" }), { numRuns: 50 });
    expect(new Set(either.map(({ channel }) => channel))).toEqual(new Set(["PUSH", "EMAIL"]));
  });

  it("name only the given product sets", () => {
    const productSets = ["ps-1", "ps-2"];
    const emails = fc.sample(createRequest({ channel: "EMAIL", features, productSets }), { numRuns: 500 });
    const carousel = /"type":"PRODUCT_SET".*?"product_set":"(.*?)"/gu;
    const named = [...JSON.stringify(emails).matchAll(carousel)].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual(productSets);
  });

  it.each([
    ["prefix", []],
    ["any", ["", "UTM_ID", "brand", "ref", "source", "x-y"]],
  ] as const)("allow custom UTM keys without a prefix: %s", (utmCustomKeys, expected) => {
    const bodies = fc.sample(createRequest({ policies: { utmCustomKeys } }), { numRuns: 500 });
    const keys = bodies.flatMap(({ utm_params = {} }) => Object.keys(utm_params));
    expect([...new Set(keys.filter((key) => !key.startsWith("utm_")))].sort()).toEqual(expected);
  });

  it.each<[string, object, boolean]>([
    ["a workspace has", { features }, true],
    ["a workspace has, with lint", { features, lint: true }, true],
    ["a workspace lacks", { features: [] }, false],
    ["are unknown", {}, true],
    ["are unknown, with lint", { lint: true }, false],
  ])("decide about members that need features which %s", (_, context, areUsed) => {
    const text = JSON.stringify(fc.sample(createRequest(context), { numRuns: 300 }));
    for (const member of ["queue_duration", "PRODUCT_SET"]) {
      expect(text.includes(`"${member}"`), member).toBe(areUsed);
    }
  });

  it("narrow the type by channel", () => {
    expectTypeOf(createRequest({ channel: "PUSH" })).toEqualTypeOf<fc.Arbitrary<PushCreateRequest>>();
    expectTypeOf(createRequest({ channel: "EMAIL" })).toEqualTypeOf<fc.Arbitrary<EmailCreateRequest>>();
    expectTypeOf(createRequest()).toEqualTypeOf<fc.Arbitrary<CreateRequest>>();
  });

  it.each([
    ["an unknown channel", { channel: "SMS" }, 'unknown channel "SMS"'],
    [
      "an unknown delivery type",
      { deliveryType: "DAILY" },
      'no request has channel PUSH or EMAIL and delivery type "DAILY"',
    ],
    ["a delivery type that is not a text", { deliveryType: 7 }, "unknown delivery type 7"],
    [
      "a delivery type of the other channel",
      { channel: "EMAIL", deliveryType: "DEVICE_TRIGGERED" },
      'no request has channel EMAIL and delivery type "DEVICE_TRIGGERED"',
    ],
    ["an unknown feature", { features: ["FREE_LUNCH"] }, 'unknown feature "FREE_LUNCH"'],
  ])("reject %s", (_, options, message) => {
    expect(() => createRequest(options as never)).toThrow(new TypeError(message));
  });
});

describe("failing requests shrink to something readable", () => {
  /** The shrunk request if a service fails on something in it. */
  function smallest(fixed: number, fails: (body: CreateRequest) => boolean): CreateRequest {
    const { counterexample } = fc.check(
      fc.property(createRequest({ features }), (body) => !fails(body)),
      { seed: fixed, numRuns: 5000, endOnFailure: false },
    );
    return counterexample?.[0] ?? expect.fail("nothing failed");
  }

  it.each<[string, (body: CreateRequest) => boolean, number]>([
    ["any request", () => true, 600],
    ["UTM parameters", ({ utm_params }) => utm_params !== undefined, 700],
    ["a nested filter", (body) => JSON.stringify(body).includes('"attributes"'), 1000],
    ["a carousel", (body) => JSON.stringify(body).includes('"product_carousel"'), 1400],
    ["keyed content", ({ campaign_content }) => campaign_content.locales !== undefined, 900],
    ["a periodic campaign", (body) => body.campaign_delivery_type === "PERIODIC", 900],
  ])("%s", (_, fails, most) => {
    for (const fixed of [1, 2, 3]) {
      const text = JSON.stringify(smallest(fixed, fails));
      expect(text.length, text).toBeLessThan(most);
    }
  });
});
