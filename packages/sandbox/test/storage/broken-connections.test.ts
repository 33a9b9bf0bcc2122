import { describe, expect, inject, it } from "vitest";
import { openPostgres } from "../../src/storage/sql/postgres/open-postgres.js";
import type { Storage } from "../../src/storage/storage.js";
import { type BreakingProxy, breakingProxy } from "./support/breaking-proxy.js";
import { newDatabase } from "./support/new-database.js";
import { startPostgres } from "./support/postgres-server.js";

const server = inject("postgres");

describe.skipIf(server === undefined)("a connection that breaks", () => {
  it.each(["before-commit", "after-commit"] as const)("%s leaves a transaction done once", (moment) =>
    withProxy(async (storage, proxy) => {
      expect(await increment(storage)).toBe(1);
      proxy.breakAt(moment);
      expect(await increment(storage)).toBe(2);
      expect(await increment(storage)).toBe(3);
    }),
  );

  it("while nobody uses it is replaced", () =>
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
    const url = await newDatabase(server ?? "");
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
    "when the server crashes loses nothing and repeats nothing",
    async () => {
      const own = await startPostgres();
      // A busy machine needs long to recover.
      const storage = await openPostgres(own?.url ?? "", { retryFor: LONG });
      const increments: Promise<number>[] = [];
      const crashed = own?.crash();
      for (let count = 0; count < 100; count++) {
        increments.push(increment(storage));
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
      await crashed;
      const values = (await Promise.allSettled(increments)).flatMap((outcome) =>
        outcome.status === "fulfilled" ? [outcome.value] : [],
      );
      expect(values).toEqual(values.map((_, index) => index + 1));
      expect((await storage.campaigns()).map(({ body }) => body)).toEqual([values.length]);
      await storage.close();
      await own?.stop();
    },
    LONG,
  );
});

/** Milliseconds. */
const LONG = 3_600_000;

async function withProxy(test: (storage: Storage, proxy: BreakingProxy) => Promise<void>): Promise<void> {
  const proxy = await breakingProxy(await newDatabase(server ?? ""));
  const storage = await openPostgres(proxy.url, { connections: 2 });
  await test(storage, proxy);
  await storage.close();
  proxy.close();
}

/** Adds 1 to a number in a campaign, and returns the sum. */
function increment(storage: Storage): Promise<number> {
  return storage.transaction("w", async (transaction) => {
    const before = (await transaction.campaign("c"))?.body ?? 0;
    const body = Number(before) + 1;
    await transaction.save({ campaign_id: "c", workspace: "w", state: "DRAFT", body });
    return body;
  });
}
