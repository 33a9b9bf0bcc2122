import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type RequestInput, validateRequest } from "../../../src/index.js";
import { budget } from "../../support/budget.js";
import { forAll } from "../../support/for-all.js";
import { basic, createInput, KEY, OTHER_UUID, UUID, updateInput, WORKSPACE } from "../../support/requests.js";

type Pair = readonly [string, string];

describe("credentials are never repeated", () => {
  /** Texts that cannot be in an answer by chance. */
  const secret = fc
    .array(fc.constantFrom(..."abcdefXYZ0189:é🔑ключ+/="), { minLength: 6, maxLength: 30 })
    .map((letters) => `sk~${letters.join("")}~fake`);

  /** Parts that are long enough to reveal something, as JSON writes them. */
  function partsOf(credential: string): string[] {
    return Array.from({ length: Math.max(0, credential.length - 9) }, (_, at) =>
      JSON.stringify(credential.slice(at, at + 10)).slice(1, -1),
    );
  }

  const mangled: ((credentials: string) => string)[] = [
    ...Array(6).fill((credentials: string) => credentials),
    (credentials) => credentials.replace("Basic", "Bearer"),
    (credentials) => credentials.replace("Basic ", ""),
    (credentials) => `${credentials}!`,
    (credentials) => credentials.slice(0, -3),
    (credentials) => credentials.replace(/=+$/u, ""),
    (credentials) => `${credentials}, ${credentials}`,
  ];

  const update: Pair = ["PATCH", "/v5/campaigns/cmp-1"];
  const route = fc.constantFrom<Pair[]>(["POST", "/core-services/v1/campaigns"], update, update, ["GET", "/"]);
  const workspace = fc.constantFrom(WORKSPACE, WORKSPACE, WORKSPACE, WORKSPACE, "ws-other-fake", "");
  const { body: right } = createInput();
  const body = fc.constantFrom<unknown[]>({}, right, { status: "PUBLISH" }, { request_id: 5 }, null);
  const headers = fc.record(
    {
      "SVC-APPKEY": workspace,
      "X-SVC-Tenant-ID": workspace,
      "Idempotency-Key": fc.constantFrom(UUID, UUID, UUID, OTHER_UUID, "1"),
      "X-SVC-Request-Id": fc.constantFrom("upd-1", "upd-2"),
      "Content-Type": fc.constantFrom("application/json", "application/json", "text/plain"),
    },
    { requiredKeys: ["Idempotency-Key"] },
  );

  it("in any answer, for any request", () => {
    const seen = new Map<string, number>();
    forAll(
      budget(60, 4_000),
      fc.tuple(secret, secret),
      fc.tuple(workspace, fc.constantFrom(...mangled), fc.constantFrom("one", "one", "two", "list")),
      fc.record({ route, headers, body }),
      ([key, other], [id, mangle, count], { route: [method, path], ...input }) => {
        const sent = [mangle(basic(id, key)), mangle(basic(id, other))].slice(0, count === "one" ? 1 : 2);
        const authorization =
          count === "two" ? { Authorization: sent[0], authorization: sent[1] } : { Authorization: sent };
        const request = { ...input, method, path, headers: { ...input.headers, ...authorization } };
        const result = validateRequest(request as RequestInput, { lint: true });
        const text = JSON.stringify(result);
        for (const credential of [key, other, ...sent.map((one) => one.replace(/^\w+ /u, ""))]) {
          for (const part of partsOf(credential)) expect(text.includes(part), part).toBe(false);
        }
        const status = result.ok ? result.operation : String(result.status);
        seen.set(status, (seen.get(status) ?? 0) + 1);
      },
    );
    const outcomes = ["400", "401", "404", "create", "publish", "update"];
    expect(outcomes).toEqual(expect.arrayContaining([...seen.keys()]));
    expect(seen.size).toBeGreaterThanOrEqual(budget(3, outcomes.length));
  });

  it("nor as a whole in the answer to an accepted request", () => {
    const result = validateRequest(updateInput({ headers: { "X-SVC-Tenant-ID": WORKSPACE } }));
    expect(result).toMatchObject({ ok: true, workspace: WORKSPACE });
    expect(JSON.stringify(result)).not.toContain(KEY);
  });
});
