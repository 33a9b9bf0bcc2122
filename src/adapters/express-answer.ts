import type { Response } from "express";
import { challenge } from "./answers.js";
import { bodyHeaders, expectUncompressed, isSuccess, type Keyed, type StoredAnswer } from "./idempotency.js";

/**
 * Buffers the handler's answer until it is complete and, if it is a success, saved. Only then is it sent.
 *
 * @param fail gets the error if saving fails, before anything is sent.
 */
export function saveAnswer(res: Response, save: Keyed["save"], fail: (error: unknown) => void): void {
  const { write, end } = res;
  const chunks: Uint8Array[] = [];
  const keep = (chunk: unknown, encoding: unknown): void => {
    const known = typeof encoding === "string" ? (encoding as BufferEncoding) : undefined;
    if (typeof chunk === "string") chunks.push(Buffer.from(chunk, known));
    else if (chunk instanceof Uint8Array) chunks.push(chunk);
  };
  const callLater = (...candidates: unknown[]): void => {
    const callback = candidates.find((one) => typeof one === "function");
    if (callback !== undefined) setImmediate(callback as () => void);
  };
  // Once a response has had a header, it also tells those that are passed to `writeHead`.
  res.setHeader("campaign-rules", "");
  res.removeHeader("campaign-rules");

  const keepBack = (chunk: unknown, encoding: unknown, callback: unknown): boolean => {
    keep(chunk, encoding);
    // Another answer, such as that to an error, cannot follow any more.
    Object.defineProperty(res, "headersSent", { value: true, configurable: true });
    callLater(encoding, callback);
    return true;
  };
  const finish = (chunk: unknown, encoding: unknown, callback: unknown): Response => {
    keep(chunk, encoding);
    Reflect.deleteProperty(res, "headersSent");
    const release = ignoreChanges(res, { write, end });
    const body = Buffer.concat(chunks);
    const send = (): void => {
      release();
      res.end(body);
      callLater(chunk, encoding, callback);
    };
    if (!isSuccess(res.statusCode)) {
      send();
      return res;
    }
    const saveText = async (): Promise<void> => {
      expectUncompressed(res.getHeader("Content-Encoding"));
      const contentType = res.getHeader("Content-Type")?.toString();
      await save({ status: res.statusCode, contentType, body: body.toString() });
    };
    saveText().then(send, (error: unknown) => {
      release();
      for (const name of bodyHeaders) if (!res.headersSent) res.removeHeader(name);
      fail(error);
    });
    return res;
  };
  Object.assign(res, { write: keepBack, end: finish });
}

/**
 * Ignores whatever happens to an answer after its end, such as the answer to an error that the handler throws then.
 * Returns a function that sends directly again, and restores status and headers.
 */
function ignoreChanges(res: Response, direct: Pick<Response, "write" | "end">): () => void {
  const { statusCode, statusMessage, writeHead, flushHeaders } = res;
  const headers = res.getHeaders();
  Object.assign(res, { write: () => false, end: () => res, writeHead: () => res, flushHeaders: () => {} });
  return () => {
    Object.assign(res, { ...direct, writeHead, flushHeaders });
    if (res.headersSent) return;
    Object.assign(res, { statusCode, statusMessage });
    for (const name of res.getHeaderNames()) if (headers[name] === undefined) res.removeHeader(name);
    for (const [name, value = ""] of Object.entries(headers)) {
      if (res.getHeader(name) !== value) res.setHeader(name, value);
    }
  };
}

export function sendStored(res: Pick<Response, "status">, { status, contentType, body }: StoredAnswer): void {
  const answer = res.status(status);
  if (status === 401) answer.set(challenge);
  if (contentType !== undefined) answer.setHeader("Content-Type", contentType);
  answer.end(body);
}
