import { validateHeaderValue } from "node:http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  faultyWholeRequest,
  type WholeRequestOptions,
  type WholeRequestRuleId,
  wholeRequest,
} from "../../src/arbitraries/index.js";
import { type HeadersInput, validateRequest } from "../../src/index.js";
import { rules } from "../../src/reference/catalogue.js";
import { oracleRequest } from "../oracle/request.js";
import { budget } from "../support/budget.js";
import { expectAccepted } from "../support/expect-accepted.js";
import { forAll } from "../support/for-all.js";
import { frozen } from "../support/json.js";

/** Headers in either form as pairs; by name, one may have several values. */
function pairsOf(headers: HeadersInput): (readonly [name: string, value: unknown])[] {
  return Symbol.iterator in headers ? [...headers] : Object.entries(headers);
}

describe("valid whole requests", () => {
  it("are accepted, and of every operation", () => {
    const seen = new Map<string, number>();
    forAll(budget(60, 2_000), wholeRequest({ features: ["QUEUING"] }), ({ request, context }) => {
      const result = validateRequest(frozen(request), frozen(context));
      expectAccepted(result);
      expect(oracleRequest(request, context as never).ok).toBe(true);
      if (result.ok) seen.set(result.operation, (seen.get(result.operation) ?? 0) + 1);
    });
    expect([...seen.keys()].sort()).toEqual(["create", "publish", "update"]);
  });

  it("narrow by operation", () => {
    const methods = (operation: "create" | "update") =>
      new Set(fc.sample(wholeRequest({ operation }), { numRuns: 50 }).map(({ request }) => request.method));
    expect(methods("create")).toEqual(new Set(["POST"]));
    expect(methods("update")).toEqual(new Set(["PATCH"]));
  });

  it("are updates if a state is given", () => {
    const samples = fc.sample(wholeRequest({ state: "DRAFT" }), { numRuns: 50 });
    expect(new Set(samples.map(({ request }) => request.method))).toEqual(new Set(["PATCH"]));
  });

  it.each<[string, WholeRequestOptions, string]>([
    ["has a state", { state: "DRAFT" }, "no create request has a campaign with a state"],
    ["is known", { isKnown: true }, "no create request has a stored campaign"],
    ["is unknown", { isKnown: false }, "no create request has a stored campaign"],
  ])("are not drawn for the creation of a campaign that %s", (_, options, message) => {
    expect(() => wholeRequest({ operation: "create", ...options })).toThrow(new TypeError(message));
  });

  it("are not drawn for an unknown operation", () => {
    expect(() => wholeRequest({ operation: "publish" as never })).toThrow(new TypeError('unknown operation "publish"'));
  });

  it("can be sent over HTTP, as those with a fault can", () => {
    const requests = fc.oneof(wholeRequest(), faultyWholeRequest());
    forAll(budget(200, 2_000), requests, ({ request: { path, headers, body } }) => {
      expect(path).toMatch(/^[!-~]+$/u);
      for (const [name, values] of pairsOf(headers))
        for (const value of [values].flat()) validateHeaderValue(name, value as string);
      expect(JSON.parse(JSON.stringify(body))).toEqual(body);
    });
  });

  it("have headers in both forms, in any case", () => {
    const samples = fc.sample(wholeRequest(), { numRuns: 200 }).map(({ request }) => request.headers);
    expect(new Set(samples.map((headers) => Array.isArray(headers)))).toEqual(new Set([true, false]));
    const names = samples.flatMap(pairsOf).map(([name]) => name);
    expect(new Set(names.filter((name) => /^authorization$/iu.test(name)))).toEqual(
      new Set(["Authorization", "authorization", "AUTHORIZATION"]),
    );
  });
});

describe("whole requests with one fault", () => {
  const ids = rules.map(({ id }) => id).filter((id): id is WholeRequestRuleId => id.startsWith("request."));

  it.each(ids)("of %s violate only that rule", (id) => {
    forAll(budget(20, 500), faultyWholeRequest(id), ({ request, context, status, expected }) => {
      const result = validateRequest(frozen(request), frozen(context));
      const found = result.violations.map(({ rule, path, segments, pointer, target, detailTarget }) => {
        const code = result.ok ? "" : result.body.error.code;
        return { rule, path, segments, pointer, target, detailTarget, code };
      });
      expect(found).toEqual([expected]);
      expect(result).toMatchObject({ ok: false, status });
      const oracle = oracleRequest(request, context as never);
      expect(oracle).toMatchObject({ ok: false, status, violations: [{ path: expected.path }] });
    });
  });

  it("without a rule cover every rule", () => {
    const seen = new Set(
      fc.sample(faultyWholeRequest(), { numRuns: budget(400, 1_000) }).map(({ expected }) => expected.rule),
    );
    expect(seen).toEqual(new Set(ids));
    expect(() => faultyWholeRequest("update.status-alone" as never)).toThrow(
      new TypeError('unknown rule "update.status-alone"'),
    );
  });
});
