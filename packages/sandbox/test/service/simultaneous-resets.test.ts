import { describe, expect, inject, it, onTestFinished } from "vitest";
import { folderWith } from "../../../../test/support/folder-with.js";
import { createSandbox, memoryStorage, type Sandbox, type Storage } from "../../src/index.js";
import { openPostgres } from "../../src/storage/sql/postgres/open-postgres.js";
import { openSqlite } from "../../src/storage/sql/sqlite/open-sqlite.js";
import { newDatabase } from "../support/new-database.js";
import { create, created, pushBody, send, update } from "../support/requests.js";

const MONTH = 30 * 86_400_000;
const settings = { clock: () => 0, updateLimits: { hour: 1 } };

/** A storage in memory whose waiting transactions run after a reset or a restore, but before that is known to be done. */
function lateStorage() {
  const inner = memoryStorage();
  const waiting: (() => Promise<unknown>)[] = [];
  let holds = false;
  const late = async (replace: () => Promise<void>) => {
    holds = false;
    await replace();
    for (const run of waiting.splice(0)) await run();
  };
  const transaction: Storage["transaction"] = (workspace, work) =>
    new Promise((resolve, reject) => {
      const run = () => inner.transaction(workspace, work).then(resolve, reject);
      if (holds) waiting.push(run);
      else void run();
    });
  return {
    inner,
    waiting,
    hold: () => {
      holds = true;
    },
    storage: {
      ...inner,
      transaction,
      reset: (workspace?: string) => late(() => inner.reset(workspace)),
      async snapshot(workspace?: string) {
        const restore = await inner.snapshot(workspace);
        return () => late(restore);
      },
    },
  };
}

describe.each<[replacement: string, replace: (sandbox: Sandbox) => Promise<void>]>([
  ["a reset", (sandbox) => sandbox.reset()],
  ["a reset of the workspace", (sandbox) => sandbox.reset("W1")],
  ["a restored snapshot", (sandbox) => sandbox.snapshots.restore("all")],
  ["a restored snapshot of the workspace", (sandbox) => sandbox.snapshots.restore("mine")],
])("requests that wait while %s moves the clock back", (_, replace) => {
  it.each(["create", "update"])("count by the new clock: %s", async (operation) => {
    const { storage, hold, waiting } = lateStorage();
    const sandbox = createSandbox({ ...settings, storage });
    const ask = operation === "create" ? () => create(sandbox, {}) : () => update(sandbox, "c-1", {});
    await sandbox.snapshots.save("all");
    await sandbox.snapshots.save("mine", "W1");
    sandbox.clockOf("W1").advance(MONTH);
    await create(sandbox, {});
    hold();
    const waits = ask();
    await expect.poll(() => waiting.length).toBe(1);
    await replace(sandbox);
    await waits;
    sandbox.clock.advance(3_600_000);
    for (const status of operation === "create" ? [400, 400, 400, 400, 400, 429] : [404, 429]) {
      expect((await ask()).status).toBe(status);
    }
  });
});

it("a request that waits while the clock is moved counts by the clock that is stored", async () => {
  const { storage, inner, hold, waiting } = lateStorage();
  const sandbox = createSandbox({ ...settings, storage });
  hold();
  const waits = created(sandbox, pushBody("r-1"));
  await expect.poll(() => waiting.length).toBe(1);
  sandbox.clock.advance(MONTH);
  await waiting[0]?.();
  await waits;
  expect(await inner.transaction("W1", (transaction) => transaction.lastSuccess("PUSH", "r-1"))).toBe(0);
});

it.each<[what: string, replace: (sandbox: Sandbox) => Promise<void>]>([
  ["reset", (sandbox) => sandbox.reset()],
  ["reset of a workspace", (sandbox) => sandbox.reset("W1")],
  ["restore", (sandbox) => sandbox.snapshots.restore("all")],
])("a %s that fails leaves the clocks as they were", async (_, replace) => {
  const fail = () => Promise.reject(new Error("gone"));
  const storage = { ...memoryStorage(), reset: fail, snapshot: async () => fail };
  const sandbox = createSandbox({ ...settings, storage });
  await sandbox.snapshots.save("all");
  sandbox.clock.advance(5);
  sandbox.clockOf("W1").advance(2);
  await expect(replace(sandbox)).rejects.toThrow("gone");
  expect([sandbox.clock.now(), sandbox.clockOf("W1").now()]).toEqual([5, 7]);
  await create(sandbox, {});
  expect(storage.clock?.()).toEqual({ offset: 5, workspaces: [["W1", { offset: 2 }]] });
});

const server = inject("postgres");

describe.each<[name: string, open: () => Promise<Storage>]>([
  ["memory", async () => memoryStorage()],
  ["a folder", () => openSqlite(folderWith())],
  ...(server === undefined
    ? []
    : [["PostgreSQL", async () => openPostgres(await newDatabase(server))] as [string, () => Promise<Storage>]]),
])("a reset in %s at the same time as requests", (_, open) => {
  it("leaves no times of the old clock", async () => {
    const sandbox = createSandbox({ ...settings, storage: await open() });
    onTestFinished(() => sandbox.close());
    sandbox.clock.advance(MONTH);
    for (let call = 0; call < 4; call++) await create(sandbox, {});
    const requests = Array.from({ length: 5 }, () => create(sandbox, {}));
    await Promise.all([send(sandbox, "POST", "/_sandbox/reset"), ...requests]);
    sandbox.clock.advance(3_600_000);
    expect((await create(sandbox, {})).status).toBe(400);
  });
});
