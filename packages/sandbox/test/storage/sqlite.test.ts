import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sqlite from "node-sqlite3-wasm";
import { describe, expect, it } from "vitest";
import { folderWith } from "../../../../test/support/folder-with.js";
import { openSqlite } from "../../src/storage/sql/sqlite/open-sqlite.js";
import { contentsOf } from "../support/contents.js";
import { answer, expectOldContents, oldTables } from "../support/old-tables.js";
import { testStorage } from "./storage-tests.js";

testStorage("SQLite", () => openSqlite(folderWith()));

function execute(folder: string, statements: readonly string[]): void {
  const database = new sqlite.Database(join(folder, "sandbox.sqlite"));
  for (const statement of statements) database.exec(statement);
  database.close();
}

describe("a folder", () => {
  it("everything is there when the directory is opened again", async () => {
    const campaign = { campaign_id: "c", workspace: "w", state: "DRAFT", body: { a: "\u0000\ud800" } } as const;
    const folder = folderWith();
    const before = await openSqlite(folder);
    await before.transaction("w", async (transaction) => {
      await transaction.save(campaign);
      await transaction.addCall(1.5);
      await transaction.addSuccess(-2);
      await transaction.saveRequestId("PUSH", "r", 3);
      await transaction.saveAnswer("k", answer);
    });
    await before.saveClock?.({ offset: 0.5, frozenAt: 7 });
    await before.close();

    const after = await openSqlite(folder);
    expect(await after.transaction("w", (transaction) => transaction.campaign("c"))).toEqual(campaign);
    const kept = { ids: ["c"], calls: [1.5], successes: [-2], updates: [], requestId: 3, answer };
    expect(await contentsOf(after, "w")).toEqual(kept);
    expect(after.clock?.()).toEqual({ offset: 0.5, frozenAt: 7 });
    await after.close();
  });

  it("has tables of an earlier version, which are brought up to date", async () => {
    const folder = folderWith();
    execute(folder, oldTables(5));
    const storage = await openSqlite(folder);
    await expectOldContents(storage, 5);
    await storage.close();
  });

  it("of a killed process is opened again, although the library's lock is still there", async () => {
    const folder = folderWith({ "lock.1": "999999999" });
    mkdirSync(join(folder, "sandbox.sqlite.lock"));
    const storage = await openSqlite(folder);
    expect(await storage.campaigns()).toEqual([]);
    await storage.close();
    expect(readdirSync(folder)).toEqual(["lock.2", "sandbox.sqlite"]);
  });

  it.each([
    ["an earlier version has written", "database/PG_VERSION", "16", /^an earlier version has written it with PGlite/u],
    ["has another file as its database", "sandbox.sqlite", "{}".repeat(5000), /^file is not a database$/u],
    ["has a folder as its database", "sandbox.sqlite/x", "", /^Could not open the database/u],
    ["has tables of a newer version", "newer", "", /^corrupted migrations: .* 9-newer is missing$/u],
  ])("that %s is refused, and left as it was", async (_, name, content, message) => {
    const folder = folderWith(name === "newer" ? {} : { [name]: content });
    if (name === "newer") {
      await (await openSqlite(folder)).close();
      const newer = "insert into kysely_migration values ('9-newer', '2100-01-01')";
      execute(folder, ["pragma locking_mode = exclusive", newer]);
    }
    const files = () => readdirSync(folder).filter((file) => !file.startsWith("lock."));
    const before = files();
    for (let attempt = 0; attempt < 2; attempt++) {
      const error: Error = await openSqlite(folder).catch((reason) => reason);
      const [start, problem = ""] = error.message.split(" cannot be used: ");
      expect([error.name, start]).toEqual(["StorageError", folder]);
      expect(problem).toMatch(message);
    }
    expect(files()).toEqual(before);
  });
});
