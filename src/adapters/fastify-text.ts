import type { FastifyRequest, RequestPayload } from "fastify";
import { type SentText, textOf } from "./read-body.js";

const bodies = new WeakMap<FastifyRequest, Uint8Array[]>();

/** A `preParsing` hook that keeps the bytes that the body's parser reads, as long as the parser accepts them. */
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
  // A paused stream does not flow just because of a listener. The parser resumes it.
  payload.pause();
  payload.on("data", keep);
}

export function takeText(request: FastifyRequest): SentText | undefined {
  const chunks = bodies.get(request);
  bodies.delete(request);
  return chunks && textOf(Buffer.concat(chunks));
}
