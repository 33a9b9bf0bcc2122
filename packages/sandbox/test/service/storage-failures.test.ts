import { afterEach, describe, expect, it, vi } from "vitest";
import { createSandbox, memoryStorage, type Sandbox } from "../../src/index.js";
import { StorageError } from "../../src/storage/sql/failure.js";
import { CREATE, create, createHeaders, errorOf, pushBody, send, update } from "../support/requests.js";

/** A storage in memory whose writes fail while there is a reason. */
function failingStorage() {
  const storage = memoryStorage();
  const failing: { reason?: string | undefined } = {};
  for (const name of ["transaction", "reset", "saveClock"] as const) {
    const method = storage[name] as (...values: unknown[]) => Promise<unknown>;
    const refuse = async (...values: unknown[]) => {
      if (failing.reason !== undefined) throw new StorageError(failing.reason);
      return method(...values);
    };
    Object.assign(storage, { [name]: refuse });
  }
  return { failing, storage };
}

const log = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => log.mockClear());

describe("a storage that fails", () => {
  const statusOf = async (sandbox: Sandbox) =>
    (await send(sandbox, "POST", CREATE, pushBody(), createHeaders())).status;

  it.each([
    ["POST", CREATE, pushBody("r-1"), { request_id: "r-1" }],
    ["POST", CREATE, "{", undefined],
    ["PATCH", "/v5/campaigns/c-1", { request_id: "r-2", status: "PUBLISH" }, { request_id: "r-2" }],
    ["POST", "/_sandbox/reset", undefined, undefined],
    ["POST", "/_sandbox/seed", [{ workspace: "W1", body: {} }], undefined],
    ["PUT", "/_sandbox/campaigns/c-1/state", { state: "ACTIVE" }, undefined],
    ["PATCH", "/_sandbox/clock", { advance: 1 }, undefined],
  ])("makes %s %s with %j a 503 with the cause", async (method, url, sent, requestId) => {
    const { failing, storage } = failingStorage();
    const sandbox = createSandbox({ storage, clock: () => 5 });
    await sandbox.seed([{ campaign_id: "c-1", workspace: "W1", body: {} }]);
    failing.reason = "no space left";
    const headers = { ...createHeaders(), "Idempotency-Key": "k" };
    const answer = await send(sandbox, method, url, sent, headers);
    const error = { code: "503 Service Unavailable", target: "storage", message: "no space left" };
    expect([answer.status, errorOf(answer)]).toEqual([503, { ...error, ...requestId }]);
    expect(await sandbox.campaigns()).toEqual([{ campaign_id: "c-1", workspace: "W1", state: "DRAFT", body: {} }]);
    expect(sandbox.clock.now()).toBe(5);
  });

  it("is named once per cause, until something is stored again", async () => {
    const { failing, storage } = failingStorage();
    const sandbox = createSandbox({ storage, limits: false });
    for (const reason of ["full", "full", "gone", "full", undefined, "full", "full"]) {
      failing.reason = reason;
      expect(await statusOf(sandbox)).toBe(reason === undefined ? 201 : 503);
    }
    const said = (reason: string) => [`The sandbox cannot store anything: ${reason}`];
    expect(log.mock.calls).toEqual([said("full"), said("gone"), said("full")]);
    const [failed, stored] = ["503 rejected 1", "201 accepted 0"];
    const logged = sandbox.log().map((entry) => `${entry.status} ${entry.verdict} ${entry.violations.length}`);
    expect(logged).toEqual([failed, failed, failed, failed, stored, failed, failed]);
  });

  it("is not healthy unless it can be read", async () => {
    const storage = memoryStorage();
    const healthy = await send(createSandbox({ storage }), "GET", "/_sandbox/health");
    expect([healthy.status, healthy.body]).toEqual([200, { status: "ok" }]);
    const campaign = () => Promise.reject(new StorageError("gone"));
    const ill = await send(createSandbox({ storage: { ...storage, campaign } }), "GET", "/_sandbox/health");
    expect([ill.status, errorOf(ill).message]).toEqual([503, "gone"]);
  });

  it("is not blamed for a bug", async () => {
    const storage = { ...memoryStorage(), transaction: () => Promise.reject(new TypeError("a bug")) };
    const sandbox = createSandbox({ storage, cors: ["*"] });
    const answer = await create(sandbox, pushBody("r-1"), { headers: { Origin: "http://localhost:3000" } });
    const [message, target] = ["the sandbox failed; its output says why", "server"];
    expect([answer.status, errorOf(answer)]).toMatchObject([500, { message, target, request_id: "r-1" }]);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("http://localhost:3000");
    expect(sandbox.log()).toMatchObject([
      { status: 500, verdict: "rejected", violations: [{ rule: "sandbox.defect", path: target, message }] },
    ]);
    expect(log.mock.calls).toEqual([[new TypeError("a bug")]]);
  });

  it("lets no request see a clock that is not stored", async () => {
    const { failing, storage } = failingStorage();
    const sandbox = createSandbox({ storage, clock: () => 0 });
    failing.reason = "full";
    sandbox.clock.advance(5);
    expect(await statusOf(sandbox)).toBe(503);
    failing.reason = undefined;
    expect([(await create(sandbox, pushBody())).status, storage.clock?.()]).toEqual([201, { offset: 5 }]);
  });
});

