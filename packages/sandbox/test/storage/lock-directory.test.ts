import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DirectoryInUse, lockDirectory } from "../../src/storage/sql/pglite/lock-directory.js";
import { temporaryFolders } from "./support/temporary-folder.js";

const newFolder = temporaryFolders();

describe("the lock of a directory", () => {
  it("has one holder at a time, and is free again after its release", async () => {
    const folder = await newFolder();
    const lock = await lockDirectory(folder);
    await expect(lockDirectory(folder)).rejects.toThrow(
      `${folder} is in use by process ${process.pid}. If that is not a sandbox, remove ${join(folder, "lock.1")}.`,
    );
    await lock.release();
    await (await lockDirectory(folder)).release();
    expect(readdirSync(folder)).toEqual(["lock.2"]);
  });

  it.each(["999999999", `${process.pid} 1`, ""])("is free if its holder %j has ended", async (holder) => {
    const folder = await newFolder();
    writeFileSync(join(folder, "lock.7"), holder);
    await lockDirectory(folder);
    await expect(lockDirectory(folder)).rejects.toThrow(DirectoryInUse);
    expect(readdirSync(folder)).toEqual(["lock.8"]);
  });

  it("goes to one of many callers that try at the same time", async () => {
    const folder = await newFolder();
    writeFileSync(join(folder, "lock.1"), "999999999");
    const tries = await Promise.allSettled(Array.from({ length: 30 }, () => lockDirectory(folder)));
    expect(tries.filter(({ status }) => status === "fulfilled").length).toBe(1);
    expect(readdirSync(folder)).toEqual(["lock.2"]);
  });
});
