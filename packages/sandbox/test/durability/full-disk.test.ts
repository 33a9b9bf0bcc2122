import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { folderWith } from "../../../../test/support/folder-with.js";
import { command, killAll } from "../support/command.js";
import { Client } from "./client.js";

const argumentsFor = (folder: string) => ["--port", "0", "--no-limits", "--data", folder];

async function started(folder: string, before?: string) {
  const running = command(argumentsFor(folder), before);
  return { ...running, client: new Client(await running.url) };
}

/** Creates campaigns over some connections until enough requests have failed. Returns the ids and the other answers. */
async function createUntilFull(client: Client, failures: number) {
  const created: string[] = [];
  const refused: { status: number; message: string }[] = [];
  const sendUntilFull = async () => {
    while (refused.length < failures) {
      const { status, text } = await client.create("W1", crypto.randomUUID());
      if (status === 201) created.push(JSON.parse(text).campaign_id);
      else refused.push({ status, message: JSON.parse(text).error.message });
    }
  };
  await Promise.all(Array.from({ length: 8 }, sendUntilFull));
  return { created: created.sort(), refused };
}

const idsOf = async (client: Client) => [...(await client.campaigns()).keys()].sort();

/** Sends requests without an end, and stops the process. Returns the exit code, and how many seconds it took. */
async function stopUnderLoad({ child, client, ended }: Awaited<ReturnType<typeof started>>) {
  const load = Array.from({ length: 8 }, async () => {
    for (;;) await client.create("W1", crypto.randomUUID());
  });
  const ends = Promise.allSettled(load);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const start = performance.now();
  child.kill("SIGTERM");
  const code = await ended;
  await ends;
  return { code, isSoon: performance.now() - start < 2_000 };
}

afterEach(killAll);

/** A disk of 4 MB in memory, if this user may mount one. */
const disk = folderWith();
const isMounted = (() => {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", disk], { stdio: "ignore" });
    return true;
  } catch {
    console.warn("This user may not mount a small disk: its tests are skipped");
    return false;
  }
})();
afterAll(() => {
  if (isMounted) execFileSync("umount", [disk]);
});

describe.skipIf(!isMounted)("on a full disk", () => {
  const filler = join(disk, "filler");
  const full = "the database failed: disk I/O error (ENOSPC: no space left on device, write)";
  const fill = () => {
    const { bavail, bsize } = statfsSync(disk);
    if (bavail > 0) writeFileSync(filler, new Uint8Array(bavail * bsize));
  };

  it("writes are answered 503, reads work, nothing is lost, and it ends when asked to", async () => {
    const folder = join(disk, "data");
    const first = await started(folder);
    const { created, refused } = await createUntilFull(first.client, 100);
    expect(refused.filter(({ status, message }) => status !== 503 || message !== full)).toEqual([]);
    expect(await idsOf(first.client)).toEqual(created);
    expect(await stopUnderLoad(first)).toEqual({ code: 0, isSoon: true });
    // It is said again if something was stored in between: a small rest of the disk may still take a campaign.
    const said = first.said.err.split("\n").slice(0, -1);
    expect([...new Set(said)]).toEqual([`The sandbox cannot store anything: ${full}`]);
    expect(said.length).toBeLessThan(refused.length / 10);

    fill();
    const second = command(argumentsFor(folder));
    expect([await second.ended, second.said]).toEqual([
      1,
      { out: "", err: `campaign-rules-sandbox: ${folder} cannot be used: ENOSPC: no space left on device, write\n` },
    ]);

    rmSync(filler, { force: true });
    const third = await started(folder);
    expect(await idsOf(third.client)).toEqual(created);
    await third.kill();
    rmSync(folder, { recursive: true });
  });

  it("it works again once there is room", async () => {
    const folder = join(disk, "data");
    const { client } = await started(folder);
    writeFileSync(filler, new Uint8Array(2 * 1024 * 1024));
    const before = await createUntilFull(client, 1);
    rmSync(filler);
    const { status, text } = await client.create("W1", crypto.randomUUID());
    expect([status, await idsOf(client)]).toEqual([201, [...before.created, JSON.parse(text).campaign_id].sort()]);
    await killAll();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ["a new folder", "new"],
    ["an empty folder", "empty"],
  ])("%s is refused", async (_, name) => {
    const folder = join(disk, name);
    if (name === "empty") mkdirSync(folder);
    fill();
    const { ended, said } = command(argumentsFor(folder));
    const code = await ended;
    rmSync(filler, { force: true });
    expect([code, said.out, said.err]).toEqual([
      1,
      "",
      expect.stringMatching(/^campaign-rules-sandbox: \S+ cannot be used: ENOSPC: no space left on device, \w+/u),
    ]);
  });
});

// `ulimit` counts blocks of 512 bytes, in some shells of 1024.
describe.skipIf(process.platform === "win32")("where files may not grow beyond one or two megabytes", () => {
  it("writes are answered 503, reads work, nothing is lost, and it ends when asked to", async () => {
    const folder = folderWith();
    const first = await started(folder, "ulimit -f 2048");
    const { created, refused } = await createUntilFull(first.client, 20);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(refused[0]?.message).toMatch(/^the database failed: disk I\/O error/u);
    expect(await idsOf(first.client)).toEqual(created);
    expect(await stopUnderLoad(first)).toEqual({ code: 0, isSoon: true });
    const second = await started(folder);
    expect(await idsOf(second.client)).toEqual(created);
  });
});
