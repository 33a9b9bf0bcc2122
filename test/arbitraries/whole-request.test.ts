import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { faultyWholeRequest, type WholeRequestRuleId, wholeRequest } from "../../src/arbitraries/index.js";
import { type HeadersInput, validateRequest } from "../../src/index.js";
import { rules } from "../../src/reference/catalogue.js";
import { oracleRequest } from "../oracle/request.js";
import { budget } from "../support/budget.js";
import { expectAccepted } from "../support/expect-accepted.js";
import { frozen } from "../support/json.js";
import { once } from "../support/once.js";

/** Headers in either form as pairs; by name, one may have several values. */
function pairsOf(headers: HeadersInput): (readonly [name: string, value: unknown])[] {
  return Symbol.iterator in headers ? [...headers] : Object.entries(headers);
}

describe("valid whole requests", () => {
  it("are accepted, and of every operation", () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(wholeRequest({ features: ["QUEUING"] }), ({ request, context }) => {
        const result = validateRequest(frozen(request), frozen(context));
        expectAccepted(result);
        expect(oracleRequest(request, context as never).ok).toBe(true);
        if (result.ok) seen.set(result.operation, (seen.get(result.operation) ?? 0) + 1);
      }),
      { numRuns: budget(150, 2_000) },
    );
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

  it("are not drawn for an unknown operation", () => {
    expect(() => wholeRequest({ operation: "publish" as never })).toThrow(new TypeError('unknown operation "publish"'));
  });

  it("have headers in both forms, in any case", () => {
    const samples = fc.sample(wholeRequest(), { numRuns: 200 }).map(({ request }) => request.headers);
    expect(new Set(samples.map((headers) => Array.isArray(headers)))).toEqual(new Set([true, false]));
    const names = samples.flatMap(pairsOf).map(([name]) => name);
    for (const name of ["Authorization", "authorization", "AUTHORIZATION"]) expect(names).toContain(name);
  });
});

