import { expect, it, vi } from "vitest";
import { expectStore, findAnswer } from "../../src/adapters/idempotency.js";
import { lookups } from "../../src/adapters/lookup.js";
import { ServerDefect } from "../../src/adapters/server-defect.js";
import type { HeadersInput } from "../../src/index.js";
import { type HeadersByName, OTHER_UUID, UUID, WORKSPACE } from "../support/requests.js";

const one = { workspace: WORKSPACE, headers: { "Idempotency-Key": UUID } };
const lookUp = lookups(0);

/** How the answer of a store is understood. */
async function foundWith(stored: unknown): Promise<unknown> {
  const store = { find: () => stored as never, save: () => undefined };
  return findAnswer(store, lookUp, one, undefined).then(
    (keyed) => keyed?.answer,
    (error: unknown) => error,
  );
}

const defect = (message: string) => new ServerDefect("idempotency.find", new TypeError(message));

it.each<[string, unknown, unknown]>([
  ["nothing", undefined, undefined],
  ["null", null, undefined],
  ["the lowest status", { status: 200, body: "" }, { status: 200, contentType: undefined, body: "" }],
  [
    "the highest status, and an extra member",
    { status: 599, contentType: "text/plain", body: "no", age: 1 },
    { status: 599, contentType: "text/plain", body: "no" },
  ],
  ["a lower status", { status: 199, body: "" }, defect("status must be from 200 to 599")],
  ["a higher status", { status: 600, body: "" }, defect("status must be from 200 to 599")],
  ["a status with a fraction", { status: 200.5, body: "" }, defect("status must be from 200 to 599")],
  ["no body", { status: 200 }, defect("body must be a string, got undefined")],
  [
    "a type that is not a text",
    { status: 200, body: "", contentType: 1 },
    defect("contentType must be a string, got number"),
  ],
])("a store may return %s", async (_, stored, expected) => {
  const found = await foundWith(stored);
  expect(found).toEqual(expected);
  if (expected instanceof ServerDefect) expect((found as ServerDefect).cause).toEqual(expected.cause);
});

it.each<[string, HeadersByName, string | undefined]>([
  ["one key", { "Idempotency-Key": UUID }, `${WORKSPACE}:${UUID}`],
  ["a repeated key", { "Idempotency-Key": [UUID, UUID] }, `${WORKSPACE}:${UUID}`],
  ["no key", {}, undefined],
  ["an empty key", { "Idempotency-Key": "" }, undefined],
  ["two keys", { "Idempotency-Key": [UUID, OTHER_UUID] }, undefined],
  ["joined keys", { "Idempotency-Key": `${UUID}, ${OTHER_UUID}` }, undefined],
])("a store is asked for the key of a request with %s", async (_, headers, key) => {
  const store = { find: vi.fn(() => undefined), save: vi.fn() };
  const keyed = await findAnswer(
    store,
    lookUp,
    { workspace: WORKSPACE, headers: headers as HeadersInput },
    "the request",
  );
  expect(store.find.mock.calls).toEqual(key === undefined ? [] : [[key, "the request"]]);
  for (const status of [199, 200, 299, 300]) await keyed?.save({ status, body: String(status) });
  const saved = [200, 299].map((status) => [key, { status, body: String(status) }]);
  expect(store.save.mock.calls).toEqual(key === undefined ? [] : saved);
});

it("a store that cannot be asked is a defect", async () => {
  const store = { find: () => Promise.reject(new Error("down")), save: () => undefined };
  await expect(findAnswer(store, lookUp, one, undefined)).rejects.toThrow(
    new ServerDefect("idempotency.find", new Error("down")),
  );
});

it("a store that cannot save is a defect", async () => {
  const cause = new Error("full");
  const store = { find: () => undefined, save: () => Promise.reject(cause) };
  const keyed = await findAnswer(store, lookUp, one, undefined);
  const error: unknown = await keyed?.save({ status: 200, body: "" }).catch((reason: unknown) => reason);
  expect(error).toEqual(new ServerDefect("idempotency.save", cause));
  expect((error as ServerDefect).cause).toBe(cause);
});

it.each<[unknown, string]>([
  [null, "idempotency must be an object, got null"],
  [[], "idempotency must be an object, got array"],
  [{ save: () => undefined }, "idempotency.find must be a function, got undefined"],
  [{ find: () => undefined, save: "redis" }, "idempotency.save must be a function, got string"],
])("%j is no store", (store, message) => {
  expect(() => expectStore(store as never)).toThrow(new TypeError(message));
});
