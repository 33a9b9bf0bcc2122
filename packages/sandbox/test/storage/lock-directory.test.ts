import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith } from "../../../../test/support/folder-with.js";
import { DirectoryInUse, lockDirectory } from "../../src/storage/sql/sqlite/lock-directory.js";

describe("the lock of a directory", () => {
  it("has one holder at a time, and is free again after its release", async () => {
    const folder = folderWith();
    const lock = await lockDirectory(folder);
    await expect(lockDirectory(folder)).rejects.toThrow(
      `${folder} is in use by process ${process.pid}. If that is not a sandbox, remove ${join(folder, "lock.1")}.`,
    );
    await lock.release();
    await (await lockDirectory(folder)).release();
    expect(readdirSync(folder)).toEqual(["lock.2"]);
  });

  it.each(["999999999", `${process.pid} 1`, ""])("is free if its holder %j has ended", async (holder) => {
    const folder = folderWith({ "lock.7": holder });
    await lockDirectory(folder);
    await expect(lockDirectory(folder)).rejects.toThrow(DirectoryInUse);
    expect(readdirSync(folder)).toEqual(["lock.8"]);
  });

  it.skipIf(!existsSync("/proc/self/stat"))(
    "is free if its holder has ended, and its parent has not noticed",
    async () => {
      const folder = folderWith();
      // The shell becomes another program, which does not know that it has a child.
      const parent = spawn("sh", ["-c", "sleep 0.1 & echo $!; exec sleep 60"]);
      try {
        const [pid] = (await once(parent.stdout, "data")).map((line) => String(line).trim());
        const fields = () => readFileSync(`/proc/${pid}/stat`, "utf8").split(" ");
        await expect.poll(() => fields()[2]).toBe("Z");
        writeFileSync(join(folder, "lock.1"), `${pid} ${fields()[21]}`);
        await lockDirectory(folder);
        expect(readdirSync(folder)).toEqual(["lock.2"]);
      } finally {
        parent.kill("SIGKILL");
      }
    },
  );

  it("goes to one of many callers that try at the same time", async () => {
    const folder = folderWith({ "lock.1": "999999999" });
    const tries = await Promise.allSettled(Array.from({ length: 30 }, () => lockDirectory(folder)));
    expect(tries.filter(({ status }) => status === "fulfilled").length).toBe(1);
    expect(readdirSync(folder)).toEqual(["lock.2"]);
  });
});
