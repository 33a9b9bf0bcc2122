import type { HeadersInput } from "../index.js";
import { headerValuesOf } from "../operations/request/headers.js";
import { onlyValueOf } from "../rules/parts/request-parts.js";
import { kindOf } from "../structure/kinds.js";
import { type LookUp, lookupName } from "./lookup.js";
import { guarded, ServerDefect } from "./server-defect.js";

/** An answer as a store keeps it: plain data. */
export interface StoredAnswer {
  readonly status: number;
  /** The `Content-Type`; absent if the answer has none. */
  readonly contentType?: string | undefined;
  readonly body: string;
}

/** Stores answers by key. A key is scoped to a workspace: it consists of the workspace id and the `Idempotency-Key`. */
export interface IdempotencyStore<R> {
  /** Returns the answer to send without validation: the saved one, or another one. */
  find(key: string, request: R): StoredAnswer | null | undefined | Promise<StoredAnswer | null | undefined>;
  /** Saves the answer of a handler that succeeded. It is sent only after it has been saved. */
  save(key: string, answer: StoredAnswer): unknown;
}

export interface Keyed {
  /** The answer to send; undefined if the key is new. */
  readonly answer: StoredAnswer | undefined;
  /** Saves the answer of a handler that succeeded. Throws a `ServerDefect` if saving fails. */
  save(answer: StoredAnswer): Promise<unknown>;
}

/** Looks up the key of a request. Undefined if it has none, or several different ones. */
export async function findAnswer<R>(
  store: IdempotencyStore<R>,
  lookUp: LookUp,
  { workspace, headers }: { readonly workspace: string; readonly headers: HeadersInput },
  request: R,
): Promise<Keyed | undefined> {
  const given = onlyValueOf(headerValuesOf(headers), "Idempotency-Key");
  // Unless the headers are pairs, a comma may join several keys.
  if (given === undefined || (given.includes(",") && !Array.isArray(headers))) return undefined;
  // A workspace id contains no colon.
  const key = `${workspace}:${given}`;
  const find = lookupName("idempotency.find", workspace);
  const found = await lookUp(find, () => store.find(key, request));
  return {
    answer: guarded(find, () => checked(found ?? undefined)),
    save: (answer) => lookUp(lookupName("idempotency.save", workspace), () => store.save(key, answer)),
  };
}

/** Throws a `TypeError` unless a store has both functions. Other members are allowed: a store may be any object. */
export function expectStore(store: IdempotencyStore<never>): void {
  if (kindOf(store) !== "object") throw new TypeError(`idempotency must be an object, got ${kindOf(store)}`);
  for (const name of ["find", "save"] as const) {
    const found = kindOf(store[name]);
    if (found !== "function") throw new TypeError(`idempotency.${name} must be a function, got ${found}`);
  }
}

/** Whether an answer with this status is saved. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status <= 299;
}

/** Headers of an answer with which clients could not read another body, or would cache it as the same one. */
export const bodyHeaders = "ETag Content-Length Content-Encoding Last-Modified Trailer Transfer-Encoding".split(" ");

/** The text of an answer, with its byte order mark if it has one. */
export async function savedText(answer: Response): Promise<string> {
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
}

/** @throws {ServerDefect} if an answer is compressed: it would be saved as text. */
export function expectUncompressed(encoding: unknown): void {
  if (!encoding) return;
  const cause = new TypeError("it is compressed; use campaignRequest after the middleware that compresses");
  throw new ServerDefect("reading the answer", cause);
}

/** Checks the value that the user's store returns, which may come from anywhere. */
function checked(found: StoredAnswer | undefined): StoredAnswer | undefined {
  if (found === undefined) return undefined;
  const { status, contentType, body } = found;
  if (!Number.isInteger(status) || status < 200 || status > 599) throw new TypeError("status must be from 200 to 599");
  if (typeof body !== "string") throw new TypeError(`body must be a string, got ${kindOf(body)}`);
  if (contentType !== undefined && typeof contentType !== "string") {
    throw new TypeError(`contentType must be a string, got ${kindOf(contentType)}`);
  }
  return { status, contentType, body };
}
