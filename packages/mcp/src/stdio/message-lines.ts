import { isUtf8 } from "node:buffer";
import { Transform, type TransformCallback } from "node:stream";
import { JSONRPCMessageSchema } from "@modelcontextprotocol/sdk/types.js";
import { TopLevelId } from "./top-level-id.js";

/** The size of the largest message, in bytes. */
export const LARGEST_MESSAGE = 8 * 1024 * 1024;

const NEWLINE = 0x0a;

/** Called for each message that is dropped, with its id if it has one. */
type Refuse = (id: string | number | undefined, problem: string) => void;

/**
 * Passes on whole lines, one message each. Drops those that are too large, not UTF-8, or no message: the SDK would close
 * the connection on the first, silently change the second, and never answer the third.
 */
export class MessageLines extends Transform {
  #chunks: Buffer[] = [];
  #length = 0;
  #dropped: TopLevelId | undefined;

  constructor(private readonly refuse: Refuse) {
    super();
  }

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
      this.#add(bytes.subarray(start, end + 1));
      this.#endLine();
      start = end + 1;
    }
    this.#add(bytes.subarray(start));
    done();
  }

  /** The last line may lack its newline, which the SDK waits for. */
  override _flush(done: TransformCallback): void {
    if (this.#length > 0) {
      this.#add(Buffer.of(NEWLINE));
      this.#endLine();
    }
    done();
  }

  #add(part: Buffer): void {
    this.#length += part.length;
    if (this.#dropped !== undefined) {
      this.#dropped.write(part);
      return;
    }
    this.#chunks.push(part);
    if (this.#length > LARGEST_MESSAGE) this.#drop();
  }

  #drop(): TopLevelId {
    const dropped = new TopLevelId();
    for (const chunk of this.#chunks) dropped.write(chunk);
    this.#chunks = [];
    this.#dropped = dropped;
    return dropped;
  }

  #endLine(): void {
    const line = Buffer.concat(this.#chunks);
    if (this.#dropped !== undefined) this.refuse(this.#dropped.requestId, TOO_LARGE);
    else if (!isUtf8(line)) this.refuse(this.#drop().requestId, "the message is not UTF-8");
    else if (isMessage(line)) this.push(line);
    else this.refuse(this.#drop().requestId, "this is not a message of JSON-RPC 2.0");
    this.#chunks = [];
    this.#length = 0;
    this.#dropped = undefined;
  }
}

function isMessage(line: Buffer): boolean {
  try {
    return JSONRPCMessageSchema.safeParse(JSON.parse(line.toString("utf8"))).success;
  } catch {
    return false;
  }
}

const TOO_LARGE = `the message is larger than ${LARGEST_MESSAGE / 1024 / 1024} MiB; pass the path of a file instead`;
