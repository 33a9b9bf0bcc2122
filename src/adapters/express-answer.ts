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
  const { write, end, writeHead, flushHeaders } = res;
  const chunks: Uint8Array[] = [];
  let isHeld = true;
  const keep = (chunk: unknown, encoding: unknown): void => {
    // A copy, because the handler may change a buffer later.
    if (typeof chunk === "string") chunks.push(Buffer.from(chunk, encoding as BufferEncoding));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    else if (chunk && typeof chunk !== "function") throw new TypeError("an answer consists of texts and bytes");
  };
  const callLater = (...candidates: unknown[]): void => {
    const callback = candidates.find((one) => typeof one === "function");
    if (callback !== undefined) setImmediate(callback as () => void);
  };
  /** Another answer, such as that to an error, cannot follow any more. */
  const begin = (): void => {
    Object.defineProperty(res, "headersSent", { value: true, configurable: true });
  };
  // Middleware that comes later may wrap this function, which then also sends the head.
  const keepHead = (status: number, ...rest: unknown[]): Response => {
    if (!isHeld) return writeHead.call(res, status, ...(rest as [])) as Response;
    res.status(Math.trunc(status));
    for (const one of rest) {
      if (typeof one === "string") res.statusMessage = one;
      else res.setHeaders(new Map(Array.isArray(one) ? sentHeaders(one) : Object.entries(one ?? {})));
    }
    begin();
    return res;
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
    isHeld = false;
    const release = ignoreChanges(res, { write, end, flushHeaders });
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
    const replace = (error: unknown): void => {
      release();
      if (!res.headersSent) dropBody(res);
      fail(error);
    };
    saveText().then(send).catch(replace);
    return res;
  };
  Object.assign(res, { write: keepBack, end: finish, writeHead: keepHead, flushHeaders: begin });
}

/** Removes what an answer that replaces another one must not have. */
export function dropBody(res: Pick<Response, "hasHeader" | "removeHeader" | "statusMessage">): void {
  res.statusMessage = "";
  // Removing an absent Transfer-Encoding would end the connection.
  for (const name of bodyHeaders) if (res.hasHeader(name)) res.removeHeader(name);
}

/**
 * Ignores whatever happens to an answer after its end, such as the answer to an error that the handler throws then.
 * Returns a function that sends directly again, and restores status and headers.
 */
function ignoreChanges(res: Response, direct: Pick<Response, "write" | "end" | "flushHeaders">): () => void {
  const { statusCode, statusMessage, writeHead } = res;
  const headers = res.getHeaders();
  const ignore = (): Response => res;
  Object.assign(res, { write: ignore, end: ignore, writeHead: ignore, flushHeaders: ignore });
  return () => {
    Object.assign(res, { ...direct, writeHead });
    if (res.headersSent) return;
    Object.assign(res, { statusCode, statusMessage });
    for (const name of res.getHeaderNames()) if (headers[name] === undefined) res.removeHeader(name);
    // Setting the same value again would change the case of a name.
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
