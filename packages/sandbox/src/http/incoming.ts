import type { HeadersInput } from "campaign-rules";
import { isRequestId } from "../../../../src/errors/error-body.js";
import { separated } from "../../../../src/operations/request/headers.js";
import { ownAt } from "../../../../src/structure/own-at.js";

/** A request as the sandbox reads it, from a `Request` or from Node's server. */
export interface Incoming {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: HeadersInput;
  /** The name at which the server listens, if it has one. */
  readonly servedAs?: string | undefined;
  /** Aborted when the client no longer waits. */
  readonly signal: AbortSignal;
  /** The value of a header; undefined if it is absent, or repeated with different values. */
  header(name: string): string | undefined;
  /**
   * The body as text; undefined if it is longer than `limit` bytes.
   *
   * @throws an error whose name is `NotUtf8` if it is not UTF-8.
   * @throws if the body ends early.
   */
  text(limit: number): Promise<string | undefined>;
}

export function incomingOf(request: Request): Incoming {
  const { pathname, searchParams } = new URL(request.url);
  return {
    method: request.method,
    path: pathname,
    query: searchParams,
    headers: request.headers,
    signal: request.signal,
    header: (name) => onlyValue(valuesOf(request.headers.get(name), name)),
    text: async (limit) => (request.body === null ? "" : textOf(chunksOf(request.body), limit)),
  };
}

/** The value of a header from all its values; undefined if it has none, or different ones. An empty one does not count. */
export function onlyValue(values: readonly string[]): string | undefined {
  const [first, ...others] = values.length > 1 ? values.filter((value) => value.trim() !== "") : values;
  return others.every((other) => other === first) ? first : undefined;
}

/** The id that an answer repeats: the body's, otherwise the header's. An empty header is absent. */
export function requestIdOf(incoming: Incoming, body: unknown): string | undefined {
  const ofBody = ownAt(body, ["request_id"])?.value;
  const ofHeader = incoming.header("X-SVC-Request-Id");
  return [ofBody, ofHeader?.trim() === "" ? undefined : ofHeader].find(isRequestId);
}

/** The bytes of a body are not UTF-8, which JSON must be. */
export class NotUtf8 extends Error {
  override readonly name = "NotUtf8";

  constructor() {
    super("body is not UTF-8");
  }
}

/** A `Headers` object joins repeated values. Browsers send one host and one origin, so joined ones are not trusted. */
function valuesOf(joined: string | null, name: string): string[] {
  if (joined === null) return [];
  return name === "Host" || name === "Origin" ? [joined] : separated(joined);
}

/**
 * Decodes chunks of UTF-8; undefined if they have more than `limit` bytes.
 *
 * @throws {NotUtf8} if they are not UTF-8.
 */
async function textOf(chunks: AsyncIterable<Uint8Array>, limit: number): Promise<string | undefined> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    text += decoded(decoder, chunk);
  }
  return text + decoded(decoder);
}

/** The text that a chunk adds; without a chunk, the end of the text. */
function decoded(decoder: TextDecoder, chunk?: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new NotUtf8();
  }
}

/** The chunks of a stream, which not every runtime can iterate. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // The rest of a body that is too long is not read. If the request was cloned, as MSW does, this only ends when the
    // other body does.
    void reader.cancel().catch(() => {});
  }
}
