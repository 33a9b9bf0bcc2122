import type { FastifyRequest, RequestPayload } from "fastify";

/** What came of the bodies of requests. */
const bodies = new WeakMap<FastifyRequest, Uint8Array[]>();

/** A hook for `preParsing`: keeps what the parser of the body reads, as long as the parser would take it. */
export async function keepText(request: FastifyRequest, _reply: unknown, payload: RequestPayload): Promise<void> {
  const chunks: Uint8Array[] = [];
  bodies.set(request, chunks);
  const encoder = new TextEncoder();
  let left = request.routeOptions.bodyLimit;
  const keep = (chunk: Uint8Array | string): void => {
    const bytes = typeof chunk === "string" ? encoder.encode(chunk) : chunk;
    left -= bytes.length;
    if (left >= 0) {
      chunks.push(bytes);
      return;
    }
    bodies.delete(request);
    payload.off("data", keep);
  };
  // A stream that is paused does not flow because somebody listens. The parser lets it.
  payload.pause();
  payload.on("data", keep);
}

/** The text of the body that came with a request. Undefined when it was not read, or is not UTF-8. */
export function takeText(request: FastifyRequest): string | undefined {
  const chunks = bodies.get(request);
  if (chunks === undefined) return undefined;
  bodies.delete(request);
  const decoder = new TextDecoder();
  return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join("") + decoder.decode();
}
