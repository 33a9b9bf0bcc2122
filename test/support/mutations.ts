import fc from "fast-check";
import type { Segment } from "../../src/index.js";
import { type Json, valueAt, withValue } from "./json.js";

/** Values that a mutation may put anywhere: every JSON type, and what enumerations and formats almost allow. */
export const anyJson: fc.Arbitrary<Json> = fc.oneof(
  {
    arbitrary: fc.constantFrom<Json[]>(null, true, false, 0, 1, -1, 0.5, 1.5, 31, 32, 1e21, "", "x", [], {}),
    weight: 6,
  },
  {
    arbitrary: fc.constantFrom<Json[]>(
      ...["PUSH", "EMAIL", "push", "user_attributes", "actions", "custom_segments", "and", "OR", "string", "DAYS"],
      ...["MONDAY", "dwell", "DWELL", "10", "ASAP", "2026-01-01T00:00:00", "https://example.com", "a@b.c"],
    ),
    weight: 6,
  },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>, weight: 2 },
);

/** Every place of a body, the containers' included, the body's own not. */
export function placesOf(value: unknown, at: readonly Segment[] = []): Segment[][] {
  if (typeof value !== "object" || value === null) return at.length === 0 ? [] : [[...at]];
  const keys: Segment[] = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  const below = keys.flatMap((key) => placesOf((value as Record<Segment, unknown>)[key], [...at, key]));
  return at.length === 0 ? below : [[...at], ...below];
}

type Mutation = { kind: "set" | "delete" | "copy" | "add"; where: number; from: number; value: Json; key: string };

const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom("set", "set", "delete", "copy", "add"),
  where: fc.nat(),
  from: fc.nat(),
  value: anyJson,
  key: fc.constantFrom(
    "x",
    "__proto__x",
    "en",
    "utm_x",
    "filters",
    "locales",
    "push",
    "email",
    "attributes",
    "constructor",
  ),
});

/** One of the seeds with a few random changes: a member or entry set, taken away, added, or copied from elsewhere. */
export function mutated(seeds: readonly unknown[], most = 4): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.constantFrom(...seeds), fc.array(mutation, { maxLength: most }))
    .map(([seed, mutations]) => mutations.reduce(apply, seed));
}

function apply(body: unknown, { kind, where, from, value, key }: Mutation): unknown {
  const places = placesOf(body);
  const place = places[where % places.length];
  const other = places[from % places.length];
  if (place === undefined || other === undefined) return body;
  if (kind === "set") return withValue(body, place, value);
  if (kind === "delete") return withValue(body, place, undefined);
  if (kind === "copy") return withValue(body, place, structuredClone(valueAt(body, other)));
  const target = valueAt(body, place);
  if (Array.isArray(target)) return withValue(body, place, [...target, value]);
  return typeof target === "object" && target !== null ? withValue(body, place, { ...target, [key]: value }) : body;
}
