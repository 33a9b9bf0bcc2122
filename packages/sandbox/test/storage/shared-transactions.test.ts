import { randomUUID } from "node:crypto";
import { describe, expect, inject, it } from "vitest";
import { openPostgres } from "../../src/storage/sql/postgres/open-postgres.js";
import { openSqlite } from "../../src/storage/sql/sqlite/open-sqlite.js";
import type { Storage } from "../../src/storage/storage.js";
import { temporaryFolders } from "./support/temporary-folder.js";

const server = inject("postgres");
const newFolder = temporaryFolders();

const storages: [string, () => Promise<Storage>, boolean][] = [
  ["a folder", async () => openSqlite(await newFolder()), true],
  [
    "a PostgreSQL server",
    () => openPostgres(server ?? "", { schema: `test-${randomUUID()}`, connections: 1 }),
    server !== undefined,
  ],
];

describe.each(storages.filter(([, , isThere]) => isThere))(
  "a transaction of %s that several workspaces share",
  (_, open) => {
    it("fails only for the work whose write fails", async () => {
      const storage = await open();
      await saveAnswer(storage, "guilty");
      const runs: string[] = [];
      const add = (workspace: string) =>
        storage.transaction(workspace, async (transaction) => {
          runs.push(workspace);
          await transaction.addCall(1);
          return (await transaction.calls(0)).length;
        });

      // The others wait for this one, and then share a transaction.
      const first = add("first");
      const outcomes = await Promise.allSettled([
        add("before"),
        add("guilty"),
        saveAnswer(storage, "guilty"),
        add("after"),
      ]);
      expect([await first, outcomes.map(shown)]).toEqual([
        1,
        [
          1,
          1,
          expect.stringMatching(/^StorageError: the database failed: (?:duplicate key|UNIQUE constraint failed)/u),
          1,
        ],
      ]);
      // All but the first ran twice: together, and then alone.
      expect(runs).toEqual(["first", "before", "guilty", "after", "before", "guilty", "after"]);
      expect([await add("before"), await add("guilty"), await add("after")]).toEqual([2, 2, 2]);
      await storage.close();
    });
  },
);

/** Saves an answer. The second write in a workspace fails. */
function saveAnswer(storage: Storage, workspace: string): Promise<void> {
  const kept = { fingerprint: "f", response: { status: 200, body: "{}" } };
  return storage.transaction(workspace, (transaction) => transaction.saveAnswer("k", kept));
}

const shown = (outcome: PromiseSettledResult<unknown>) =>
  outcome.status === "fulfilled" ? outcome.value : String(outcome.reason);
