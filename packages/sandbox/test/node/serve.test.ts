import { EventEmitter, once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { serve as serveByHono } from "@hono/node-server";
import { checkResponse } from "campaign-rules";
import { describe, expect, it, onTestFinished } from "vitest";
import { incomingOf } from "../../src/http/incoming.js";
import { createSandbox } from "../../src/index.js";
import { answerBrokenRequests } from "../../src/node/broken-requests.js";
import { serve } from "../../src/node/serve.js";
import { basic, CREATE, createHeaders, createInit, pushBody } from "../support/requests.js";
import { started } from "../support/started.js";

const headers = createHeaders();

/** Sends bytes, and returns all that comes back until the connection ends. */
function exchange(url: string, bytes: string | Uint8Array, ends = false): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    socket.on("close", () => resolve(received));
    socket.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNRESET" ? resolve(received) : reject(error),
    );
    if (ends) socket.end(bytes);
    else socket.write(bytes);
  });
}

/** Status and error of a raw answer. */
function parsed(answer: string): [status: number, target: string, message: string] {
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  const { target, message } = (JSON.parse(body) as { error: { target: string; message: string } }).error;
  return [Number(head.split(" ")[1]), target, message];
}

/** The bytes of a create request. */
function creation(body: string, fields = `Content-Length: ${Buffer.byteLength(body)}`): string {
  const lines = Object.entries({ Host: "localhost", ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${CREATE} HTTP/1.1\r\n${lines.join("")}${fields}\r\n\r\n${body}`;
}

/** Sends a create request. */
const post = (url: string, changes: RequestInit = {}) => fetch(url + CREATE, { ...createInit(), ...changes });

describe("the server", () => {
  it("answers like the handler", async () => {
    const { url, sandbox } = await started({ campaignId: () => "c-1" });
    const created = await post(url, { body: `\uFEFF${JSON.stringify(pushBody())}` });
    expect([created.status, await created.json()]).toEqual([201, { campaign_id: "c-1" }]);
    const update = { ...headers, "Idempotency-Key": crypto.randomUUID(), "X-SVC-Request-Id": "r-1" };
    const init = { method: "PATCH", headers: update, body: '{"status":"PUBLISH"}' };
    const published = await fetch(`${url}/v5/campaigns/c-1?x=1`, init);
    expect([published.status, (await sandbox.campaign("c-1"))?.state]).toEqual([200, "ACTIVE"]);
    const log = (await (await fetch(`${url}/_sandbox/log?after=1`)).json()) as unknown[];
    expect(log).toEqual(sandbox.log(1));
  });

  it.each([
    ["identity", "body is not UTF-8"],
    ["gzip", "body must not be compressed"],
  ])("rejects a body that is not UTF-8, with the Content-Encoding %s, like the handler", async (encoding, message) => {
    const { url, sandbox } = await started();
    const body = new Uint8Array(Buffer.from(JSON.stringify({ ...pushBody(), request_id: "Soldé" }), "latin1"));
    const init = { ...createInit(), body };
    const sent = { ...init, headers: { ...init.headers, "Content-Encoding": encoding } };
    const answers = [await post(url, sent), await sandbox.fetch(new Request(url + CREATE, sent))];
    const error = { code: "400 Bad Request", message, target: "body", details: [{ target: "body", message }] };
    for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([400, { error }]);
    expect(await sandbox.campaigns()).toEqual([]);
  });

  it("can be replaced by Hono's server", async () => {
    const sandbox = createSandbox();
    const port = await new Promise<number>((resolve) => {
      const server = serveByHono({ fetch: sandbox.fetch, port: 0 }, (info) => resolve(info.port));
      onTestFinished(() => new Promise((done) => void server.close(() => done())));
    });
    expect((await post(`http://127.0.0.1:${port}`)).status).toBe(201);
  });

  it("drops connections, and leaves requests without an answer, on demand", async () => {
    const { url, sandbox } = await started();
    sandbox.inject({ drop: true, after: true });
    await expect(post(url)).rejects.toThrow();
    expect((await sandbox.campaigns()).length).toBe(1);
    sandbox.inject({ timeout: true });
    const controller = new AbortController();
    const unanswered = fetch(url + CREATE, { signal: controller.signal });
    await expect.poll(() => sandbox.log().length).toBe(2);
    controller.abort();
    await expect(unanswered).rejects.toThrow();
    expect((await fetch(url)).status).toBe(404);
  });

  it("closes the connection after half of an answer that a fault cuts", async () => {
    const { url, sandbox } = await started({ campaignId: () => "c-1" });
    sandbox.inject({ cut: true });
    const [answer = "", half] = (await exchange(url, creation(JSON.stringify(pushBody())))).split("\r\n\r\n");
    const length = /^Content-Length: (\d+)$/mu.exec(answer)?.[1];
    expect([answer.split(" ")[1], length, half]).toEqual(["201", "21", '{"campaign']);
  });

  it("ends streams of events when it closes", async () => {
    const sandbox = createSandbox();
    const served = await serve(sandbox);
    const { body } = await fetch(`${served.url}/_sandbox/events`);
    const reader = body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(": watching\n\n");
    await served.close();
    expect(await reader?.read()).toEqual({ done: true, value: undefined });
    await sandbox.close();
  });

  it("closes the connection after an answer that is pending when the server closes", async () => {
    const sandbox = createSandbox();
    const [arrived, released] = [new EventEmitter(), new EventEmitter()];
    const answer: typeof sandbox.answer = async (incoming) => {
      arrived.emit("now");
      await once(released, "now");
      return sandbox.answer(incoming);
    };
    const served = await serve({ ...sandbox, answer });
    const pending = fetch(served.url);
    await once(arrived, "now");
    const closed = served.close();
    released.emit("now");
    expect((await pending).headers.get("Connection")).toBe("close");
    await closed;
    await sandbox.close();
  });

  it("rejects an option with an unknown name", async () => {
    await expect(serve(createSandbox(), { prot: 4010 } as object)).rejects.toThrow(
      new TypeError('unknown option "prot"'),
    );
  });

  it("rejects a port that is taken", async () => {
    const { url, sandbox } = await started();
    await expect(serve(sandbox, { port: Number(new URL(url).port) })).rejects.toThrow("EADDRINUSE");
  });
});

