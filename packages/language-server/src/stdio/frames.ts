import { isUtf8 } from "node:buffer";
import { Transform, type TransformCallback } from "node:stream";
import { ErrorCodes } from "vscode-languageserver/node";
import { isObject } from "../../../../src/structure/checker.js";

/** Called for each frame that is not passed on, with the id of the message if it has one. */
export type Refuse = (id: string | number | null, code: number, problem: string) => void;

const LARGEST_HEADER = 4 * 1024;
const LARGEST_BODY = 256 * 1024 * 1024;
const END = "\r\n\r\n";
/** With what a frame usually begins, in any case. */
const MARK = "content-length:";

const MALFORMED = "the header of a message is malformed";

/** What the next bytes are; after something malformed, they are skipped up to the next frame. */
type State =
  | { readonly is: "header" | "skipped" }
  | { readonly is: "body"; readonly header: Buffer; readonly length: number };

/**
 * Passes on whole frames, one message each, and at the end `exit`. Drops what is not one: Microsoft's library would wait
 * for ever after a wrong header, and answer nothing to a wrong body.
 */
export class Frames extends Transform {
  #chunks: Buffer[] = [];
  #length = 0;
  #state: State = { is: "header" };

  constructor(private readonly refuse: Refuse) {
    super();
  }

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#chunks.push(bytes);
    this.#length += bytes.length;
    while (this.#length > 0 && this.#readsOn());
    done();
  }

  /** Ends the server as `exit` does, after the messages that came before. */
  override _flush(done: TransformCallback): void {
    const exit = '{"jsonrpc":"2.0","method":"exit"}';
    done(null, `Content-Length: ${exit.length}${END}${exit}`);
  }

  /** Reads the next part of the input. Returns false if more bytes are needed for that. */
  #readsOn(): boolean {
    const state = this.#state;
    if (state.is === "body") return this.#length >= state.length && this.#readBody(state);
    const bytes = Buffer.concat(this.#chunks);
    return state.is === "header" ? this.#readHeader(bytes) : this.#skip(bytes);
  }

  #readBody(state: Extract<State, { is: "body" }>): boolean {
    const bytes = Buffer.concat(this.#chunks);
    const body = bytes.subarray(0, state.length);
    const problem = problemOf(body);
    if (problem !== undefined && problem.code === ErrorCodes.ParseError) return this.#fail(problem.text, bytes);
    if (problem === undefined) this.push(Buffer.concat([state.header, body]));
    else this.refuse(problem.id, problem.code, problem.text);
    return this.#goOn({ is: "header" }, bytes.subarray(state.length));
  }

  #readHeader(bytes: Buffer): boolean {
    const end = bytes.indexOf(END);
    const text = bytes.toString("latin1", 0, end === -1 ? LARGEST_HEADER + 1 : end);
    if (end === -1) {
      if (text.length <= LARGEST_HEADER && mayBegin(text)) return false;
      return this.#fail(MALFORMED, bytes.subarray(1));
    }
    const lengths = text.split("\r\n").flatMap((line) => /^content-length: *(\d+) *$/iu.exec(line)?.[1] ?? []);
    const length = Number(lengths[0]);
    if (lengths.length !== 1 || !mayBegin(text)) return this.#fail(MALFORMED, bytes.subarray(1));
    if (length > LARGEST_BODY) return this.#fail("a message is larger than 256 MiB", bytes.subarray(1));
    const start = end + END.length;
    return this.#goOn({ is: "body", header: bytes.subarray(0, start), length }, bytes.subarray(start));
  }

  /** Looks for the next frame in what follows; the length that this one claims may be wrong. */
  #fail(problem: string, rest: Buffer): boolean {
    this.refuse(null, ErrorCodes.ParseError, problem);
    return this.#goOn({ is: "skipped" }, rest);
  }

  #skip(bytes: Buffer): boolean {
    const next = bytes.toString("latin1").toLowerCase().indexOf(MARK);
    if (next !== -1) return this.#goOn({ is: "header" }, bytes.subarray(next));
    // The rest of the mark may follow.
    this.#goOn(this.#state, bytes.subarray(Math.max(0, bytes.length - MARK.length)));
    return false;
  }

  #goOn(state: State, rest: Buffer): true {
    this.#state = state;
    this.#chunks = [rest];
    this.#length = rest.length;
    return true;
  }
}

/** Whether a text may be the beginning of headers. */
function mayBegin(text: string): boolean {
  const lines = text.split("\r\n");
  const last = lines.pop() ?? "";
  return lines.every((line) => /^[\w-]+:/u.test(line)) && /^[\w-]*(?::[^\n]*)?\r?$/u.test(last);
}

/** What is wrong with the body of a frame. */
function problemOf(body: Buffer) {
  if (!isUtf8(body)) return { id: null, code: ErrorCodes.ParseError, text: "a message is not UTF-8" };
  let value: unknown;
  try {
    value = JSON.parse(body.toString("utf8"));
  } catch {
    return { id: null, code: ErrorCodes.ParseError, text: "a message is not JSON" };
  }
  const { id, method, result, error } = isObject(value) ? value : {};
  const isId = typeof id === "string" || typeof id === "number";
  const isCall = typeof method === "string" && (isId || id === undefined);
  const isAnswer = method === undefined && (isId || id === null) && (result !== undefined || error !== undefined);
  if (isCall || isAnswer) return undefined;
  const text = "a message is neither a request, nor a notification, nor a response";
  return { id: isId ? id : null, code: ErrorCodes.InvalidRequest, text };
}
