import { EventEmitter } from "node:events";
import { Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { Output } from "../../../src/cli/ndjson/output.js";

/** A stream that accepts one write, and the next one after a signal. */
function slowStream() {
  const taken: string[] = [];
  let next: (error?: Error) => void = () => {};
  const stream = new Writable({
    highWaterMark: 1,
    write(chunk: Buffer, _, callback) {
      taken.push(chunk.toString());
      next = callback;
    },
  });
  return { stream, taken, goOn: (error?: Error) => next(error) };
}

describe("output", () => {
  it("waits until its output is read", async () => {
    const { stream, taken, goOn } = slowStream();
    const output = new Output(stream);
    let isWritten = false;
    const written = output.write(Buffer.from("a")).then(() => {
      isWritten = true;
    });
    await new Promise(setImmediate);
    expect([taken, isWritten]).toEqual([["a"], false]);
    goOn();
    await written;
    expect(isWritten).toBe(true);
  });

  it("stops waiting and writing when the reader stops reading", async () => {
    const { stream, taken, goOn } = slowStream();
    stream.on("error", () => {});
    const output = new Output(stream);
    const written = output.write(Buffer.from("a"));
    goOn(new Error("EPIPE"));
    await written;
    expect(output.isClosed).toBe(true);
    await output.write(Buffer.from("b"));
    expect(taken).toEqual(["a"]);
  });

  it("is closed if an error leaves the stream open, like standard output", async () => {
    const stream = Object.assign(new EventEmitter(), { destroyed: false, write: () => false });
    const output = new Output(stream as unknown as Writable);
    const written = output.write(Buffer.from("a"));
    const wasClosed = output.isClosed;
    stream.emit("error", new Error("EPIPE"));
    await written;
    expect([wasClosed, output.isClosed]).toEqual([false, true]);
  });

  it("is closed when the stream is, and has no empty pieces", async () => {
    const { stream, taken } = slowStream();
    const output = new Output(stream);
    await output.write(Buffer.alloc(0));
    stream.destroy();
    await output.write(Buffer.from("a"));
    expect([taken, output.isClosed]).toEqual([[], true]);
  });
});
