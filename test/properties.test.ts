import fc from "fast-check";
import { Compile } from "typebox/compile";
import { describe, expect, it } from "vitest";
import { createRequest } from "../src/arbitraries/index.js";
import {
  type Context,
  checkResponse,
  type UpdateContext,
  type Violation,
  validateCreate,
  validateUpdate,
} from "../src/index.js";
import { registry } from "../src/rules/index.js";
import { ErrorBody } from "../src/schemas/error-body.js";
import { anything as patches } from "./support/any-update.js";
import { budget } from "./support/budget.js";
import { fixturesIn, type InvalidFixture, type ValidFixture } from "./support/fixtures.js";
import { forAll } from "./support/for-all.js";
import { frozen, valueAt, withValue } from "./support/json.js";
import { mutated, placesOf } from "./support/mutations.js";
import { readsIn } from "./support/reads.js";
import { reordered } from "./support/updates.js";

const runs = budget(50, 2_000);

const fixtures: ValidFixture[] = [
  ...fixturesIn<ValidFixture>("create/valid"),
  ...fixturesIn<InvalidFixture>("create/invalid"),
  ...fixturesIn<ValidFixture>("create/advice"),
].map(([, fixture]) => fixture);

const seeds = fixtures.map(({ body }) => body);
const contexts: Context[] = [
  {},
  { lint: true },
  { features: [], lint: true },
  ...fixtures.map(({ context }) => context),
];

type Draw = fc.Arbitrary<readonly [input: unknown, context: UpdateContext]>;
type Result = ReturnType<typeof validateCreate> | ReturnType<typeof validateUpdate>;

function all({ violations, warnings }: Result): Violation[] {
  return [...violations, ...warnings];
}

function names(result: Result): string[] {
  return all(result)
    .map(({ rule, path }) => `${rule} ${path}`)
    .sort();
}

const requests = fc.tuple(mutated(seeds, 5, createRequest()), fc.constantFrom(...contexts));

describe.each<[kind: string, Draw, validate: (input: unknown, context: UpdateContext) => Result]>([
  ["mutated requests", requests, validateCreate],
  ["patches and stored campaigns", patches, validateUpdate],
])("on %s of every kind", (_, anything, validate) => {
  it("a result is the same each time, is plain data, and no argument is changed", () => {
    forAll(runs, anything, ([input, context]) => {
      const result = validate(frozen(input), frozen(context));
      expect(validate(input, context)).toEqual(result);
      const { violations, warnings, skipped } = result;
      const plain = { violations, warnings, skipped };
      expect(structuredClone(plain)).toEqual(plain);
      expect(JSON.parse(JSON.stringify(plain))).toEqual(plain);
      expect(result.ok).toBe(violations.length === 0);
    });
  });

  it("the error body matches its schema and the violations", () => {
    const errorBody = Compile(ErrorBody);
    let refused = 0;
    forAll(runs, anything, ([input, context]) => {
      const result = validate(input, context);
      if (result.ok) return;
      refused++;
      expect(errorBody.Check(result.body)).toBe(true);
      expect(checkResponse("update", 400, result.body)).toEqual({ ok: true, violations: [] });
      const [first] = result.violations;
      const { error } = result.body;
      expect(error.details).toEqual(
        result.violations.map(({ detailTarget, message }) => ({ target: detailTarget, message })),
      );
      expect([error.target, error.message]).toEqual([first.target, first.message]);
    });
    expect(refused).toBeGreaterThan(runs / 4);
  });

  it("linting never changes the errors", () => {
    forAll(runs, anything, ([input, context]) => {
      const [linted, plain] = [true, false].map((lint) => validate(input, { ...context, lint }));
      expect(linted?.violations).toEqual(plain?.violations);
      expect(linted?.ok).toBe(plain?.ok);
      expect(linted?.skipped).toEqual(expect.arrayContaining(plain?.skipped ?? []));
      if (context.rules === undefined) expect(plain?.warnings).toEqual([]);
    });
  });

  it("the verdict does not depend on the order of members", () => {
    forAll(runs, anything, ([input, { bounds, campaign, ...context }]) => {
      // A bound on violations cuts others in another order.
      const known = { ...context, bounds: { maxDepth: bounds?.maxDepth } };
      const turned = { ...campaign, body: reordered(campaign?.body) };
      expect(names(validate(reordered(input), { ...known, campaign: turned }))).toEqual(
        names(validate(input, { ...known, campaign })),
      );
    });
  });
});

