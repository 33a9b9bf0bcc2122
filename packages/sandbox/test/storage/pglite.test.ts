import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPglite } from "../../src/storage/sql/pglite/open-pglite.js";
import type { Storage } from "../../src/storage/storage.js";
import { testStorage } from "./storage-tests.js";
import { temporaryFolders } from "./support/temporary-folder.js";

const newFolder = temporaryFolders();

// Creating a database takes seconds, so tests share one.
describe("in memory", () => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openPglite();
  });
  afterAll(() => storage.close());

  testStorage("PGlite in memory", async () => {
    await storage.reset();
    return { ...storage, async close() {} };
  });
});

describe("on disk", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await newFolder();
  });

  testStorage("PGlite on disk", async () => {
    const storage = await openPglite(folder);
    await storage.reset();
    return storage;
  });

  it("everything is there when the directory is opened again", async () => {
    const campaign = { campaign_id: "c", workspace: "w", state: "DRAFT", body: { a: "\u0000\ud800" } } as const;
    const kept = { fingerprint: "f", response: { status: 200, body: "{}" } };
    const before = await openPglite(folder);
    await before.reset();
    await before.transaction("w", async (transaction) => {
      await transaction.save(campaign);
      await transaction.addCall(1.5);
      await transaction.addSuccess(-2);
      await transaction.saveRequestId("EMAIL", "r", 3);
      await transaction.saveAnswer("k", kept);
    });
    await before.close();

    const after = await openPglite(folder);
    const found = await after.transaction("w", async (transaction) => [
      await transaction.campaign("c"),
      await transaction.calls(-10),
      await transaction.successes(-10),
      await transaction.lastSuccess("EMAIL", "r"),
      await transaction.answer("k"),
    ]);
    expect(found).toEqual([campaign, [1.5], [-2], 3, kept]);
    await after.close();
  });
});
