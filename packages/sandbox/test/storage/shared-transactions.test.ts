import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { folderWith } from "../../../../test/support/folder-with.js";
import { openPostgres } from "../../src/storage/sql/postgres/open-postgres.js";
import { openSqlite } from "../../src/storage/sql/sqlite/open-sqlite.js";
import type { Storage } from "../../src/storage/storage.js";
import { newDatabase } from "../support/new-database.js";
import { answer } from "../support/old-tables.js";

const server = inject("postgres");

const storages: [string, () => Promise<Storage>, boolean][] = [
  ["a folder", () => openSqlite(folderWith()), true],
  [
    "a PostgreSQL server",
    async () => openPostgres(await newDatabase(server), { connections: 1 }),
    server !== undefined,
  ],
];

describe.each(storages.filter(([, , isThere]) => isThere))(
  "a transaction of %s that several workspaces share",
  (_, open) => {
    let storage: Storage;
    /** The workspaces of the works, in the order in which they ran. */
    let runs: string[];
    beforeEach(async () => {
      storage = await open();
      runs = [];
    });
    afterEach(() => storage.close());

    const add = (workspace: string) =>
      storage.transaction(workspace, async (transaction) => {
        runs.push(workspace);
        await transaction.addCall(1);
        return (await transaction.calls(0)).length;
      });
    /** The second time, the write fails. */
    const saveAnswer = (workspace: string) =>
      storage.transaction(workspace, (transaction) => transaction.saveAnswer("k", answer));

    it("fails only for the work whose write fails", async () => {
      await saveAnswer("guilty");
      // The others wait for this one, and then share a transaction.
      const first = add("first");
      const works = [add("before"), add("guilty"), saveAnswer("guilty"), add("after")];
      const outcomes = (await Promise.allSettled([first, ...works])).map((outcome) =>
        outcome.status === "fulfilled" ? outcome.value : String(outcome.reason),
      );
      const failure = /^StorageError: the database failed: (?:duplicate key|UNIQUE constraint failed)/u;
      expect(outcomes).toEqual([1, 1, 1, expect.stringMatching(failure), 1]);
      // All but the first ran twice: together, and then alone.
      expect(runs).toEqual(["first", "before", "guilty", "after", "before", "guilty", "after"]);
      expect([await add("before"), await add("guilty"), await add("after")]).toEqual([2, 2, 2]);
    });

    it("has at most 50 works, so that a workspace with many lets others in between", async () => {
      const works = ["first", ...Array(60).fill("many"), "few"];
      const counts = await Promise.all(works.map(add));
      expect(counts).toEqual([1, ...Array.from({ length: 60 }, (_, index) => index + 1), 1]);
      expect(runs).toEqual(["first", ...Array(50).fill("many"), "few", ...Array(10).fill("many")]);
    });
  },
);