describe("what whole requests contain", () => {
  const samples = once(() =>
    fc.sample(wholeRequest(), { numRuns: 500, seed: 1 }).map(({ request }) => {
      const pairs = pairsOf(request.headers).map(([name, value]) => [name.toLowerCase(), value] as const);
      return { ...request, headers: new Map(pairs) };
    }),
  );
  const creations = () => samples().filter(({ method }) => method === "POST");
  const updates = () => samples().filter(({ method }) => method === "PATCH");
  const valuesOf = (requests: ReturnType<typeof samples>, name: string) =>
    new Set(requests.map(({ headers }) => headers.get(name.toLowerCase())));

  it("is the scheme of their credentials in any case, and padding or none", () => {
    const credentials = [...valuesOf(samples(), "Authorization")].map(String);
    expect(new Set(credentials.map((value) => value.split(" ", 1)[0]))).toEqual(new Set(["Basic", "basic", "BASIC"]));
    expect(credentials.some((value) => value.endsWith("="))).toBe(true);
    expect(credentials.some((value) => /[^=]$/u.test(value) && (value.split(" ")[1] ?? "").length % 4 > 0)).toBe(true);
  });

  it("is a workspace of ASCII or not, which the tenant header of an update names or not", () => {
    const workspaces = new Set(["W-1", "ZX81QL", "größe", "a b"]);
    expect(valuesOf(creations(), "SVC-APPKEY")).toEqual(workspaces);
    expect(valuesOf(updates(), "X-SVC-Tenant-ID")).toEqual(new Set([...workspaces, undefined]));
    expect(valuesOf(updates(), "SVC-APPKEY")).toEqual(new Set([undefined]));
  });

  it("is JSON as their content type, with parameters, or none", () => {
    expect(valuesOf(samples(), "Content-Type")).toEqual(
      new Set([undefined, "application/json", "application/json; charset=utf-8", "Application/JSON"]),
    );
  });

  it("is an idempotency key of each update, in version 4 of UUIDs", () => {
    const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;
    expect([...valuesOf(updates(), "Idempotency-Key")].filter((key) => !version4.test(String(key)))).toEqual([]);
    expect(valuesOf(creations(), "Idempotency-Key")).toEqual(new Set([undefined]));
  });

  it("is the id of an update's request in its header, its body or both, where they are equal", () => {
    const ids = [...valuesOf(updates(), "X-SVC-Request-Id")].filter((id) => !["r-1", "r 2", "Ж"].includes(String(id)));
    // An update brings its own at times.
    expect(ids.length).toBeGreaterThan(5);
    const places = updates().map(({ headers, body }) => {
      const [inHeader, inBody] = [headers.get("x-svc-request-id"), (body as { request_id?: unknown }).request_id];
      if (inHeader !== undefined && inBody !== undefined) expect(inBody).toBe(inHeader);
      return `${inHeader === undefined ? "" : "header"} ${inBody === undefined ? "" : "body"}`;
    });
    expect(new Set(places)).toEqual(new Set(["header body", "header ", " body"]));
  });

  it("is a path with a query or without, and an id of a campaign as it is written there", () => {
    const paths = (requests: ReturnType<typeof samples>) => new Set(requests.map(({ path }) => path));
    expect(paths(creations())).toEqual(
      new Set(["", "?dry=true", "?"].map((query) => `/core-services/v1/campaigns${query}`)),
    );
    const ids = [...paths(updates())].map((path) => path.replace(/^\/v5\/campaigns\//u, "").replace(/\?.*$/u, ""));
    expect(new Set(ids)).toEqual(new Set(["c-1", "6630b1f2", "a%2Fb", "ü"]));
    expect(new Set([...paths(updates())].map((path) => /\?.*$/u.exec(path)?.[0]))).toEqual(
      new Set([undefined, "?dry=true", "?"]),
    );
  });
});

/** The number of ways to violate each rule. */
const waysOf: Record<WholeRequestRuleId, number> = {
  "request.operation-known": 6,
  // Eleven credentials, and in either header another workspace, or one that is like one of the four.
  "request.authorized": 11 + 2 * (1 + 4),
  "request.headers-unambiguous": 3,
  // Absent, empty, or white space.
  "request.app-key-present": 3,
  "request.content-type-json": 4,
  "request.idempotency-key-present": 3,
  "request.idempotency-key-uuid": 5,
  "request.request-id-present": 3,
  "request.request-ids-equal": 2,
};

describe("whole requests with one fault", () => {
  const ids = rules.map(({ id }) => id).filter((id): id is WholeRequestRuleId => id.startsWith("request."));

  it.each(ids)("of %s violate only that rule", (id) => {
    fc.assert(
      fc.property(faultyWholeRequest(id), ({ request, context, status, expected }) => {
        const result = validateRequest(frozen(request), frozen(context));
        const found = result.violations.map(({ rule, path, segments, pointer, target, detailTarget }) => {
          const code = result.ok ? "" : result.body.error.code;
          return { rule, path, segments, pointer, target, detailTarget, code };
        });
        expect(found).toEqual([expected]);
        expect(result).toMatchObject({ ok: false, status });
        const oracle = oracleRequest(request, context as never);
        expect(oracle).toMatchObject({ ok: false, status, violations: [{ path: expected.path }] });
      }),
      { numRuns: budget(20, 500) },
    );
  });

  it.each(ids)("of %s occur in each way", (id) => {
    const ways = fc.sample(faultyWholeRequest(id), { numRuns: 500, seed: 1 }).map(({ request, expected: { path } }) => {
      if (path === "path") return `${request.method} ${request.path}`;
      const values = pairsOf(request.headers).filter(([name]) => name.toLowerCase() === path.toLowerCase());
      return `${path} ${JSON.stringify(values.flatMap(([, value]) => value))}`;
    });
    expect(new Set(ways).size).toBe(waysOf[id]);
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
