import { randomUUID } from "node:crypto";
import pg from "pg";
import { describe, expect, inject, it } from "vitest";
import { openPostgres } from "../../src/storage/sql/postgres/open-postgres.js";
import { newDatabase } from "../support/new-database.js";
import { expectOldContents, oldTables } from "../support/old-tables.js";
import { testStorage } from "./storage-tests.js";

const server = inject("postgres");

it.each<[options: object, message: string]>([
  ...["", "a\0", "x".repeat(64), "é".repeat(32), 5].map(
    (schema) => [{ schema }, "option schema must be a name of 1 to 63 bytes"] as [object, string],
  ),
  ...[0, -1, 0.5, Number.NaN, "3"].map(
    (connections) => [{ connections }, "option connections must be a positive integer"] as [object, string],
  ),
  ...[-1, Number.NaN, "5"].map(
    (retryFor) => [{ retryFor }, "option retryFor must be a number of milliseconds"] as [object, string],
  ),
])("the options %j are rejected", async (options, message) => {
  await expect(openPostgres("postgres://127.0.0.1:1/none", options)).rejects.toThrow(new TypeError(message));
});

describe.skipIf(server === undefined)("with a PostgreSQL server", () => {
  testStorage("PostgreSQL", () => openPostgres(server ?? "", { schema: `test-${randomUUID()}` }));

  it.each([1, 5] as const)("tables of version %i are brought up to date", async (version) => {
    const database = await newDatabase(server ?? "");
    const client = new pg.Client(database);
    await client.connect();
    for (const statement of oldTables(version, "campaign_rules_sandbox")) await client.query(statement);
    await client.end();

    const storage = await openPostgres(database);
    await expectOldContents(storage, version);
    await storage.close();
  });

  it("tables of a newer version are left alone at once", async () => {
    const database = await newDatabase(server ?? "");
    await (await openPostgres(database)).close();
    const client = new pg.Client(database);
    await client.connect();
    await client.query("insert into campaign_rules_sandbox.kysely_migration values ('9-newer', '2100-01-01')");
    await client.end();
    await expect(openPostgres(database, { retryFor: 3_600_000 })).rejects.toThrow(
      expect.objectContaining({ name: "StorageError", message: expect.stringMatching(/9-newer is missing$/u) }),
    );
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
