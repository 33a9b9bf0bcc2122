import { closeSync, createReadStream, fstatSync, openSync, readSync } from "node:fs";
import type { Readable } from "node:stream";
import { STANDARD_INPUT } from "../report.js";

export interface ByteSource {
  /** Reads the next bytes into a buffer at an offset, and returns their number; 0 at the end. */
  read(into: Buffer, offset: number): number | Promise<number>;
  close(): void;
}

/** Opens a file or standard input. Throws the system's error if that fails. */
export function openSource(file: string): ByteSource {
  const isStandardInput = file === STANDARD_INPUT;
  const descriptor = isStandardInput ? process.stdin.fd : openSync(file, "r");
  const stat = fstatSync(descriptor);
  // Reading a folder fails. As a stream, standard input that is a folder would seem to be empty.
  if (stat.isFile() || stat.isDirectory())
    return fromDescriptor(descriptor, isStandardInput ? undefined : () => closeSync(descriptor));
  return fromStream(isStandardInput ? process.stdin : createReadStream(file, { fd: descriptor }));
}

/** Reads a file synchronously, because an asynchronous read takes longer than checking the bytes. */
function fromDescriptor(descriptor: number, close = () => {}): ByteSource {
  return {
    read: (into, offset) => readSync(descriptor, into, offset, into.length - offset, null),
    close,
  };
}

function fromStream(stream: Readable): ByteSource {
  const chunks = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  let chunk: Buffer = Buffer.alloc(0);
  return {
    async read(into, offset) {
      while (chunk.length === 0) {
        const next = await chunks.next();
        if (next.done) return 0;
        chunk = next.value;
      }
      const count = chunk.copy(into, offset);
      chunk = chunk.subarray(count);
      return count;
    },
    close: () => stream.destroy(),
  };
}
