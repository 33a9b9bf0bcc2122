import fc from "fast-check";
import { expect, it } from "vitest";
import { type UpdateContext, validateCreate, validateUpdate } from "../../src/index.js";
import { budget } from "../support/budget.js";
import { forAll } from "../support/for-all.js";
import { mutated } from "../support/mutations.js";
import { withUndefined } from "./random-undefined.js";
import { seeds } from "./seeds.js";
import { oracleShape } from "./shape.js";

type Members = Record<string, unknown>;

const runs = budget(80, 10_000);
const lint = { lint: true, bounds: { maxViolations: 10_000 } } as const;
const body = withUndefined(mutated(seeds, 2));

/** Some members of a body, and some that no create request has. */
const part = fc
  .tuple(body, fc.array(fc.nat(), { maxLength: 12 }), fc.subarray(["updated_by", "version_note", "status"]))
  .map(([whole, drops, added]) => {
    if (typeof whole !== "object" || whole === null || Array.isArray(whole)) return whole;
    const entries = Object.entries(whole);
    for (const drop of drops) if (entries.length > 0) entries.splice(drop % entries.length, 1);
    const more = added.map((name) => [name, name === "status" ? "PUBLISH" : "x"] as const);
    return Object.fromEntries([...entries, ...more]) as Members;
  });

const sent: fc.Arbitrary<unknown> = fc.oneof(
  body,
  part,
  part,
  fc.tuple(fc.constantFrom("data", "campaign", "body"), part).map(([name, inner]) => ({ [name]: inner })),
  fc.tuple(part, part, part).map(([outer, a, b]) => ({ ...(outer as object), data: a, meta: b })),
  fc
    .tuple(fc.subarray(["method", "path", "headers", "body", "channel"]), part)
    .map(([names, inner]) => Object.fromEntries(names.map((name) => [name, inner]))),
  fc.array(part, { maxLength: 2 }),
);

const contexts: readonly UpdateContext[] = [{}, { campaign: { state: "ACTIVE" } }, { policies: { merge: "member" } }];

it(`agrees with an independent reading of shapes on ${runs} bodies`, () => {
  const seen = new Map<string, number>();
  forAll(runs, sent, fc.constantFrom("create", "update"), fc.constantFrom(...contexts), (value, operation, context) => {
    const all = { ...context, ...lint };
    const { warnings } = operation === "create" ? validateCreate(value, all) : validateUpdate(value, all);
    const found = warnings.filter(({ rule }) => rule.startsWith("body.") || rule === "update.not-a-create-request");
    const expected = oracleShape(value, operation);
    expect(found.map(({ rule, path }) => ({ rule, path }))).toEqual(expected === undefined ? [] : [expected]);
    const name = expected?.rule ?? "nothing";
    seen.set(name, (seen.get(name) ?? 0) + 1);
  });
  expect(seen.size).toBe(6);
});
