import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith } from "../../../../test/support/folder-with.js";
import { DirectoryInUse, lockDirectory } from "../../src/storage/sql/sqlite/lock-directory.js";

/** The files in a folder, except for the socket of a holder. */
const filesIn = (folder: string) => readdirSync(folder).filter((name) => !name.startsWith("socket-"));
const socketsIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith("socket-"));

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
    expect(filesIn(folder)).toEqual(["lock.8"]);
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
        expect(filesIn(folder)).toEqual(["lock.2"]);
      } finally {
        parent.kill("SIGKILL");
      }
    },
  );

  it("goes to one of many callers that try at the same time", async () => {
    const folder = folderWith({ "lock.1": "999999999" });
    const tries = await Promise.allSettled(Array.from({ length: 30 }, () => lockDirectory(folder)));
    expect(tries.filter(({ status }) => status === "fulfilled").length).toBe(1);
    expect(filesIn(folder)).toEqual(["lock.2"]);
  });
});

describe.skipIf(process.platform === "win32")("the socket of the holder", () => {
  const lockOf = (folder: string) => join(folder, "lock.1");
  /** Changes the process in a lock, as if the holder were in another container. */
  const setHolder = (folder: string, holder: string) =>
    writeFileSync(lockOf(folder), readFileSync(lockOf(folder), "utf8").replace(/^.*/u, holder));

  /** This process, as it is named in a lock. */
  const holderHere = async () => {
    const folder = folderWith();
    await lockDirectory(folder);
    return readFileSync(lockOf(folder), "utf8").split("\n")[0];
  };

  it("shows that it lives, although its process is not visible", async () => {
    const folder = folderWith();
    const lock = await lockDirectory(folder);
    const [socket] = socketsIn(folder);
    setHolder(folder, "999999999 1");
    await expect(lockDirectory(folder)).rejects.toThrow(
      new DirectoryInUse(`${folder} is in use by process 999999999 of another container`),
    );
    expect(readdirSync(folder)).toEqual(["lock.1", socket]);
    await lock.release();
    await lockDirectory(folder);
    expect([filesIn(folder), socketsIn(folder).length]).toEqual([["lock.2"], 1]);
  });

  it("shows that it has ended, although another process looks like it, and is removed", async () => {
    const folder = folderWith();
    const script = "require('node:net').createServer().listen('socket-0123abcd', () => process.kill(process.pid, 9))";
    spawnSync(process.execPath, ["-e", script], { cwd: folder });
    expect(socketsIn(folder)).toEqual(["socket-0123abcd"]);
    writeFileSync(lockOf(folder), `${await holderHere()}\nsocket-0123abcd`);
    await (await lockDirectory(folder)).release();
    expect(readdirSync(folder)).toEqual(["lock.2"]);
  });

  it.each([
    ["is missing", "socket-0123abcd"],
    ["is a path", "../socket-0123abcd"],
    ["is absent", ""],
  ])("that %s leaves the decision to the process", async (_, socket) => {
    const folder = folderWith({ "lock.1": `${await holderHere()}\n${socket}` });
    await expect(lockDirectory(folder)).rejects.toThrow(DirectoryInUse);
    setHolder(folder, "999999999 1");
    await (await lockDirectory(folder)).release();
    expect(readdirSync(folder)).toEqual(["lock.2"]);
  });

  it("is left out if its path is too long", async () => {
    const folder = join(folderWith(), "x".repeat(100));
    mkdirSync(folder);
    await lockDirectory(folder);
    expect(readdirSync(folder)).toEqual(["lock.1"]);
    await expect(lockDirectory(folder)).rejects.toThrow(DirectoryInUse);
  });
});
