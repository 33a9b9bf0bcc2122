import { afterEach, expect, it, vi } from "vitest";
import { createSandbox, memoryStorage, type Storage } from "../src/index.js";
import { create, created, pushBody } from "./support/requests.js";

const printed = vi.spyOn(console, "error").mockReturnValue();
afterEach(() => printed.mockClear());

type Row = [options: unknown, message: string | RegExp];

it.each<Row>([
  [{ statAfterCreate: "DRAFT" }, 'unknown option "statAfterCreate"'],
  [{ stateAfterCreate: "draft" }, /^option stateAfterCreate must be one of DRAFT/u],
  [{ stateAfterPublish: null }, /^option stateAfterPublish must be one of DRAFT/u],
  [{ clock: 5 }, "option clock must be a function"],
  [{ campaignId: "c-1" }, "option campaignId must be a function"],
  [{ limits: "off" }, "option limits must be a boolean"],
  [{ updateLimits: { minute: 1 } }, /^option updateLimits must be an object with hour and day/u],
  [{ updateLimits: { day: 1001 } }, /^option updateLimits must be .* an integer from 1 to 1000$/u],
  [{ updateLimits: { hour: 0 } }, /^option updateLimits/u],
  [{ idempotency: "keep" }, 'option idempotency must be "replay" or "reject"'],
  [{ maxBodySize: 0 }, "option maxBodySize must be a positive integer"],
  [{ logSize: 1.5 }, "option logSize must be a positive integer"],
  [{ logBytes: -1 }, "option logBytes must be a positive integer"],
  [{ updateLimits: [] }, /^option updateLimits/u],
  [{ context: { features: ["QUEUES"] } }, /QUEUES/u],
  ...[null, 5, [], "x", new Map()].map((context): Row => [{ context }, "option context must be an object"]),
  ...[null, 5, [], "ab", new Map(), { W1: null }, { W1: 5 }, { W1: [] }, { W1: {}, "": {} }, { "a:b": {} }].map(
    (workspaces): Row => [{ workspaces }, /^option workspaces must be an object with an object for each workspace/u],
  ),
  ...[null, 5, {}, [], "memory", { ...memoryStorage(), reset: undefined }, { ...memoryStorage(), campaigns: [] }].map(
    (storage): Row => [{ storage }, /^option storage must be an object with the methods transaction, campaigns, /u],
  ),
  ...[null, 5, [], "x", new Map(), Promise.resolve({})].map((options): Row => [options, "options must be an object"]),
  [{ workspaces: { W1: { feature: [] } } }, /feature/u],
  [{ workspaces: { W1: { keys: "k" } } }, 'workspaces["W1"].keys must be an array of strings'],
])("%j is rejected", (options, message) => {
  expect(() => createSandbox(options as object)).toThrow(TypeError);
  expect(() => createSandbox(options as object)).toThrow(message);
});

it("options that are undefined have their defaults", async () => {
  const sandbox = createSandbox({ limits: undefined, stateAfterCreate: undefined, storage: undefined });
  const [seeded] = await sandbox.seed([{ workspace: "W1", body: {} }]);
  expect(seeded?.state).toBe("DRAFT");
});

it.each<readonly [option: "campaignId" | "clock", returned: unknown, message: string]>([
  ...[5, undefined, "", Promise.resolve("c-1")].map(
    (id) => ["campaignId", id, "option campaignId must return a string that is not empty"] as const,
  ),
  ...[Number.NaN, "2026-01-01", new Date(0), Promise.resolve(0)].map(
    (time) => ["clock", time, "option clock must return a finite number of milliseconds"] as const,
  ),
])("%s that returns %o answers 500, and the output says why", async (option, returned, message) => {
  const sandbox = createSandbox({ [option]: () => returned });
  expect((await create(sandbox, pushBody())).status).toBe(500);
  expect(printed.mock.calls).toEqual([[new TypeError(message)]]);
  expect(await sandbox.campaigns()).toEqual([]);
});

it("an id of campaignId replaces a campaign of its own workspace alone", async () => {
  const sandbox = createSandbox({ campaignId: () => "c-1" });
  await created(sandbox, pushBody("r-1"));
  expect((await create(sandbox, pushBody("r-2"), { workspace: "W2" })).status).toBe(500);
  expect(await sandbox.campaigns()).toMatchObject([{ workspace: "W1", body: { request_id: "r-1" } }]);
  await created(sandbox, pushBody("r-3"));
  expect(await sandbox.campaigns()).toMatchObject([{ workspace: "W1", body: { request_id: "r-3" } }]);
});

it("campaignId is called once for each accepted creation, even if its transaction runs again", async () => {
  let ids = 0;
  const memory = memoryStorage();
  const transaction: Storage["transaction"] = async (workspace, work) => {
    const undone = memory.transaction(workspace, async (first) => Promise.reject(await work(first)));
    await undone.catch(() => {});
    return memory.transaction(workspace, work);
  };
  const sandbox = createSandbox({ campaignId: () => `c-${++ids}`, storage: { ...memory, transaction } });
  sandbox.clock.freeze(0);
  await created(sandbox, pushBody("r-1"));
  for (const body of [{}, "{", pushBody("r-1")]) expect((await create(sandbox, body)).status).toBe(400);
  expect(await created(sandbox)).toBe("c-2");
  expect((await create(sandbox, pushBody())).status).toBe(429);
  sandbox.clock.advance(1000);
  expect((await create(sandbox, pushBody(), { key: "" })).status).toBe(401);
  expect(await created(sandbox)).toBe("c-3");
});