it("HEAD has the length of GET, and no body", async () => {
  const { url } = await started();
  const [get, head] = await Promise.all(["GET", "HEAD"].map((method) => fetch(`${url}/_sandbox/health`, { method })));
  expect([head?.status, head?.headers.get("Content-Length")]).toEqual([200, get?.headers.get("Content-Length")]);
  expect(await head?.text()).toBe("");
});

describe("unusual requests", () => {
  const [host, local] = ["Host: sandbox.test", "Host: localhost"];
  const events = "GET /_sandbox/events";
  /** A request after which the connection closes. */
  const http = (request: string, ...fields: string[]) =>
    `${[`${request} HTTP/1.1`, "Connection: close", ...fields].join("\r\n")}\r\n\r\n`;

  const upgrade = "GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade, close\r\nUpgrade: websocket\r\n\r\n";

  it.each([
    ["bytes that are not HTTP", "\u0000\u0001\u0002\r\n\r\n", [400, "request"]],
    ["a TLS handshake", Uint8Array.from([22, 3, 1, 0, 200, 1, 0, 0, 196, 13, 10, 13, 10]), [400, "request"]],
    ["headers that are too long", http("GET /", host, `X: ${"x".repeat(20_000)}`), [400, "request"]],
    ["no host", http("GET /"), [400, "Host"]],
    ["no host in HTTP/1.0", "GET / HTTP/1.0\r\n\r\n", [404, "path"]],
    ["no host in HTTP/1.0, to control the sandbox", "GET /_sandbox/log HTTP/1.0\r\n\r\n", [403, "Host"]],
    ["two hosts", http("GET /", local, host), [400, "Host"]],
    ["two origins", http("GET /_sandbox/log", local, "Origin: null", "Origin: http://a"), [400, "Origin"]],
    ["another name", http("GET /_sandbox/log", host), [403, "Host"]],
    ["another name in the address", http("GET http://sandbox.test/_sandbox/log", local), [403, "Host"]],
    ["a user in the address", http("GET http://localhost@a/_sandbox/log", local), [403, "Host"]],
    ["an address instead of the host", http("GET HTTP://localhost/_sandbox/none", host), [404, "path"]],
    ["a WebSocket from elsewhere", http(events, local, "Origin: http://a", "Upgrade: websocket"), [403, "Origin"]],
    ["two lengths", http(`POST ${CREATE}`, host, "Content-Length: 1", "Content-Length: 2\r\n\r\nab"), [400, "request"]],
    ["a tunnel", http("CONNECT sandbox.test:443", host), [404, "path"]],
    ["an asterisk", http("OPTIONS *", host), [404, "path"]],
    ["an absolute address", http(`GET http://other.test${CREATE}?x`, host), [405, "method"]],
    ["two slashes", http(`GET //other.test${CREATE}`, host), [404, "path"]],
    ["TRACE", http(`TRACE ${CREATE}`, host), [405, "method"]],
    ["an upgrade", upgrade, [404, "path"]],
    ["an unknown expectation", http("GET /", host, "Expect: wonders"), [404, "path"]],
    ["a malformed host", http(`GET ${CREATE}`, "Host: a b?#"), [405, "method"]],
    ["broken escapes", http("PATCH /v5/campaigns/%ff%zz", host), [404, "path"]],
  ] as const)("%s gets a documented answer", async (_, bytes, expected) => {
    const { url } = await started();
    expect(parsed(await exchange(url, bytes)).slice(0, 2)).toEqual(expected);
  });

  it("the name at which the server listens may control it", async () => {
    const sandbox = createSandbox();
    const incoming = incomingOf(new Request("http://a/_sandbox/log", { headers: { Host: "my-machine:4010" } }));
    const statuses = ["my-machine", "My-Machine.", "other", ""].map(async (servedAs) => {
      return (await sandbox.answer({ ...incoming, servedAs })).status;
    });
    expect(await Promise.all(statuses)).toEqual([200, 200, 403, 403]);
  });

  it("a repeated header counts once if its values are equal", async () => {
    const { url } = await started();
    const create = (second: string) =>
      creation("{}", `Authorization: ${second}\r\nConnection: close\r\nContent-Length: 2`);
    expect(parsed(await exchange(url, create(basic()))).slice(0, 2)).toEqual([400, "request_id"]);
    expect(parsed(await exchange(url, create(basic("W1", "k2")))).slice(0, 2)).toEqual([401, "Authorization"]);
  });

  it("bodies of any bytes get a documented answer", async () => {
    const { url } = await started({ limits: false, maxBodySize: 100_000 });
    const valid = JSON.stringify(pushBody());
    const bodies: [name: string, bytes: string | Uint8Array][] = [
      ["nothing", ""],
      ["NUL", "\u0000"],
      ["no UTF-8", Uint8Array.from([0xff, 0xfe, 0xfd, 0x80])],
      ["UTF-16", Buffer.from(valid, "utf16le")],
      ["half of a body", valid.slice(0, valid.length / 2)],
      ["a body and more", `${valid}{}`],
      ["null", "null"],
      ["a number", "1e999"],
      ["an array", "[[[]]]"],
      ["deep arrays", "[".repeat(40_000) + "]".repeat(40_000)],
      ["deep objects", `${'{"channel":'.repeat(8000)}1${"}".repeat(8000)}`],
      ["many members", `{${Array.from({ length: 5000 }, (_, index) => `"k${index}":1`).join()}}`],
      ["a prototype", '{"__proto__":{"channel":"PUSH"},"constructor":{"prototype":{}},"toString":1}'],
      ["unpaired surrogates", String.raw`{"channel":"\ud800","request_id":"\udc00\u0000"}`],
      ["a huge body", "x".repeat(1_000_000)],
    ];
    for (const [name, body] of bodies) {
      const answer = await post(url, { body: body as BodyInit });
      const text = await answer.text();
      expect(checkResponse("create", answer.status, JSON.parse(text))).toEqual({ ok: true, violations: [] });
      expect(text.match(/\bat .*:\d+|node:internal/u)).toBeNull();
      expect(answer.status, name).toBe(400);
    }
  });

  it.each([
    ["ends early", "Content-Length: 100", '{"chan', true],
    ["ends in the middle of a chunk", "Transfer-Encoding: chunked", "5\r\nabc", true],
    ["has a malformed chunk", "Transfer-Encoding: chunked", "5\r\nabcdefgh\r\n", false],
  ])("a body that %s is answered, and does no harm", async (_, fields, body, ends) => {
    const { url, sandbox } = await started();
    const answer = await exchange(url, creation(body, fields), ends);
    expect(parsed(answer)).toEqual([400, "body", "body is not as long as its headers say"]);
    await expect
      .poll(() => sandbox.log().map(({ violations }) => violations.map(({ message }) => message)))
      .toEqual([["body is not as long as its headers say"]]);
    expect((await fetch(url)).status).toBe(404);
  });

  it("what follows a request is answered after it", async () => {
    const { url, sandbox } = await started({ limits: false });
    sandbox.inject({ delay: 50 });
    const requests = [pushBody(), pushBody()].map((body) => creation(JSON.stringify(body)));
    const received = await exchange(url, `${requests.join("")}\u0000`);
    const statuses = [...received.matchAll(/HTTP\/1\.1 (\d+)/gu)].map(([, status]) => Number(status));
    expect(statuses).toEqual([201, 201, 400]);
    expect(parsed(received.slice(received.lastIndexOf("HTTP/1.1")))[1]).toBe("request");
  });

  it("what follows a request for events ends the stream", async () => {
    const { url } = await started();
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk;
      if (received.includes(": watching")) socket.write("garbage\r\n\r\n");
    });
    socket.write("GET /_sandbox/events HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await new Promise((resolve) => socket.once("close", resolve).on("error", resolve));
    expect(received.match(/HTTP\/1\.1 \d+/gu)).toEqual(["HTTP/1.1 200"]);
  });

  it("a request that is not sent in time is answered with 408", async () => {
    const timeouts = { requestTimeout: 50, headersTimeout: 50, connectionsCheckingInterval: 10 };
    const server = createServer(timeouts, () => {});
    answerBrokenRequests(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => new Promise((done) => void server.close(() => done())));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const begun of ["GET / HTTP/1.1\r\n", creation("{", "Content-Length: 2")]) {
      expect(parsed(await exchange(url, begun))).toEqual([408, "request", "request was not sent in time"]);
    }
  });
});
