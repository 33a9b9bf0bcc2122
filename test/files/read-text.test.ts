import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readText } from "../../src/files/index.js";
import { folderWith } from "../support/folder-with.js";

const folder = folderWith();
const bounds = { atMost: 1024 * 1024 };

function written(bytes: Uint8Array): string {
  const path = join(folder, "a.json");
  writeFileSync(path, bytes);
  return path;
}

describe("the text of a file", () => {
  it("is returned as it is", async () => {
    expect(await readText(written(Buffer.from('\uFEFF"é"')), bounds)).toBe('\uFEFF"é"');
  });

  it.each<[string, () => string, string]>([
    ["is not UTF-8", () => written(Buffer.from([0x22, 0xe9, 0x22])), "the file is not UTF-8"],
    ["is too long", () => written(Buffer.alloc(bounds.atMost + 1)), "the file is larger than 1 MiB"],
    ["is a device", () => "/dev/zero", "this is a device, not a file"],
    ["is a folder", () => folder, "this is a folder, not a file"],
  ])("is rejected if it %s", async (_, make, problem) => {
    await expect(readText(make(), bounds)).rejects.toThrow(new Error(problem));
  });

  it.each([
    [{}, "atMost must be a number of bytes"],
    [{ atMost: "1 MiB" }, "atMost must be a number of bytes"],
    [{ atMost: 1, timeOut: 5 }, 'unknown bound "timeOut"; did you mean "timeout"?'],
  ])("is not read with the bounds %j", async (wrong, message) => {
    await expect(readText("/dev/zero", wrong as never)).rejects.toThrow(new TypeError(message));
  });
});
