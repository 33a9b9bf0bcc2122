import { describe, expect, inject, it } from "vitest";
import { openPostgres } from "../../src/storage/sql/postgres/open-postgres.js";
import type { Storage } from "../../src/storage/storage.js";
import { type BreakingProxy, breakingProxy } from "../support/breaking-proxy.js";
import { newDatabase } from "../support/new-database.js";
import { startPostgres } from "../support/postgres-server.js";

const server = inject("postgres");

describe.skipIf(server === undefined)("a connection that breaks", () => {
  it.each(["before-commit", "after-commit"] as const)("%s leaves a transaction done exactly once", (moment) =>
    withProxy(async (storage, proxy) => {
      expect(await increment(storage)).toBe(1);
      proxy.breakAt(moment);
      expect(await increment(storage)).toBe(2);
      expect(await increment(storage)).toBe(3);
    }),
  );

  it.each(["before-commit", "after-commit"] as const)("%s of the tables lets the storage open", async (moment) => {
    const proxy = await breakingProxy(await newDatabase(server));
    proxy.breakAt(moment);
    const storage = await openPostgres(proxy.url);
    expect(await increment(storage)).toBe(1);
    await storage.close();
    proxy.close();
  });

  it("while it is idle is replaced", () =>
    withProxy(async (storage, proxy) => {
      expect(await increment(storage)).toBe(1);
      proxy.breakAll();
      expect(await increment(storage)).toBe(2);
      proxy.breakAll();
      expect((await storage.campaigns()).map(({ body }) => body)).toEqual([2]);
    }));

  it("within a transaction makes it run again from the beginning", () =>
    withProxy(async (storage, proxy) => {
      let runs = 0;
      const calls = await storage.transaction("w", async (transaction) => {
        await transaction.addCall(++runs);
        if (runs === 1) proxy.breakAll();
        return transaction.calls(0);
      });
      expect([calls, runs]).toEqual([[2], 2]);
      expect(await storage.transaction("w", (transaction) => transaction.calls(0))).toEqual([2]);
    }));

  it("and stays broken fails transactions with an error of the storage, and changes nothing", async () => {
    const url = await newDatabase(server);
    const proxy = await breakingProxy(url);
    const storage = await openPostgres(proxy.url, { retryFor: 200 });
    proxy.close();
    await expect(increment(storage)).rejects.toThrow(/^the database failed: /u);
    await expect(storage.campaigns()).rejects.toThrow(/^the database failed: /u);
    await storage.close();
    const direct = await openPostgres(url);
    expect(await direct.campaigns()).toEqual([]);
    await direct.close();
  });

  it(
    "when the server crashes again and again loses nothing and repeats nothing",
    async () => {
      const own = await startPostgres();
      // A busy machine takes long to recover.
      const open = () => openPostgres(own?.url ?? "", { retryFor: LONG });
      const storages = await Promise.all([open(), open(), open()]);
      const sums: Record<string, Promise<number>[]> = { w1: [], w2: [], w3: [], w4: [] };
      for (let crashes = 0; crashes < CRASHES; crashes++) {
        let crashed: Promise<void> | undefined;
        for (let count = 0; count < 60; count++) {
          if (count === 30) crashed = own?.crash();
          for (const [workspace, increments] of Object.entries(sums)) {
            increments.push(...storages.map((storage) => increment(storage, workspace)));
          }
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
        await crashed;
      }
      for (const [workspace, increments] of Object.entries(sums)) {
        const values = (await Promise.all(increments)).sort((a, b) => a - b);
        expect(values).toEqual(values.map((_, index) => index + 1));
        expect((await storages[0]?.campaigns(workspace))?.map(({ body }) => body)).toEqual([values.length]);
      }
      await Promise.all(storages.map((storage) => storage.close()));
      await own?.stop();
    },
    LONG,
  );
});

/** Enough that PostgreSQL now and then gives the id of a lost transaction to another one. */
const CRASHES = 8;

/** Milliseconds. */
const LONG = 3_600_000;

async function withProxy(test: (storage: Storage, proxy: BreakingProxy) => Promise<void>): Promise<void> {
  const proxy = await breakingProxy(await newDatabase(server));
  const storage = await openPostgres(proxy.url, { connections: 2 });
  await test(storage, proxy);
  await storage.close();
  proxy.close();
}

/** Adds 1 to a number in the campaign of a workspace, and returns the sum. */
function increment(storage: Storage, workspace = "w"): Promise<number> {
  return storage.transaction(workspace, async (transaction) => {
    const before = (await transaction.campaign(`of ${workspace}`))?.body ?? 0;
    const body = Number(before) + 1;
    await transaction.save({ campaign_id: `of ${workspace}`, workspace, state: "DRAFT", body });
    return body;
  });
}
