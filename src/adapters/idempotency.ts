import type { HeadersInput } from "../index.js";
import { workspaceOf } from "../request/authorization.js";
import { headerValuesOf } from "../request/headers.js";
import { onlyValueOf } from "../rules/request-parts.js";
import { kindOf } from "../structure/kinds.js";
import type { LookUp } from "./lookup.js";
import { guarded } from "./server-defect.js";

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

/** What is known about the key of a request. */
export interface Keyed {
  /** The answer to send; undefined if the key is new. */
  readonly answer: StoredAnswer | undefined;
  /** Saves the handler's answer if it is a success. Throws a `ServerDefect` if saving fails. */
  save(answer: StoredAnswer): Promise<void>;
}

/** Looks up the key of a request. Undefined if it has none, or several different ones. */
export async function findAnswer<R>(
  store: IdempotencyStore<R>,
  lookUp: LookUp,
  headers: HeadersInput,
  request: R,
): Promise<Keyed | undefined> {
  const key = keyOf(headers);
  if (key === undefined) return undefined;
  const found = await lookUp("the lookup of the answer", () => store.find(key, request));
  return {
    answer: guarded("the lookup of the answer", () => checked(found ?? undefined)),
    save: async (answer) => {
      if (isSuccess(answer.status)) await lookUp("saving the answer", async () => store.save(key, answer));
    },
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

/** A workspace id contains no colon. A key with a comma is several keys, which a `Headers` object has joined. */
function keyOf(headers: HeadersInput): string | undefined {
  const values = headerValuesOf(headers);
  const workspace = workspaceOf(onlyValueOf(values, "Authorization"));
  const key = onlyValueOf(values, "Idempotency-Key");
  return workspace === undefined || !key || key.includes(",") ? undefined : `${workspace}:${key}`;
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