it("a change of a clock that cannot be stored neither undoes another one nor is stored with it", async () => {
  const storage = memoryStorage();
  const failure = new StorageError("full");
  const saveClock = vi.fn(storage.saveClock).mockImplementationOnce(() => Promise.reject(failure));
  const sandbox = createSandbox({ storage: { ...storage, saveClock } });
  const freeze = (workspace: string, now: number) =>
    send(sandbox, "PATCH", `/_sandbox/clock?workspace=${workspace}`, { frozen: true, now });
  const [refused, changed] = await Promise.all([freeze("W1", 5000), freeze("W2", 7000)]);
  expect([refused.status, changed.status, changed.body]).toEqual([503, 200, { frozen: true, now: 7000 }]);
  for (const each of [sandbox, createSandbox({ storage })]) {
    expect(["W1", "W2"].map((workspace) => each.clockOf(workspace).isFrozen)).toEqual([false, true]);
  }
});

describe("the clock after a restart", () => {
  const DAY = 86_400_000;

  it.each<[string, (clock: ReturnType<typeof createSandbox>["clock"]) => void, number, boolean]>([
    ["was moved", (clock) => clock.advance(3 * DAY), 3 * DAY + 7, false],
    ["was moved back", (clock) => clock.advance(-5), 2, false],
    ["stands still", (clock) => clock.freeze(500), 500, true],
    ["ran on", (clock) => void [clock.freeze(500), clock.resume()], 507, false],
  ])("%s as before", async (_, change, now, isFrozen) => {
    const storage = memoryStorage();
    let real = 0;
    const open = () => createSandbox({ storage, clock: () => real });
    const before = open();
    change(before.clock);
    await before.close();
    real = 7;
    const after = open();
    expect([after.clock.now(), after.clock.isFrozen]).toEqual([now, isFrozen]);
    await after.reset();
    expect([open().clock.now(), open().clock.isFrozen]).toEqual([7, false]);
  });

  it("agrees with the times of the limits", async () => {
    const storage = memoryStorage();
    const before = createSandbox({ storage, clock: () => 0 });
    await send(before, "PATCH", "/_sandbox/clock", { advance: DAY });
    for (let call = 0; call < 5; call++) await create(before, pushBody());
    const after = createSandbox({ storage, clock: () => 61_000 });
    expect((await create(after, pushBody())).status).toBe(201);
  });
});

it("an update of a storage without a clock works", async () => {
  const { clock: _, saveClock: __, ...storage } = memoryStorage();
  const sandbox = createSandbox({ storage });
  sandbox.clock.advance(5);
  expect((await update(sandbox, "c-1", { status: "PUBLISH" })).status).toBe(404);
  await sandbox.close();
});
