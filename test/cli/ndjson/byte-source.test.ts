import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { fromStream, openSource } from "../../../src/cli/ndjson/byte-source.js";
import { file, folder } from "../run.js";

it("a stream is read in pieces that fit into the buffer, and destroyed when its source is closed", async () => {
  const stream = Readable.from([Buffer.from("abc"), Buffer.alloc(0), Buffer.from("d"), Buffer.from("e")]);
  const source = fromStream(stream);
  const into = Buffer.from("....");
  const counts = [await source.read(into, 2), await source.read(into, 0), await source.read(into, 1)];
  const wasOpen = !stream.destroyed;
  source.close();
  expect([counts, into.toString(), wasOpen, stream.destroyed]).toEqual([[2, 1, 1], "cdab", true, true]);
});

it("a file is closed with its source", () => {
  const source = openSource(file("source.ndjson", "abc"));
  const into = Buffer.from("....");
  expect([source.read(into, 2), into.toString()]).toEqual([2, "..ab"]);
  source.close();
  expect(() => source.read(into, 0)).toThrow("EBADF");
});

it("a pipe is opened only once, even if its writer has ended", async () => {
  const pipe = join(mkdtempSync(join(folder, "source-")), "pipe");
  execFileSync("mkfifo", [pipe]);
  const writer = spawn("sh", ["-c", `printf abc > ${pipe}`]);
  const source = openSource(pipe);
  await once(writer, "close");
  const into = Buffer.from("....");
  expect([await source.read(into, 0), into.toString(), await source.read(into, 0)]).toEqual([3, "abc.", 0]);
  source.close();
});