describe("on mutated requests of every kind", () => {
  it("path, segments and pointer name the same place, which exists or is missing in an existing object", () => {
    forAll(runs, requests, ([body, context]) => {
      for (const { path, segments, pointer } of all(validateCreate(body, context))) {
        expect(pointer.split("/").slice(1).map(unescaped)).toEqual(segments.map(String));
        const quoted = segments.map((segment) => (typeof segment === "number" ? `[${segment}]` : segment));
        expect(path.replace(/\["((?:[^"\\]|\\.)*)"\]|\./gu, "")).toBe(
          segments.length === 0 ? "body" : quoted.filter((segment) => isShownBare(segment)).join(""),
        );
        const parent = valueAtOrNothing(body, segments.slice(0, -1));
        const isLevelDown = path.endsWith("trigger_attr.name");
        expect(isLevelDown || (typeof parent === "object" && parent !== null), path).toBe(true);
      }
    });
  });

  it("errors do not depend on unknown members", () => {
    forAll(runs, requests, ([body, context]) => {
      const errors = (value: unknown) => validateCreate(value, { ...context, lint: false }).violations;
      expect(errors(withUnknownMembers(body))).toEqual(errors(body));
    });
  });
});

it("a rule depends on nothing but what it reads", () => {
  const runsOfPairs = budget(10, 300);
  const members = seeds.flatMap((seed) =>
    placesOf(seed).map((place) => ({ name: place.at(-1), value: valueAt(seed, place) })),
  );
  const exercised = new Set<string>();
  forAll(runsOfPairs, fc.constantFrom(...fixtures), fc.nat(), fc.nat(), ({ body, context: given }, where, from) => {
    const context = { ...given, lint: true };
    const places = placesOf(body).filter((place) => place.join() !== "channel");
    const place = places[where % places.length] ?? [];
    const alike = members.filter(({ name }) => name === place.at(-1)).map(({ value }) => value);
    const changed = withValue(body, place, alike[from % alike.length]);
    const [before, after] = [validateCreate(body, context), validateCreate(changed, context)];
    // An invalid structure blocks rules, which other tests cover.
    if ([before, after].some(({ violations }) => violations.some(({ rule }) => rule.startsWith("structure.")))) return;
    const [isReadBefore, isReadAfter] = [readsIn(body), readsIn(changed)];
    for (const rule of registry) {
      // Other rules can silence or hide the violations of these rules.
      if (rule.scope === "object" || rule.id.startsWith("workspace.")) continue;
      if (isReadBefore(rule, place) || isReadAfter(rule, place)) continue;
      // What an entry of the content holds decides whether its name is the key of a locale.
      const isEntry = place.length <= 4 && place.join(".").startsWith("campaign_content.content.");
      if (isEntry && rule.reads.keys?.includes("campaign_content.content")) continue;
      const alone: Context = { ...context, rules: onlyOn(rule.id) };
      const of = (value: unknown) => all(validateCreate(value, alone)).map(({ path, params }) => ({ path, params }));
      expect(of(changed), `${rule.id} after a change at ${place.join(".")}`).toEqual(of(body));
      if (all(before).some(({ rule: id }) => id === rule.id)) exercised.add(rule.id);
    }
  });
  expect(exercised.size).toBeGreaterThan(budget(3, 40));
});

const everythingOff = Object.fromEntries(registry.map(({ id }) => [id, "off"])) as NonNullable<Context["rules"]>;

/** Overrides that turn off all other rules. */
function onlyOn(id: keyof NonNullable<Context["rules"]>): NonNullable<Context["rules"]> {
  return { ...everythingOff, [id]: "error" };
}

function unescaped(key: string): string {
  return key.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Whether a segment appears in a path without quotes. */
function isShownBare(segment: string | number): boolean {
  return /^(?:\[\d+\]|[A-Za-z_$][\w$]*)$/u.test(String(segment));
}

function valueAtOrNothing(body: unknown, segments: readonly (string | number)[]): unknown {
  return segments.reduce<unknown>((value, segment) => (value as Record<string, unknown> | undefined)?.[segment], body);
}

/** The body with an unknown member in every object, except in objects that allow any key. */
function withUnknownMembers(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.map((entry) => withUnknownMembers(entry));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, withUnknownMembers(member, key)]);
  const isFree = name === "utm_params";
  return Object.fromEntries(isFree ? entries : [...entries, ["x_unheard_of", { anything: [null] }]]);
}
