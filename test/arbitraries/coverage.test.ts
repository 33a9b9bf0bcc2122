import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRequest } from "../../src/arbitraries/index.js";
import type { Feature } from "../../src/index.js";
import { CreateRequest } from "../../src/schemas/create-request.js";
import { type Definitions, type JsonSchema, jsonSchema, resolve } from "../../src/schemas/json-schema.js";
import { budget } from "../support/budget.js";

const features: Feature[] = ["AUDIENCE_LIMIT", "QUEUING", "PRODUCT_SETS", "DOUBLE_OPT_IN", "BRAND_DEDUPLICATION"];

/** All members and values in the schemas, by their places: `basic_details.name`, `… = value` of an enumeration. */
const possible = new Set<string>();
/** Optional members, which must also be absent sometimes. */
const optional = new Set<string>();
const seen = new Set<string>();
const absent = new Set<string>();

/** Members and values of shared shapes that no valid Email can have. */
const impossible = [
  "request<EMAIL>.trigger_condition.trigger_delay_type = INTELLIGENT_DELAY",
  "request<EMAIL>.trigger_condition.intelligent_delay_optimization",
  "request<EMAIL>.campaign_audience_limit.frequency = INSTANCE",
];

type Visit = (value: unknown) => void;

/** Visits a schema and its values together, and records what is possible and what occurs. */
function visitor(unresolved: JsonSchema, outer: Definitions, name: string, depth = 0): Visit {
  const { schema, definitions } = resolve(unresolved, outer);
  const values = schema.enum ?? [];
  for (const value of values) possible.add(`${name} = ${value}`);
  if (values.length > 0) return (value) => void seen.add(`${name} = ${String(value)}`);
  if (schema.items !== undefined) {
    const entry = visitor(schema.items, definitions, `${name}[]`, depth);
    return (value) => (value as unknown[]).forEach(entry);
  }
  if (schema.anyOf !== undefined) return unionVisitor(schema.anyOf, definitions, name, depth);
  if (schema.type === "boolean") {
    for (const value of [true, false]) possible.add(`${name} = ${value}`);
    return (value) => void seen.add(`${name} = ${String(value)}`);
  }
  return schema.properties === undefined ? () => {} : objectVisitor(schema, definitions, name, depth);
}

function unionVisitor(variants: readonly JsonSchema[], definitions: Definitions, name: string, depth: number): Visit {
  // Filters contain groups again, to any depth. Two levels are enough.
  if (depth > 2) return () => {};
  const visits = variants.map((variant) => {
    const [key, { const: value }] = Object.entries(variant.properties ?? {}).find(
      ([, member]) => member.const !== undefined,
    ) ?? ["", {}];
    return { key, value, visit: visitor(variant, definitions, `${name}<${value}>`, depth + 1) };
  });
  return (value) => {
    for (const { key, value: tag, visit } of visits) if ((value as Record<string, unknown>)[key] === tag) visit(value);
  };
}

function objectVisitor(schema: JsonSchema, definitions: Definitions, name: string, depth: number): Visit {
  const members = Object.entries(schema.properties ?? {}).map(([key, member]) => {
    const place = `${name}.${key}`;
    // The deepest visited actions need not contain more filters.
    if (!(depth > 2 && key === "attributes")) possible.add(place);
    if (!schema.required?.includes(key)) optional.add(place);
    return { key, place, visit: visitor(member, definitions, place, depth) };
  });
  return (value) => {
    for (const { key, place, visit } of members) {
      const member = (value as Record<string, unknown>)[key];
      (member === undefined ? absent : seen).add(place);
      if (member !== undefined) visit(member);
    }
  };
}

/** A tenth of the requests has all features. If there are only a few, some rare values are missing. */
const many = budget(2_000, 27_000);
const mostUnseen = budget(80, 0);

describe("valid requests", () => {
  const visit = visitor(jsonSchema(CreateRequest), {}, "request");
  const types = new Map<string, Set<string>>();
  const samples = [
    ...fc.sample(createRequest({ features }), { numRuns: many }),
    ...fc.sample(createRequest({ features: [...features, "PORTFOLIO"] }), { numRuns: many / 10 }),
  ];
  const custom = new Set<number>();
  const keyed = new Set<string>();
  for (const body of samples) {
    visit(body);
    const type = `${body.channel} ${body.campaign_delivery_type}`;
    const schedule = body.scheduling_details.delivery_type;
    const delay = body.trigger_condition?.trigger_delay_type ?? "none";
    types.set(type, (types.get(type) ?? new Set()).add(`${schedule} ${delay}`));
    if (body.utm_params) custom.add(Object.keys(body.utm_params).filter((key) => !NAMED.includes(key)).length);
    keyed.add(JSON.stringify(Object.values(body.campaign_content.content).map((entry) => typeof entry)));
  }

  it("contain every member and every value of every schema", () => {
    expect(possible.size).toBeGreaterThan(400);
    const missing = [...possible].filter((name) => !seen.has(name));
    const unseen = missing.filter((name) => !impossible.some((start) => name.startsWith(start)));
    expect(unseen.length, unseen.join()).toBeLessThanOrEqual(mostUnseen);
  });

  it("contain nothing impossible", () => {
    expect([...seen].filter((name) => impossible.some((start) => name.startsWith(start)))).toEqual([]);
  });

  it("sometimes lack each optional member", () => {
    expect(optional.size).toBeGreaterThan(100);
    const always = [...optional].filter((name) => !absent.has(name));
    const everywhere = always.filter((name) => !impossible.some((start) => name.startsWith(start)));
    expect(everywhere.length, everywhere.join()).toBeLessThanOrEqual(mostUnseen);
  });

  it("combine every delivery type with every schedule and every delay type that it can have", () => {
    const pushTypes = ["ONE_TIME", "PERIODIC", "EVENT_TRIGGERED", "BUSINESS_EVENT_TRIGGERED"];
    const expected = [
      ...[...pushTypes, "DEVICE_TRIGGERED", "LOCATION_TRIGGERED", "BROADCAST_LIVE_ACTIVITY"].map(
        (type) => `PUSH ${type}`,
      ),
      ...pushTypes.map((type) => `EMAIL ${type}`),
    ];
    expect([...types.keys()].sort()).toEqual(expected.sort());
    for (const [type, combinations] of types) {
      const schedules = type.endsWith("PERIODIC")
        ? ["AT_FIXED_TIME"]
        : ["ASAP", "AT_FIXED_TIME", "SEND_IN_BTS", "SEND_IN_USER_TIMEZONE"];
      const delays = ["none", "ASAP", "DELAY", ...(type.startsWith("PUSH") ? ["INTELLIGENT_DELAY"] : [])];
      const all = schedules.flatMap((schedule) => delays.map((delay) => `${schedule} ${delay}`));
      expect(all, type).toEqual(expect.arrayContaining([...combinations]));
      // A type has up to sixteen combinations.
      expect(all.length - combinations.size, type).toBeLessThanOrEqual(budget(8, 0));
    }
  });

  it("have up to five custom UTM keys", () => {
    expect([...custom].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("have content in several shapes", () => {
    expect(keyed.size).toBeGreaterThan(5);
  });
});

const NAMED = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"];
