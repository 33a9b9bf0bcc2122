// Tests sixteen warnings. The tables of test/rules compare their places with this reading, too.
import { describe, expect, it } from "vitest";
import { createRequest } from "../../src/arbitraries/index.js";
import { type Feature, validateCreate, validateUpdate } from "../../src/index.js";
import { longBudget } from "../support/budget.js";
import { forAll } from "../support/for-all.js";
import { mutated } from "../support/mutations.js";
import { email, on, push } from "./bodies.js";
import { differences, newWarnings } from "./new-warnings.js";
import { withUndefined } from "./random-undefined.js";
import { seeds } from "./seeds.js";

const features: Feature[] = ["AUDIENCE_LIMIT", "QUEUING", "PRODUCT_SETS", "DOUBLE_OPT_IN", "BRAND_DEDUPLICATION"];
const settings = { features, lint: true } as const;

const keyed = (locales: string[], ...keys: string[]) => ({
  campaign_content: {
    locales,
    content: Object.fromEntries(keys.map((key) => [key, key === "email" ? {} : { email: {} }])),
  },
});
const utm = (...keys: string[]) => ({
  utm_params: { utm_source: "s", utm_medium: "m", ...Object.fromEntries(keys.map((key) => [key, "x"])) },
});

const pasted = [
  ...["mailto:ada@example.com", "<ada@example.com>", "Ada<ada@example.com>", "ada@example.com,"],
  ...[
    "ada@example.com;",
    "a..da@example.com",
    "ada@exam\u200bple.com",
    "\u200bada@example.com",
    "ada@example.com\u200b",
    "a\u200dda@example.com",
  ],
];

const isAt = (place: string) => (violation: { path: string }) => violation.path === place;

describe("16: updated_by", () => {
  it.each([
    ...pasted.map((updated_by) => [updated_by, 1] as const),
    ...["ada@example.com", "o'neil@example.com"].map((updated_by) => [updated_by, 0] as const),
  ])("%j: %i", (updated_by, count) => {
    expect(newWarnings({ updated_by })).toHaveLength(count);
    for (const campaign of [undefined, { body: push() }]) {
      const { violations, warnings } = validateUpdate({ updated_by, advanced: {} }, { ...settings, campaign });
      expect(violations).toEqual([]);
      expect(warnings.filter(isAt("updated_by"))).toHaveLength(count);
    }
  });
});

it("13: no locale has a warning where its content is keyed under another spelling", () => {
  const body = on(email, keyed(["pt-BR"], "pt_br"));
  expect(newWarnings(body)).toEqual(["campaign_content.content.pt_br"]);
  const { warnings } = validateCreate(body, settings);
  expect(warnings.filter(({ path }) => path.startsWith("campaign_content.locales"))).toEqual([]);
});

it.each(["utm_term ", " utm_term"])("12: a key of an update with a space: %j", (key) => {
  const patch = { channel: "PUSH", ...utm(key) };
  const place = `utm_params["${key}"]`;
  expect(newWarnings(patch)).toEqual([place]);
  expect(validateUpdate(patch, settings).warnings.filter(isAt(place))).toHaveLength(1);
});

const runs = longBudget(80, 8_000);

it(`agrees with an independent reading of the new warnings on ${runs} bodies`, () => {
  const context = { ...settings, bounds: { maxViolations: 10_000 } };
  let seen = 0;
  forAll(runs, withUndefined(mutated(seeds, 2, createRequest({ features }))), (body) => {
    const result = validateCreate(body, context);
    if (!result.ok) return;
    expect(differences(body, result.warnings)).toEqual([]);
    seen += newWarnings(body).length;
  });
  expect(seen).toBeGreaterThan(0);
});
