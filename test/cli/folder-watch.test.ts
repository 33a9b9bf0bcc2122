import { EventEmitter } from "node:events";
import { type FSWatcher, watch } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { WrongUsage } from "../../src/cli/usage.js";
import { FolderWatch } from "../../src/cli/watch/folder-watch.js";
import { root } from "./run.js";

vi.mock("node:fs", async (original) => ({ ...(await original<object>()), watch: vi.fn() }));

afterEach(() => vi.mocked(watch).mockReset());

function failing(code: string): () => never {
  return () => {
    throw Object.assign(new Error(`${code}: no`), { code });
  };
}

function watcher(): FSWatcher {
  return Object.assign(new EventEmitter(), { close: vi.fn() }) as unknown as FSWatcher;
}

it("a watch names a folder that the system cannot watch, and stops watching the others", async () => {
  const first = watcher();
  vi.mocked(watch).mockReturnValueOnce(first).mockImplementationOnce(failing("ENOSPC"));
  const following = new FolderWatch().follow([`${root}src`, `${root}test`]);
  await expect(following).rejects.toThrow(new WrongUsage(`cannot watch ${root}test: ENOSPC: no`));
  expect(first.close).toHaveBeenCalledTimes(1);
});

it("a watch treats the disappearance of a folder as a change", async () => {
  vi.mocked(watch).mockImplementationOnce(failing("ENOENT")).mockReturnValueOnce(watcher());
  const folders = new FolderWatch();
  await folders.follow([`${root}src`]);
  await folders.changed();
  await folders.follow([`${root}src`]);
  expect(watch).toHaveBeenCalledTimes(2);
});

it("a watch stops watching a folder that is no longer needed, and ignores one that does not exist", async () => {
  const [src, test] = [watcher(), watcher()];
  vi.mocked(watch).mockReturnValueOnce(src).mockReturnValueOnce(test);
  const folders = new FolderWatch();
  await folders.follow([`${root}src`, `${root}test`, `${root}no-such-folder`]);
  await folders.follow([`${root}test`]);
  expect(watch).toHaveBeenCalledTimes(2);
  expect([vi.mocked(src.close).mock.calls.length, vi.mocked(test.close).mock.calls.length]).toEqual([1, 0]);
});

it("a watch waits for the next change after each, and treats the error of a watcher as one", async () => {
  const src = watcher();
  const listeners: (() => void)[] = [];
  vi.mocked(watch).mockImplementationOnce(((_: string, listener: () => void) => {
    listeners.push(listener);
    return src;
  }) as typeof watch);
  const folders = new FolderWatch();
  await folders.follow([`${root}src`]);
  for (const event of ["change", "error"]) {
    const changed = folders.changed().then(() => "has changed");
    expect(await Promise.race([changed, sleep(300, "still waits")])).toBe("still waits");
    if (event === "error") src.emit("error", new Error("EPERM"));
    else for (const listener of listeners) listener();
    expect(await changed).toBe("has changed");
  }
});
