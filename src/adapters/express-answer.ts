import type { Response } from "express";
import { challenge } from "./answers.js";
import { sentHeaders } from "./head.js";
import { bodyHeaders, expectUncompressed, isSuccess, type Keyed, type StoredAnswer } from "./idempotency.js";

/**
 * Buffers the handler's answer until it is complete and, if it is a success, saved. Only then is it sent.
 *
 * @param fail gets the error if saving fails, before anything is sent.
 */
export function saveAnswer(res: Response, save: Keyed["save"], fail: (error: unknown) => void): void {
  const direct = { write: res.write, end: res.end, writeHead: res.writeHead, flushHeaders: res.flushHeaders };
  const chunks: Uint8Array[] = [];
  const keep = (chunk: unknown, encoding: unknown): void => {
    // A copy, because the handler may change a buffer later. Values of other types throw.
    if (chunk && typeof chunk !== "function") chunks.push(Buffer.from(chunk as string, encoding as BufferEncoding));
  };
  const callLater = (...candidates: unknown[]): void => {
    const callback = candidates.find((one) => typeof one === "function");
    if (callback !== undefined) setImmediate(callback as () => void);
  };
  /** Another answer, such as that to an error, cannot follow any more. */
  const begin = (): void => {
    Object.defineProperty(res, "headersSent", { value: true, configurable: true });
  };
  const keepHead = (status: number, ...rest: unknown[]): Response => {
    for (const one of rest) {
      if (typeof one === "string") res.statusMessage = one;
      else res.setHeaders(new Map(Array.isArray(one) ? sentHeaders(one) : Object.entries(one ?? {})));
    }
    begin();
    return res.status(status);
  };
  const keepBack = (chunk: unknown, encoding: unknown, callback: unknown): boolean => {
    keep(chunk, encoding);
    begin();
    callLater(encoding, callback);
    return true;
  };
  const finish = (chunk: unknown, encoding: unknown, callback: unknown): Response => {
    keep(chunk, encoding);
    Reflect.deleteProperty(res, "headersSent");
    const release = ignoreChanges(res, direct);
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
  Object.assign(res, { write: keepBack, end: finish, writeHead: keepHead, flushHeaders: begin });
}

/**
 * Ignores whatever happens to an answer after its end, such as the answer to an error that the handler throws then.
 * Returns a function that sends directly again, and restores status and headers.
 */
function ignoreChanges(res: Response, direct: object): () => void {
  const { statusCode, statusMessage } = res;
  const headers = res.getHeaders();
  const ignore = (): Response => res;
  Object.assign(res, { write: ignore, end: ignore, writeHead: ignore, flushHeaders: ignore });
  return () => {
    Object.assign(res, direct);
    if (res.headersSent) return;
    Object.assign(res, { statusCode, statusMessage });
    for (const name of res.getHeaderNames()) res.removeHeader(name);
    res.setHeaders(new Map(Object.entries(headers) as [string, string][]));
  };
}

export function sendStored(res: Pick<Response, "status">, { status, contentType, body }: StoredAnswer): void {
  const answer = res.status(status);
  if (status === 401) answer.set(challenge);
  if (contentType !== undefined) answer.setHeader("Content-Type", contentType);
  answer.end(body);
}
