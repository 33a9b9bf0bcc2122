import type { FastifyRequest, RequestPayload } from "fastify";
import { announcesBody, type SentText, textOf } from "./read-body.js";

interface Kept {
  readonly chunks: Uint8Array[];
  readonly payload: RequestPayload;
  /** The compression that the bytes still have. */
  readonly encoding: string | undefined;
}

const bodies = new WeakMap<FastifyRequest, Kept>();

/** A `preParsing` hook that keeps the bytes that the body's parser reads, until it stops because they are too many. */
export async function keepText(request: FastifyRequest, _reply: unknown, payload: RequestPayload): Promise<void> {
  const chunks: Uint8Array[] = [];
  // A hook that returned another stream has decompressed the body.
  const encoding = payload === request.raw ? request.headers["content-encoding"] : undefined;
  bodies.set(request, { chunks, payload, encoding });
  const encoder = new TextEncoder();
  const keep = (chunk: Uint8Array | string): void => {
    const isRead = payload.listenerCount("data") + payload.listenerCount("readable") > 1;
    // A parser may leave reading the rest to the handler.
    if (isRead && bodies.has(request)) chunks.push(typeof chunk === "string" ? encoder.encode(chunk) : chunk);
    else {
      bodies.delete(request);
      payload.off("data", keep);
    }
  };
  // Once paused, a stream does not flow because of a listener. Ours must not start it, but the parser's must.
  payload.pause();
  payload.on("data", keep);
  const flow = (event: string | symbol): void => {
    if (event === "data") payload.off("newListener", flow).resume();
  };
  payload.on("newListener", flow);
}

export function hasBody({ headers }: FastifyRequest): boolean {
  return announcesBody(headers["transfer-encoding"], headers["content-length"]);
}

/** The text of the request's body; undefined if it was not read to its end. */
export function takeText(request: FastifyRequest): SentText | undefined {
  const kept = bodies.get(request);
  bodies.delete(request);
  return kept?.payload.readableEnded ? textOf(Buffer.concat(kept.chunks), kept.encoding) : undefined;
}

/** The key that makes Fastify's parser reject a value that is JSON: copied, it could change a prototype. */
export function poisonIn(value: unknown): "__proto__" | "constructor.prototype" | undefined {
  const rest = [value];
  for (const one of rest) {
    if (typeof one !== "object" || one === null) continue;
    for (const [key, member] of Object.entries(one)) {
      if (key === "__proto__") return key;
      if (key === "constructor" && Object.hasOwn(Object(member), "prototype")) return "constructor.prototype";
      rest.push(member);
    }
  }
  return undefined;
}
