import fc from "fast-check";
import type { Segment } from "../../src/index.js";
import { type Json, valueAt, withValue } from "./json.js";

/** Values that a mutation may put anywhere: every JSON type, and texts that enumerations or formats almost allow. */
const anyJson: fc.Arbitrary<Json> = fc.oneof(
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

/** Every place in a body, including those of containers, but not the body itself. */
export function placesOf(body: unknown): Segment[][] {
  const places: Segment[][] = [];
  const addPlacesIn = (value: unknown, at: readonly Segment[]): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, member] of Object.entries(value)) {
      const place = [...at, Array.isArray(value) ? Number(name) : name];
      places.push(place);
      addPlacesIn(member, place);
    }
  };
  addPlacesIn(body, []);
  return places;
}

const kinds = ["set", "delete", "copy", "add", "graft", "swap", "swap"] as const;

type Mutation = { kind: (typeof kinds)[number]; where: number; from: number; value: Json; key: string };

const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom(...kinds),
  where: fc.nat(),
  from: fc.nat(),
  value: anyJson,
  key: fc.constantFrom(
    ...["x", "__proto__x", "en", "utm_x", "brand", "filters", "locales", "push", "email", "attributes", "constructor"],
  ),
});

/**
 * One of the seeds or of the other seeds, with up to `most` random changes. A change sets, removes or adds a member or
 * entry, copies it from elsewhere in the body, grafts it from the same place of another seed, or replaces it by one of
 * the same name in another seed.
 */
export function mutated(
  seeds: readonly unknown[],
  most = 4,
  otherSeeds: fc.Arbitrary<unknown> = fc.constantFrom(...seeds),
): fc.Arbitrary<unknown> {
  const donors = seeds.flatMap((seed) => placesOf(seed).map((place) => ({ place, value: valueAt(seed, place) })));
  const byName = new Map<Segment | undefined, typeof donors>();
  for (const donor of donors) {
    const name = nameOf(donor.place);
    byName.set(name, [...(byName.get(name) ?? []), donor]);
  }

  function apply(body: unknown, { kind, where, from, value, key }: Mutation): unknown {
    const places = placesOf(body);
    const place = places[where % places.length];
    if (place === undefined) return body;
    switch (kind) {
      case "set":
        return withValue(body, place, value);
      case "delete":
        return withValue(body, place, undefined);
      case "copy":
        return withValue(body, place, optionalValueAt(body, places[from % places.length] ?? []));
      case "add":
        return added(body, place, key, value);
      case "graft": {
        const donor = donors[from % donors.length];
        const parent = donor && optionalValueAt(body, donor.place.slice(0, -1));
        if (donor === undefined || typeof parent !== "object" || parent === null) return body;
        return withValue(body, donor.place, donor.value);
      }
      case "swap": {
        const namesakes = byName.get(nameOf(place)) ?? [];
        return namesakes.length === 0 ? body : withValue(body, place, namesakes[from % namesakes.length]?.value);
      }
    }
  }

  return fc
    .tuple(fc.oneof(fc.constantFrom(...seeds), otherSeeds), fc.array(mutation, { maxLength: most }))
    .map(([seed, mutations]) => JSON.parse(JSON.stringify(mutations.reduce(apply, seed))) as unknown);
}

function nameOf(place: readonly Segment[]): Segment | undefined {
  return place.findLast((segment) => typeof segment === "string");
}

function added(body: unknown, place: Segment[], key: string, value: Json): unknown {
  const target = optionalValueAt(body, place);
  if (Array.isArray(target)) return withValue(body, place, [...target, value]);
  return typeof target === "object" && target !== null ? withValue(body, place, { ...target, [key]: value }) : body;
}

function optionalValueAt(body: unknown, place: readonly Segment[]): unknown {
  return place.reduce<unknown>(
    (value, segment) => (value as Record<Segment, unknown> | null | undefined)?.[segment],
    body,
  );
}
