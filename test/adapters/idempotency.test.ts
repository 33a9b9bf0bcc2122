import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import type express from "express";
import fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { type Handler, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { campaignErrors, campaignRequest as expressRequest } from "../../src/adapters/express.js";
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
import { type AnyRouteOptions, expressVersions, frameworks, running, updatesInExpress } from "./servers.js";
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

  it("replays the answer to a key with a comma, too", async () => {
    const running = await started();
    const input = createInput({ headers: { "Idempotency-Key": "a,b" } });
    const first = await ask(running, input);
    expect((await ask(running, input)).text).toBe(first.text);
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
    ["an answer without a type", { status: 200, body: "läuft" }],
    ["an answer of another type", { status: 202, contentType: "text/plain; charset=utf-8", body: "läuft" }],
    ["a conflict", { status: 409, contentType: "application/json", body: '{ "error": {} }' }],
  ])("a store may return %s", async (_kind, { status, contentType, body }) => {
    const answer = contentType === undefined ? { status, body } : { status, contentType, body };
    const told = await ask(await started({ idempotency: { ...store, find: () => answer } }), updateInput());
    expect([told.status, told.text]).toEqual([status, body]);
    expect(told.headers["content-type"]).toBe(contentType);
  });

  it("treats a stored answer that cannot be sent as a defect", async () => {
    const find = () => ({ status: 200, contentType: "text/plain\n", body: "x" });
    const { status } = await ask(await started({ idempotency: { ...store, find } }), updateInput());
    expect(status).toBe(500);
  });

  it.skipIf(name === "fastify").each(["a\nb", "text/€"])(
    "treats one of the type %j as a defect",
    async (contentType) => {
      const find = () => ({ status: 200, contentType, body: "x" });
      const { json } = await ask(await started({ idempotency: { ...store, find } }), updateInput());
      expect(json).toMatchObject({ error: { target: "server" } });
    },
  );

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

it("a saved answer has the type of the first one in Fastify, and later hooks get a text of both", async () => {
  const kinds: string[] = [];
  const prepare = (app: FastifyInstance) =>
    void app.addHook("onRoute", (route) => {
      route.onSend = async (_request, _reply, payload) => {
        kinds.push(typeof payload);
        return payload;
      };
    });
  const type = "application/vnd.api+json";
  const first = await answeredByFastify((reply) => reply.type(type).send(Buffer.from("{}")), prepare);
  const again = await answeredByFastify(fail, prepare, { find: () => first.saved[0] });
  expect([again.text, again.headers["content-type"], kinds]).toEqual(["{}", type, ["string", "string"]]);
});

it("an error after a stored answer keeps its own type in Fastify", async () => {
  const failing = (app: FastifyInstance) =>
    void app.addHook("onRoute", (route) => {
      route.onSend = [fail];
    });
  const find = () => ({ status: 200, contentType: "text/plain", body: "{}" });
  const { status, headers } = await answeredByFastify(fail, failing, { find });
  expect([status, headers["content-type"]]).toEqual([409, "application/json; charset=utf-8"]);
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

describe("the answer to an error has none of the headers that the handler has set for its own body", () => {
  const own = {
    ...{ ETag: '"1"', "Last-Modified": "today", "Content-Length": "3", "Content-Encoding": "gzip" },
    ...{ "Transfer-Encoding": "chunked", Trailer: "X-Sum", "Content-Type": "text/html", "X-Own": "1" },
  };
  const told = [500, "application/json; charset=utf-8", "1", "server", []];
  const shown = (status: number, headers: Record<string, unknown>, text: string) => {
    const { error } = JSON.parse(text) as { error: { target: string } };
    const left = Object.entries(own).filter(
      ([name, value]) => name !== "X-Own" && headers[name.toLowerCase()] === value,
    );
    return [status, headers["content-type"], headers["x-own"], error.target, left];
  };

  it.each(expressVersions)("in Express %s", async (_, make) => {
    const handle: express.RequestHandler = (_req, res) => {
      res.set(own);
      throw new Error(secret);
    };
    const errors = campaignErrors(() => {});
    const server = await updatesInExpress(make, {}, handle, errors);
    const { status, headers, text } = await ask(server, updateInput());
    await server.stop();
    expect(shown(status, headers, text)).toEqual(told);
  });

  it("in Fastify", async () => {
    const { status, headers, text } = await answeredByFastify((reply) => {
      reply.headers(own).serializer(() => secret);
      throw new Error(secret);
    });
    expect(shown(status, headers, text)).toEqual(told);
  });

  it("in Hono", async () => {
    const { answer } = await answeredByHono((c) => {
      for (const [name, value] of Object.entries(own)) c.header(name, value);
      throw new Error(secret);
    });
    expect(shown(answer.status, Object.fromEntries(answer.headers), await answer.text())).toEqual(told);
  });
});

describe.each(expressVersions)("an answer in Express %s", (_, make) => {
  it("that other middleware compresses is saved as it was, however its head is written", async () => {
    const store = memory();
    const app = make();
    app.use(make.json(), compressing);
    const heads: ((res: express.Response) => void)[] = [
      (res) => res.writeHead(202, { "Content-Type": "text/plain" }),
      (res) => res.writeHead(202, "Taken", { "content-type": "text/plain" }),
      (res) => res.writeHead(202, ["Content-Type", "text/plain"]),
      (res) => res.status(202).type("text").flushHeaders(),
      (res) => res.type("text").writeHead(202),
    ];
    app.patch("/v5/campaigns/:id", expressRequest("update", { idempotency: store }), (req, res) => {
      heads[Number(req.params["id"])]?.(res);
      expect(res.headersSent).toBe(true);
      res.end("läuft");
    });
    const server = await running(app.listen(0, "127.0.0.1"));
    for (const [index] of heads.entries()) {
      const headers = { "Idempotency-Key": UUID.replace(/.$/u, `${index}`) };
      const input = { ...updateInput({ headers }), path: `/v5/campaigns/${index}` };
      const answers = [await ask(server, input), await ask(server, input)];
      expect(answers.map(({ status, headers }) => [status, headers["content-encoding"]])).toEqual(
        Array(2).fill([202, "gzip"]),
      );
    }
    await server.stop();
    const saved = [...store.answers.values()].map(({ status, contentType, body }) => [
      status,
      contentType?.split(";")[0],
      body,
    ]);
    expect(saved).toEqual(heads.map(() => [202, "text/plain", "läuft"]));
  });

  it("may have its head written by middleware that comes later", async () => {
    const store = memory();
    const timing: express.RequestHandler = (_req, res, next) => {
      const { writeHead } = res;
      res.writeHead = ((...head: Parameters<typeof writeHead>) => {
        res.setHeader("X-Response-Time", "1");
        return writeHead.apply(res, head);
      }) as typeof writeHead;
      next();
    };
    for (const handle of [
      (res: express.Response) => res.status(202).json({}),
      (res: express.Response) => res.writeHead(202).end("{}"),
    ]) {
      const server = await updatesInExpress(make, { idempotency: { ...store, find: () => null } }, (req, res, next) =>
        timing(req, res, () => {
          handle(res);
          next("route");
        }),
      );
      const { status, headers, text } = await ask(server, updateInput());
      await server.stop();
      expect([status, headers["x-response-time"], text]).toEqual([202, "1", "{}"]);
    }
  });

  it.each<[string, number, string]>([
    ["message", 200, "Created: “x”"],
    ["code", 99, "OK"],
  ])("whose status has an invalid %s is a defect", async (_, status, message) => {
    const handle: express.RequestHandler = (_req, res) => void res.writeHead(status, message).end("hi");
    const errors = campaignErrors(() => {});
    const server = await updatesInExpress(make, { idempotency: memory() }, handle, errors);
    expect(await ask(server, updateInput())).toMatchObject({ status: 500, json: { error: { target: "server" } } });
    await server.stop();
  });

  it("to an error keeps the connection behind middleware that compresses", async () => {
    const app = make();
    app.use(make.json(), compressing);
    app.patch("/v5/campaigns/:id", expressRequest("update"));
    const server = await running(app.listen(0, "127.0.0.1"));
    const { status, headers } = await fetch(`${server.url}/v5/campaigns/c-1`, { method: "PATCH" });
    await server.stop();
    const told = ["Transfer-Encoding", "Connection"].map((name) => headers.get(name));
    expect([status, ...told]).toEqual([401, "chunked", "keep-alive"]);
  });

  it("that cannot be saved is replaced by that to the error, even if its head is written and it has trailers", async () => {
    const handle: express.RequestHandler = (_req, res) => {
      res.writeHead(200, { Trailer: "X-Sum", "Transfer-Encoding": "chunked" });
      res.write("abc");
      res.addTrailers({ "X-Sum": "1" });
      res.end();
    };
    const errors = campaignErrors(() => {});
    const server = await updatesInExpress(make, { idempotency: { ...memory(), save: fail } }, handle, errors);
    expect(await ask(server, updateInput())).toMatchObject({ status: 500, json: { error: { target: "server" } } });
    await server.stop();
  });

  it("may be written from one buffer, again and again", async () => {
    const store = memory();
    const handle: express.RequestHandler = (_req, res) => {
      const buffer = Buffer.from("aaa");
      res.type("text").write(buffer, () => {
        buffer.fill("b");
        res.write(buffer, () => res.end());
      });
    };
    const server = await updatesInExpress(make, { idempotency: store }, handle);
    expect((await ask(server, updateInput())).text).toBe("aaabbb");
    await server.stop();
    expect([...store.answers.values()].map(({ body }) => body)).toEqual(["aaabbb"]);
  });

  it.each([5, { a: 1 }])("of another type is a defect: %j", async (value) => {
    const store = memory();
    const handle: express.RequestHandler = (_req, res) => void res.end(value);
    const errors = campaignErrors(() => {});
    const server = await updatesInExpress(make, { idempotency: store }, handle, errors);
    expect((await ask(server, updateInput())).status).toBe(500);
    await server.stop();
    expect(store.answers.size).toBe(0);
  });

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

/** Compresses answers as the package `compression` does: it decides when their head is written. */
const compressing: express.RequestHandler = (_req, res, next) => {
  const { writeHead, end } = res;
  res.writeHead = ((...head: Parameters<typeof writeHead>) => {
    res.removeHeader("Content-Length");
    res.setHeader("Content-Encoding", "gzip");
    return writeHead.apply(res, head);
  }) as typeof writeHead;
  res.end = ((body: string | Buffer) => {
    if (!res.headersSent) res.writeHead(res.statusCode);
    return end.call(res, gzipSync(body), "utf8");
  }) as typeof end;
  next();
};

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
