import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import type express from "express";
import fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { type Handler, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { campaignErrors } from "../../src/adapters/express.js";
import { campaignRules } from "../../src/adapters/fastify.js";
import { campaignErrors as honoErrors, campaignRequest as honoRequest } from "../../src/adapters/hono.js";
import type { IdempotencyStore, StoredAnswer } from "../../src/adapters/idempotency.js";
import type { CampaignContext } from "../../src/index.js";
import {
  basic,
  createInput,
  type HeadersByName,
  KEY,
  OTHER_UUID,
  UUID,
  updateInput,
  WORKSPACE,
} from "../support/requests.js";
import { storedPush } from "../support/updates.js";
import { ask } from "./ask.js";
import { type AnyRouteOptions, expressVersions, frameworks, updatesInExpress } from "./servers.js";
import { testServer } from "./test-server.js";

const KEPT = `${WORKSPACE}:${UUID}`;
const secret = "redis://hunter2@cache.internal";

function memory(): IdempotencyStore<unknown> & { readonly answers: Map<string, StoredAnswer> } {
  const answers = new Map<string, StoredAnswer>();
  return {
    answers,
    find: vi.fn(async (key) => answers.get(key)),
    save: vi.fn(async (key, answer) => void answers.set(key, answer)),
  };
}

function fail(): never {
  throw Object.assign(new Error(secret), { status: 409 });
}

const printed = vi.spyOn(console, "error");
afterAll(() => printed.mockRestore());

describe.each(Object.entries(frameworks))("%s", (name, start) => {
  let store = memory();

  beforeEach(() => {
    store = memory();
    printed.mockReturnValue();
  });
  afterEach(() => void printed.mockReset());

  const { report, handle, stop, started: startedWith } = testServer(start);
  const started = (options: AnyRouteOptions = {}) => startedWith({ idempotency: store, ...options });

  it("replays the answer to a key although the state of the campaign has changed", async () => {
    let known: CampaignContext = { state: "DRAFT", body: storedPush() };
    const campaign = vi.fn(() => known);
    const running = await started({ campaign });
    const first = await ask(running, updateInput());
    expect([first.status, (first.json as { operation: string }).operation]).toEqual([200, "publish"]);

    known = { state: "ARCHIVED" };
    const again = await ask(running, updateInput());
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(again.headers["content-type"]).toBe(first.headers["content-type"]);
    expect([handle, campaign].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);

    const other = await ask(running, updateInput({ headers: { "Idempotency-Key": OTHER_UUID } }));
    expect(other).toMatchObject({ status: 400, json: { error: { target: "campaign_id" } } });
  });

  it("replays without checking the body", async () => {
    const running = await started();
    const first = await ask(running, updateInput());
    const again = await ask(running, updateInput({ body: { status: "?" } }));
    expect([again.status, again.text]).toEqual([200, first.text]);
  });

  it.each<[string, string | Buffer, HeadersByName?]>([
    ["is malformed", '{"status"'],
    ["is empty", ""],
    ["is not UTF-8", Buffer.from('{"status":"\u00ee"}', "latin1")],
    ["is text", "publish", { "Content-Type": "text/plain" }],
    ["has another character set", '{"status":"PUBLISH"}', { "Content-Type": "application/json; charset=latin9" }],
    ["has a key that Fastify's parser rejects", '{"__proto__":1}'],
  ])("replays although the repeated body %s", async (kind, body, headers = {}) => {
    const running = await started();
    const first = await ask(running, updateInput());
    const again = await ask(running, updateInput({ headers, body }));
    // Express's parser of JSON comes before the middleware.
    const isEarlier = /^express\d$/u.test(name) && /malformed|character set/u.test(kind);
    expect(again.status).toBe(isEarlier ? (kind === "is malformed" ? 400 : 415) : 200);
    if (!isEarlier) expect(again.text).toBe(first.text);
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it("saves the whole answer, under the key with its workspace", async () => {
    const { text, headers } = await ask(await started(), updateInput());
    expect([...store.answers]).toEqual([[KEPT, { status: 200, contentType: headers["content-type"], body: text }]]);
  });

  it("does not replay to other workspaces", async () => {
    const running = await started();
    await ask(running, updateInput());
    await ask(running, updateInput({ headers: { Authorization: basic("another", KEY) } }));
    expect(handle).toHaveBeenCalledTimes(2);
    expect([...store.answers.keys()]).toEqual([KEPT, `another:${UUID}`]);
  });

  it("also replays the answer to a create request with a key", async () => {
    const running = await started();
    const input = createInput({ headers: { "Idempotency-Key": UUID } });
    const first = await ask(running, input);
    const again = await ask(running, input);
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(handle).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Parameters<typeof updateInput>[0]]>([
    ["the request is refused", { body: { status: "?" } }],
    ["it has no credentials", { headers: { Authorization: undefined } }],
    ["it has no key", { headers: { "Idempotency-Key": undefined } }],
    ["its key is empty", { headers: { "Idempotency-Key": "" } }],
    ["it has two keys", { headers: { "Idempotency-Key": [UUID, OTHER_UUID] } }],
  ])("saves nothing if %s", async (_kind, input) => {
    await ask(await started(), updateInput(input));
    expect(store.save).not.toHaveBeenCalled();
    expect(handle).not.toHaveBeenCalled();
  });

  it.each<[string, HeadersByName, number]>([
    ["no key", { "Idempotency-Key": undefined }, 400],
    ["two keys", { "Idempotency-Key": [UUID, OTHER_UUID] }, 400],
    ["no credentials", { "Idempotency-Key": UUID, Authorization: undefined }, 401],
  ])("does not look for a key with %s", async (_kind, headers, expected) => {
    const { status } = await ask(await started(), updateInput({ headers }));
    expect(status).toBe(expected);
    expect(store.find).not.toHaveBeenCalled();
  });

  it("does not save a failure of the handler", async () => {
    handle.mockImplementationOnce(fail);
    const running = await started();
    // Hono uses the status of its own exceptions only.
    expect((await ask(running, updateInput())).status).toBe(name === "hono" ? 500 : 409);
    expect(store.save).not.toHaveBeenCalled();
    expect((await ask(running, updateInput())).status).toBe(200);
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it.each<[string, Partial<IdempotencyStore<unknown>>, number]>([
    ["cannot be asked", { find: fail }, 0],
    ["rejects with nothing", { find: () => Promise.reject() }, 0],
    ["does not answer", { find: () => new Promise(() => {}) }, 0],
    ["returns no answer", { find: () => ({}) as never }, 0],
    ["returns a text", { find: async () => "{}" as never }, 0],
    ["returns a status that is no answer yet", { find: () => ({ status: 199, body: "" }) }, 0],
    ["returns an impossible status", { find: () => ({ status: 600, body: "" }) }, 0],
    ["returns a type that is not a text", { find: () => ({ status: 200, body: "", contentType: 1 as never }) }, 0],
    ["cannot keep", { save: fail }, 1],
    ["rejects when it saves", { save: () => Promise.reject("route") }, 1],
    ["does not finish saving", { save: () => new Promise(() => {}) }, 1],
  ])("a store that %s is a defect", async (_kind, broken, handled) => {
    const running = await started({ idempotency: { ...store, ...broken }, timeout: 20 });
    const { status, text, headers, json } = await ask(running, updateInput());
    expect([status, json]).toMatchObject([500, { error: { target: "server", request_id: "upd-1" } }]);
    expect([text.includes("hunter2"), headers["etag"]]).not.toContain(true);
    expect(handle).toHaveBeenCalledTimes(handled);
    await stop();
    expect([...report.mock.calls, ...printed.mock.calls]).toHaveLength(1);
  });

  it.each<[string, StoredAnswer]>([
    ["an answer without a body", { status: 204, body: "" }],
    ["an answer with an empty body", { status: 200, body: "" }],
    ["an answer of another type", { status: 202, contentType: "text/plain; charset=utf-8", body: "läuft" }],
    ["a conflict", { status: 409, contentType: "application/json", body: '{ "error": {} }' }],
  ])("a store may return %s", async (_kind, { status, contentType, body }) => {
    const answer = contentType === undefined ? { status, body } : { status, contentType, body };
    const told = await ask(await started({ idempotency: { ...store, find: () => answer } }), updateInput());
    expect([told.status, told.text]).toEqual([status, body]);
    expect(told.headers["content-type"]?.split(";")[0]).toBe(contentType?.split(";")[0]);
  });

  it("treats a stored answer that cannot be sent as a defect", async () => {
    const find = () => ({ status: 200, contentType: "text/plain\n", body: "x" });
    const { status } = await ask(await started({ idempotency: { ...store, find } }), updateInput());
    expect(status).toBe(500);
  });

  it("treats null as an unknown key", async () => {
    const { status } = await ask(await started({ idempotency: { ...store, find: () => null } }), updateInput());
    expect(status).toBe(200);
  });
});

describe("a streamed answer is saved and sent completely", () => {
  const parts = ["lä", "uft"];
  const bytes = Buffer.from("läuft");
  /** The second part begins in the middle of a character. */
  const split = [bytes.subarray(0, 2), bytes.subarray(2)];
  const kept = { status: 200, contentType: "text/plain; charset=utf-8", body: "läuft" };
  const { method, path, headers, body } = updateInput();
  const sent = { ...(headers as Record<string, string>), "Content-Type": "application/json" };
  const init = { method, headers: sent, body: JSON.stringify(body) };

  it.each(expressVersions)("in Express %s", async (_, make) => {
    const store = memory();
    const server = await updatesInExpress(make, { idempotency: store }, (_req, res) => {
      Readable.from(parts).pipe(res.type("text/plain"));
    });
    const answer = await ask(server, updateInput());
    await server.stop();
    expect([answer.text, ...store.answers.values()]).toEqual(["läuft", kept]);
  });

  it.each([
    ["texts", () => Readable.from(parts)],
    ["bytes", () => Readable.from(split)],
    ["bytes that end in the middle of a character", () => Readable.from([bytes, bytes.subarray(0, 2)]), "läuftl\uFFFD"],
  ])("in Fastify, as %s", async (_, payload, answer = "läuft") => {
    const { text, saved } = await answeredByFastify((reply) => reply.type("text/plain").send(payload()));
    expect([text, saved]).toEqual([answer, [{ status: 200, contentType: "text/plain", body: answer }]]);
  });

  it("in Hono", async () => {
    const store = memory();
    const app = new Hono().patch("/v5/campaigns/:id", honoRequest("update", { idempotency: store }), () => {
      const chunks = Readable.from(parts.map((part) => Buffer.from(part)));
      return new Response(Readable.toWeb(chunks) as ReadableStream, { headers: { "Content-Type": kept.contentType } });
    });
    const answer = await app.request(path, init);
    expect([await answer.text(), ...store.answers.values()]).toEqual(["läuft", kept]);
  });
});

const plain = { contentType: "text/plain", body: "läuft" };

it.each<[string, (reply: FastifyReply) => unknown, Omit<StoredAnswer, "status">]>([
  ["bytes", (reply) => reply.type("text/plain").send(Buffer.from("läuft")), plain],
  ["nothing", (reply) => reply.send(), { body: "" }],
])("an answer of %s is saved in Fastify", async (_, send, { contentType, body }) => {
  const { text, saved } = await answeredByFastify(send);
  expect([text, saved]).toEqual([body, [{ status: 200, contentType, body }]]);
});

it.each([
  ["a success", 201, true],
  ["a failure", 409, false],
])("a Response that is %s in Fastify keeps its status, type and body", async (_, status, isSaved) => {
  const init = { status, headers: { "Content-Type": plain.contentType } };
  const { headers: _headers, ...told } = await answeredByFastify(() => new Response(plain.body, init));
  expect(told).toEqual({ status, text: plain.body, saved: isSaved ? [{ status, ...plain }] : [] });
});

it("an answer whose body another Fastify plugin has removed is saved without one", async () => {
  const { text, saved } = await answeredByFastify(
    (reply) => reply.send({}),
    (app) => void app.addHook("onSend", async () => null),
  );
  expect([text, saved]).toEqual(["", [{ status: 200, contentType: "application/json; charset=utf-8", body: "" }]]);
});

it("an answer with a byte order mark keeps it in Fastify and Hono", async () => {
  const bytes = Buffer.from("\uFEFFa;b");
  const { text, saved } = await answeredByFastify((reply) => reply.type("text/csv").send(bytes));
  const { store, answer } = await answeredByHono((c) => c.body(bytes));
  const kept = [...saved, ...store.answers.values()].map(({ body }) => body);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  expect([text, ...kept]).toEqual(Array(3).fill(String(bytes)));
});

it("an answer whose stream fails in Hono is a defect, whatever it fails with", async () => {
  const failing = () => new Response(new ReadableStream({ start: (controller) => controller.error("boom") }));
  const { store, answer, reported } = await answeredByHono(failing);
  expect([answer.status, store.answers.size, reported.map(String)]).toEqual([
    500,
    0,
    ['ServerDefect: reading the answer failed: "boom"'],
  ]);
});

it("an answer in Fastify that names a transfer encoding is sent with a length alone", async () => {
  const told = await answeredByFastify((reply) => {
    return reply
      .header("Transfer-Encoding", "chunked")
      .type("text/plain")
      .send(Readable.from(["läuft"]));
  });
  expect([told.text, told.headers["transfer-encoding"], told.headers["content-length"]]).toEqual([
    "läuft",
    undefined,
    "6",
  ]);
});

it("an answer that Fastify cannot save leaves no header of its body to the answer to the error", async () => {
  const { status, headers } = await answeredByFastify(
    (reply) => reply.headers({ ETag: '"1"', "Last-Modified": "today" }).send({}),
    () => {},
    { save: fail },
  );
  expect([status, headers["etag"], headers["last-modified"]]).toEqual([500, undefined, undefined]);
});

it("an answer that another Fastify plugin has already compressed is a defect", async () => {
  const seen: unknown[] = [];
  const { status, headers } = await answeredByFastify(
    (reply) => reply.send({}),
    (app) => {
      app.addHook("onSend", async (_request, reply) => {
        if (reply.statusCode === 200) reply.header("content-encoding", "gzip");
      });
      app.addHook("onError", async (_request, _reply, { message, cause }) => void seen.push(message, cause));
    },
  );
  const why = new TypeError("it is compressed; register campaignRules earlier");
  expect([status, headers["content-encoding"], seen]).toEqual([500, undefined, ["reading the answer failed", why]]);
});

describe("an answer that a handler has compressed is a defect, and is not saved", () => {
  const compressed = gzipSync(JSON.stringify({ a: "läuft" }));
  const encoding = { "Content-Encoding": "gzip", "Content-Type": "application/json" };
  const told = { error: { target: "server" } };

  it.each(expressVersions)("in Express %s", async (_, make) => {
    const store = memory();
    const handle: express.RequestHandler = (_req, res) => void res.set(encoding).end(compressed);
    const server = await updatesInExpress(
      make,
      { idempotency: store },
      handle,
      campaignErrors(() => {}),
    );
    const { status, headers, json } = await ask(server, updateInput());
    await server.stop();
    expect([status, headers["content-encoding"], store.answers.size]).toEqual([500, undefined, 0]);
    expect(json).toMatchObject(told);
  });

  it("in Hono", async () => {
    const { store, answer } = await answeredByHono((c) => c.text("läuft".repeat(1000)), compress());
    expect([answer.status, answer.headers.get("Content-Encoding"), store.answers.size]).toEqual([500, null, 0]);
    expect(await answer.json()).toMatchObject(told);
  });
});

describe.each(expressVersions)("an answer in Express %s", (_, make) => {
  it.each<[string, express.RequestHandler]>([
    [
      "is passed on",
      (_req, res, next) => {
        res.write("part");
        next(new Error("late"));
      },
    ],
    [
      "is thrown",
      (_req, res) => {
        res.write("part");
        throw new Error("late");
      },
    ],
  ])("that has begun before an error %s is not sent at all", async (__, handle) => {
    const store = memory();
    const server = await updatesInExpress(
      make,
      { idempotency: store },
      handle,
      campaignErrors(() => {}),
    );
    await expect(ask(server, updateInput())).rejects.toThrow("socket hang up");
    await server.stop();
    expect(store.answers.size).toBe(0);
  });

  it.each<[string, express.RequestHandler]>([
    ["with a status", (_req, res) => void res.status(202).json({ a: 1 })],
    ["with a head", (_req, res) => void res.writeHead(202, { "Content-Type": "application/json" }).end('{"a":1}')],
    [
      "before an error",
      (_req, res) => {
        res.status(202).json({ a: 1 });
        throw new Error("too late");
      },
    ],
    [
      "before changes",
      (_req, res) => {
        res.status(202).json({ a: 1 });
        res.status(500).set({ "Content-Length": "1", "Content-Encoding": "gzip" }).type("text").flushHeaders();
        res.writeHead(500).end("too late");
      },
    ],
  ])("%s is sent and replayed as the handler made it", async (_kind, handle) => {
    const store = memory();
    const save: typeof store.save = async (key, answer) => {
      await new Promise(setImmediate);
      await store.save(key, answer);
    };
    const errors = campaignErrors(() => {});
    const server = await updatesInExpress(make, { idempotency: { ...store, save } }, handle, errors);
    const answers = [await ask(server, updateInput()), await ask(server, updateInput())];
    await server.stop();
    const told = answers.map(({ status, headers, text }) => {
      return [status, headers["content-type"]?.split(";")[0], headers["content-encoding"], text];
    });
    expect(told).toEqual(Array(2).fill([202, "application/json", undefined, '{"a":1}']));
  });
});

/** The answer of Hono to an update with a key, the store, and the errors that were reported. */
async function answeredByHono(handle: Handler, ...others: MiddlewareHandler[]) {
  const store = memory();
  const reported: unknown[] = [];
  const app = new Hono().onError(honoErrors((error) => void reported.push(error)));
  app.use("/v5/campaigns/:id", honoRequest("update", { idempotency: store }), ...others).patch(handle);
  const { method, path, headers, body } = updateInput();
  const sent = {
    ...(headers as Record<string, string>),
    "Content-Type": "application/json",
    "Accept-Encoding": "gzip",
  };
  return { store, reported, answer: await app.request(path, { method, headers: sent, body: JSON.stringify(body) }) };
}

/** The answer of Fastify to an update with a key, and the saved answer. */
async function answeredByFastify(
  send: (reply: FastifyReply) => unknown,
  prepare = (_app: FastifyInstance) => {},
  changes: Partial<IdempotencyStore<unknown>> = {},
) {
  const store = { ...memory(), ...changes };
  const app = fastify();
  prepare(app);
  await app.register(campaignRules, { idempotency: store });
  app.patch("/v5/campaigns/:id", { config: { campaignRequest: "update" } }, async (_request, reply) => send(reply));
  const { path: url, headers, body } = updateInput();
  const sent = { method: "PATCH", url, headers: headers as Record<string, string>, payload: body as object } as const;
  const answer = await app.inject(sent);
  const { statusCode: status, headers: given, body: text } = answer;
  return { status, headers: given, text, saved: [...store.answers.values()] };
}
