import { readdirSync, readFileSync } from "node:fs";
import { type JsonPatchOperation, validateCreate } from "campaign-rules";
import { faultyRequest, faultyRequests } from "campaign-rules/arbitraries";
import fc from "fast-check";
import { applyPatch } from "rfc6902";
import { expect, it } from "vitest";
import { call } from "./support/call.js";
import { connect } from "./support/connect.js";
import { type Faulty, slips } from "./support/slips.js";

const client = await connect();

const folder = new URL("../../../fixtures/create/invalid/", import.meta.url);

const fixtures = readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Faulty);

const generated = [
  ...fc.sample(slips, { seed: 1, numRuns: 200 }),
  ...fc.sample(faultyRequest(), { seed: 1, numRuns: 160 }),
  ...fc.sample(faultyRequests(3), { seed: 1, numRuns: 40 }),
];

/** Bodies that JSON can express, in a context that a client can give. */
const faulty = [...fixtures, ...generated].filter(({ body, context }) => {
  return context.bounds === undefined && JSON.stringify(JSON.parse(JSON.stringify(body))) === JSON.stringify(body);
});

/** Applies operations with an independent library. */
function applied(body: unknown, operations: readonly JsonPatchOperation[]): unknown {
  const document = { body: structuredClone(body) };
  const moved = structuredClone(operations).map((one) => ({
    ...one,
    path: `/body${one.path}`,
    ...("from" in one && { from: `/body${one.from}` }),
  }));
  const problems = applyPatch(document, moved as Parameters<typeof applyPatch>[1]).filter((one) => one !== null);
  if (problems.length > 0) throw problems[0];
  return document.body;
}

/** Whether applying the first available fix again and again ends in a valid body. */
function hasRepair({ body, context }: Faulty): boolean {
  let current = body;
  for (let count = 0; count < MOST_REPAIRS; count++) {
    const { ok, violations } = validateCreate(current, context);
    if (ok) return true;
    const fix = violations.find((one) => one.fix !== undefined)?.fix;
    if (fix === undefined) return false;
    current = applied(current, fix);
  }
  return false;
}

const MOST_REPAIRS = 20;

it("of 400 faulty bodies, fix_campaign makes exactly those valid that single fixes can repair", async () => {
  const repairable = faulty.filter(hasRepair);
  const repaired: Faulty[] = [];
  for (const one of faulty) {
    const { body } = one;
    const { customRules: _, exceptions: __, message: ___, ...context } = one.context;
    const first = await call(client, "validate_campaign", { body, context });
    expect(first.ok).toBe(false);
    const fixed = await call(client, "fix_campaign", { body, context });
    expect(fixed.omitted?.["operations"]).toBe(0);
    const result = applied(body, fixed.operations ?? []);
    if (fixed.body === undefined) expect(fixed.truncated).toBe(true);
    else expect(fixed.body).toEqual(result);
    const last = await call(client, "validate_campaign", { body: result, context });
    expect([last.ok, last.errors, last.warnings]).toEqual([fixed.ok, fixed.errors, fixed.warnings]);
    if (last.ok) repaired.push(one);
  }
  expect(faulty.length).toBeGreaterThanOrEqual(400);
  expect(repairable.length).toBeGreaterThanOrEqual(200);
  expect(repaired).toEqual(repairable);
});

it.each([
  ["a number that would lose digits", '{"channel":"push","version_note":9007199254740993}'],
  ["a duplicate key", '{"channel":"push","version_note":1,"version_note":2}'],
])("fix_campaign returns no value for JSON with %s, but the operations", async (_, body) => {
  const fixed = await call(client, "fix_campaign", { body });
  expect(fixed).toMatchObject({ changed: true, truncated: true });
  expect(fixed.operations).toContainEqual({ op: "replace", path: "/channel", value: "PUSH" });
  expect(fixed).not.toHaveProperty("body");
  const { text } = await call(client, "fix_campaign", { text: body });
  expect(text).toBe(body.replace("push", "PUSH"));
});
