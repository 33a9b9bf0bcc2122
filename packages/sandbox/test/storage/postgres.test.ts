import { randomUUID } from "node:crypto";
import { describe, expect, inject, it } from "vitest";
import { openPostgres } from "../../src/storage/sql/postgres/open-postgres.js";
import { execute, newDatabase } from "../support/new-database.js";
import { expectOldContents, oldTables } from "../support/old-tables.js";
import { testStorage } from "./storage-tests.js";

const server = inject("postgres");

describe.each<[option: string, values: unknown[], message: string]>([
  ["schema", ["", "a\0", "x".repeat(64), "é".repeat(32), 5], "must be a name of 1 to 63 bytes"],
  ["connections", [0, -1, 0.5, Number.NaN, "3"], "must be a positive integer"],
  ["retryFor", [-1, Number.NaN, "5"], "must be a number of milliseconds"],
])("the option %s", (option, values, message) => {
  it.each(values)("is rejected as %j", async (value) => {
    const opening = openPostgres("postgres://127.0.0.1:1/none", { [option]: value });
    await expect(opening).rejects.toThrow(new TypeError(`option ${option} ${message}`));
  });
});

describe.skipIf(server === undefined)("with a PostgreSQL server", () => {
  testStorage("PostgreSQL", () => openPostgres(server ?? "", { schema: `test-${randomUUID()}` }));

  it.each([1, 5] as const)("tables of version %i are brought up to date", async (version) => {
    const database = await newDatabase(server, oldTables(version, "campaign_rules_sandbox"));
    const storage = await openPostgres(database);
    await expectOldContents(storage, version);
    await storage.close();
  });

  it("tables of a newer version are left alone at once", async () => {
    const database = await newDatabase(server);
    await (await openPostgres(database)).close();
    await execute(database, ["insert into campaign_rules_sandbox.kysely_migration values ('9-newer', '2100-01-01')"]);
    await expect(openPostgres(database, { retryFor: 3_600_000 })).rejects.toThrow(
      expect.objectContaining({ name: "StorageError", message: expect.stringMatching(/9-newer is missing$/u) }),
    );
  });

  it("storages that share a database run the transactions of a workspace one after another", async () => {
    const database = await newDatabase(server);
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
