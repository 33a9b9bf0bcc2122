import type { FastifyReply, FastifyRequest } from "fastify";
import { challenge } from "./answers.js";
import { bodyHeaders, isSuccess, type Keyed, type StoredAnswer, savedText } from "./idempotency.js";
import { ServerDefect } from "./server-defect.js";

/** Saves the answers to accepted requests that have a key. */
export const saves = new WeakMap<FastifyRequest, Keyed["save"]>();

/** The types of stored answers, which Fastify changes when it sends a text. */
const storedTypes = new WeakMap<FastifyRequest, string | undefined>();

/** Sends an answer from the store. */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, contentType, body }: StoredAnswer,
): FastifyReply {
  storedTypes.set(request, contentType);
  if (status === 401) reply.headers(challenge);
  return reply.code(status).send(body || undefined);
}

/** An `onSend` hook that saves the handler's answer, or gives a stored one its own type. */
export async function finishAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const storedType = storedTypes.get(request);
  // Only once: the answer to an error of a later hook has its own type.
  if (storedTypes.delete(request)) reply.removeHeader("content-type");
  if (storedType !== undefined) reply.type(storedType);
  const save = saves.get(request);
  saves.delete(request);
  if (save === undefined) return payload;
  const content = contentOf(reply, payload);
  const status = reply.statusCode;
  if (!isSuccess(status)) return content;
  // An answer that is read completely has a length.
  reply.removeHeader("transfer-encoding");
  try {
    if (reply.hasHeader("content-encoding")) throw new TypeError("it is compressed; register campaignRules earlier");
    const contentType = reply.getHeader("content-type")?.toString();
    const body = await savedText(new Response(content as ConstructorParameters<typeof Response>[0]));
    await save({ status, contentType, body });
    return body;
  } catch (error) {
    dropBody(reply);
    throw error instanceof ServerDefect ? error : new ServerDefect("reading the answer", error);
  }
}

/** Removes the headers of a body that another one replaces. */
export function dropBody(reply: FastifyReply): void {
  for (const name of bodyHeaders) reply.removeHeader(name);
}

/** Takes apart a `Response` that a handler returned, as Fastify does after all hooks. */
function contentOf(reply: FastifyReply, payload: unknown): unknown {
  if (Object.prototype.toString.call(payload) !== "[object Response]") return payload;
  const { status, headers, body } = payload as Response;
  reply.code(status);
  for (const [name, value] of headers) reply.header(name, value);
  return body;
}
