import { randomUUID } from "node:crypto";
import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import { openPostgres } from "../../src/storage/sql/postgres/open-postgres.js";
import type { Storage } from "../../src/storage/storage.js";
import { testStorage } from "./storage-tests.js";
import { newDatabase } from "./support/new-database.js";

const server = inject("postgres");

describe.skipIf(server === undefined)("with a PostgreSQL server", () => {
  testStorage("PostgreSQL", () => openPostgres(server ?? "", { schema: `test-${randomUUID()}` }));

  it("tables of the first version are brought up to date", async () => {
    const database = await newDatabase(server ?? "");
    const call = (storage: Storage) => storage.transaction("w", (transaction) => transaction.addCall(5));
    const before = await openPostgres(database);
    await call(before);
    await before.close();
    const client = new pg.Client(database);
    await client.connect();
    await client.query("alter table campaign_rules_sandbox.workspaces drop column updates");
    await client.query("drop table campaign_rules_sandbox.commits");
    await client.query("delete from campaign_rules_sandbox.kysely_migration where name <> '1-tables'");
    await client.end();

    const after = await openPostgres(database);
    await call(after);
    const times = await after.transaction("w", async (transaction) => [
      await transaction.calls(0),
      await transaction.updates(0),
    ]);
    expect(times).toEqual([[5, 5], []]);
    await after.close();
  });

  it("storages that share a database run the transactions of a workspace one after another", async () => {
    const database = await newDatabase(server ?? "");
    const storages = await Promise.all([0, 1, 2].map(() => openPostgres(database)));
    const counts = storages.flatMap((storage) =>
      Array.from({ length: 30 }, async (_, index) => {
        // Not all at once: those that wait would share a transaction of the database.
        await new Promise((resolve) => setTimeout(resolve, 5 * index));
        return storage.transaction("w", async (transaction) => {
          const count = (await transaction.calls(0)).length;
          await transaction.addCall(1);
          return count;
        });
      }),
    );
    const sorted = (await Promise.all(counts)).sort((a, b) => a - b);
    expect(sorted).toEqual(Array.from({ length: 90 }, (_, index) => index));
    for (const storage of storages) await storage.close();
  });
});
