import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { fromStream } from "../../../src/cli/ndjson/byte-source.js";

it("a stream is read in pieces that fit into the buffer, and destroyed when its source is closed", async () => {
  const stream = Readable.from([Buffer.from("abc"), Buffer.alloc(0), Buffer.from("d"), Buffer.from("e")]);
  const source = fromStream(stream);
  const into = Buffer.from("....");
  const counts = [await source.read(into, 2), await source.read(into, 0), await source.read(into, 1)];
  const wasOpen = !stream.destroyed;
  source.close();
  expect([counts, into.toString(), wasOpen, stream.destroyed]).toEqual([[2, 1, 1], "cdab", true, true]);
});
