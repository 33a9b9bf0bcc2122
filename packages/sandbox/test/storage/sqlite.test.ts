import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sqlite from "node-sqlite3-wasm";
import { describe, expect, it } from "vitest";
import { openSqlite } from "../../src/storage/sql/sqlite/open-sqlite.js";
import { expectOldContents, oldTables } from "../support/old-tables.js";
import { temporaryFolders } from "../support/temporary-folder.js";
import { testStorage } from "./storage-tests.js";

const newFolder = temporaryFolders();

testStorage("SQLite", async () => openSqlite(await newFolder()));

describe("a folder", () => {
  it("everything is there when the directory is opened again", async () => {
    const campaign = { campaign_id: "c", workspace: "w", state: "DRAFT", body: { a: "\u0000\ud800" } } as const;
    const kept = { fingerprint: "f", response: { status: 200, body: "{}" } };
    const folder = await newFolder();
    const before = await openSqlite(folder);
    await before.transaction("w", async (transaction) => {
      await transaction.save(campaign);
      await transaction.addCall(1.5);
      await transaction.addSuccess(-2);
      await transaction.saveRequestId("EMAIL", "r", 3);
      await transaction.saveAnswer("k", kept);
    });
    await before.saveClock?.({ offset: 0.5, frozenAt: 7 });
    await before.close();

    const after = await openSqlite(folder);
    const found = await after.transaction("w", async (transaction) => [
      await transaction.campaign("c"),
      await transaction.calls(-10),
      await transaction.successes(-10),
      await transaction.lastSuccess("EMAIL", "r"),
      await transaction.answer("k"),
    ]);
    expect(found).toEqual([campaign, [1.5], [-2], 3, kept]);
    expect(after.clock?.()).toEqual({ offset: 0.5, frozenAt: 7 });
    await after.close();
  });

  it("has tables of an earlier version, which are brought up to date", async () => {
    const folder = await newFolder();
    const database = new sqlite.Database(join(folder, "sandbox.sqlite"));
    for (const statement of oldTables(5)) database.exec(statement);
    database.close();
    const storage = await openSqlite(folder);
    await expectOldContents(storage, 5);
    await storage.close();
  });

  it("of a killed process is opened again, although the library's lock is still there", async () => {
    const folder = await newFolder();
    mkdirSync(join(folder, "sandbox.sqlite.lock"));
    writeFileSync(join(folder, "lock.1"), "999999999");
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
    const folder = await newFolder();
    if (name === "newer") {
      await (await openSqlite(folder)).close();
      const database = new sqlite.Database(join(folder, "sandbox.sqlite"));
      database.exec("pragma locking_mode = exclusive; insert into kysely_migration values ('9-newer', '2100-01-01')");
      database.close();
    } else {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    const before = readdirSync(folder).filter((file) => !file.startsWith("lock."));
    for (let attempt = 0; attempt < 2; attempt++) {
      const error = await openSqlite(folder).then(
        () => new Error("opened"),
        (reason: Error) => reason,
      );
      const start = `${folder} cannot be used: `;
      expect([error.name, error.message.slice(0, start.length)]).toEqual(["StorageError", start]);
      expect(error.message.slice(start.length)).toMatch(message);
    }
    expect(readdirSync(folder).filter((file) => !file.startsWith("lock."))).toEqual(before);
  });
});
