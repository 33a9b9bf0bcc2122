import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const COMMAND = fileURLToPath(new URL("../../bin/campaign-rules-language-server.js", import.meta.url));

interface Answer {
  readonly id?: string | number | null;
  readonly error?: { readonly code: number; readonly message: string };
  readonly method?: string;
  readonly params?: { readonly message?: string };
}

let server: ChildProcessByStdio<Writable, Readable, null>;
let received: Answer[];

beforeEach(() => {
  server = spawn(process.execPath, [COMMAND, "--stdio"], { stdio: ["pipe", "pipe", "inherit"] });
  received = [];
  let input = Buffer.alloc(0);
  server.stdout.on("data", (bytes: Buffer) => {
    input = Buffer.concat([input, bytes]);
    for (;;) {
      const end = input.indexOf("\r\n\r\n");
      const length = Number(/content-length: *(\d+)/iu.exec(input.toString("latin1", 0, Math.max(0, end)))?.[1]);
      if (end === -1 || input.length < end + 4 + length) return;
      received.push(JSON.parse(input.toString("utf8", end + 4, end + 4 + length)) as Answer);
      input = input.subarray(end + 4 + length);
    }
  });
});

afterEach(() => {
  server.kill("SIGKILL");
});

const frame = (body: string, length = Buffer.byteLength(body)) => `Content-Length: ${length}\r\n\r\n${body}`;
const message = (members: object) => frame(JSON.stringify({ jsonrpc: "2.0", ...members }));
const initialize = (id: number) => message({ id, method: "initialize", params: { capabilities: {}, rootUri: null } });
const symbols = (id: number) =>
  message({ id, method: "textDocument/documentSymbol", params: { textDocument: { uri: "file:///a.json" } } });
const WHOLE = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
const shutdown = (id: number) => message({ id, method: "shutdown" });

/** Writes the chunks one after the other, and returns the ids and outcomes of the answers up to that to a request. */
async function answersTo(last: number, ...chunks: (string | Buffer)[]) {
  for (const chunk of chunks) {
    server.stdin.write(chunk);
    await new Promise(setImmediate);
  }
  while (!received.some(({ id }) => id === last)) await once(server.stdout, "data");
  return received.filter(({ id }) => id !== undefined).map(({ id, error }) => `${id} ${error?.code ?? "ok"}`);
}

const logged = () =>
  received.filter(({ method }) => method === "window/logMessage").map(({ params }) => params?.message);

const HEADER = "A message was dropped: the header of a message is malformed.";
const NOT_JSON = "A message was dropped: a message is not JSON.";
const NO_MESSAGE = "A message was dropped: a message is neither a request, nor a notification, nor a response.";
const MALFORMED = "null -32700";
const INVALID = "null -32600";

describe("an invalid message is answered and logged, and the next message is answered", () => {
  const terabyte = "Content-Length: 1099511627776\r\n\r\n";
  const latin1 = Buffer.from('Content-Length: 3\r\n\r\n"é"', "latin1");
  it.each<[string, string | Buffer, answer: string, line: string]>([
    ["a length that is not a number", "Content-Length: many\r\n\r\n{}", MALFORMED, HEADER],
    ["a negative length", "Content-Length: -2\r\n\r\n{}", MALFORMED, HEADER],
    ["no length", "Content-Type: application/json\r\n\r\n{}", MALFORMED, HEADER],
    ["no header", '{"jsonrpc":"2.0","id":5,"method":"shutdown"}', MALFORMED, HEADER],
    ["a header without a name", ": 2\r\n\r\n{}", MALFORMED, HEADER],
    ["a line of text", "hello\n", MALFORMED, HEADER],
    ["a line of text with a carriage return", "hello\r\n", MALFORMED, HEADER],
    ["a header that does not end", `Content-Type: ${"x".repeat(5_000)}`, MALFORMED, HEADER],
    ["bytes", Buffer.from([0, 1, 2, 255, 254, 13, 10, 13, 10]), MALFORMED, HEADER],
    ["a terabyte", terabyte, MALFORMED, "A message was dropped: a message is larger than 256 MiB."],
    ["no JSON", frame("{"), MALFORMED, NOT_JSON],
    ["an empty body", frame(""), MALFORMED, NOT_JSON],
    ["a body that is shorter than its length says", frame('{"jsonrpc":"2.0"}', 60), MALFORMED, NOT_JSON],
    ["a body that is longer than its length says", frame('{"jsonrpc":"2.0","id":1}', 9), MALFORMED, NOT_JSON],
    ["a body that is not UTF-8", latin1, MALFORMED, "A message was dropped: a message is not UTF-8."],
    ["null", frame("null"), INVALID, NO_MESSAGE],
    ["a list", frame("[]"), INVALID, NO_MESSAGE],
    ["a request without a method", message({ id: 7, method: 1 }), "7 -32600", NO_MESSAGE],
    ["a request whose id is an object", message({ id: {}, method: "shutdown" }), INVALID, NO_MESSAGE],
  ])("%s", async (_, malformed, answer, line) => {
    await answersTo(1, initialize(1));
    expect(await answersTo(2, malformed, symbols(2))).toEqual(["1 ok", answer, "2 ok"]);
    expect(logged()).toEqual([line]);
  });
});

it.each(["content-length", "CONTENT-LENGTH"])("what follows may begin with %s", async (name) => {
  const next = symbols(2).replace("Content-Length", name);
  await answersTo(1, initialize(1));
  expect(await answersTo(2, "Content-Length: x\r\n\r\n{}", next)).toEqual(["1 ok", MALFORMED, "2 ok"]);
});

it("messages arrive in any chunks", async () => {
  const bytes = Buffer.from([initialize(1), message({ method: "é" }), symbols(2)].join(""));
  const chunks = Array.from(bytes, (byte) => Buffer.from([byte]));
  expect(await answersTo(2, ...chunks)).toEqual(["1 ok", "2 ok"]);
  expect(logged().filter((line) => line?.includes("dropped"))).toEqual([]);
});

describe("a request without a parameter that it needs is rejected", () => {
  it.each([
    ["textDocument/codeAction", ["textDocument", "range", "context"]],
    ["textDocument/completion", ["textDocument", "position"]],
    ["textDocument/diagnostic", ["textDocument"]],
    ["textDocument/documentSymbol", ["textDocument"]],
    ["textDocument/hover", ["textDocument", "position"]],
    ["codeAction/resolve", []],
  ])("%s", async (method, needed) => {
    const params = { textDocument: { uri: "file:///a.json" }, range: {}, context: {}, position: {} };
    const faulty = [
      undefined,
      ...needed.map((name) => ({ ...params, [name]: undefined })),
      ...(needed.length > 0 ? [{ ...params, textDocument: {} }] : []),
    ];
    await answersTo(1, initialize(1));
    const requests = faulty.map((one, index) => message({ id: index + 2, method, params: one }));
    const answers = await answersTo(99, ...requests, message({ id: 99, method, params }));
    expect(answers.slice(1, -1)).toEqual(faulty.map((_, index) => `${index + 2} -32602`));
    expect(answers.at(-1)).toBe("99 ok");
  });

  it("initialize, which may then come again", async () => {
    const wrong = message({ id: 1, method: "initialize", params: {} });
    expect(await answersTo(2, wrong, initialize(2))).toEqual(["1 -32602", "2 ok"]);
  });
});

describe("a request that comes at the wrong time", () => {
  it("is rejected before the server is initialized, and a second initialization too", async () => {
    const answers = await answersTo(3, symbols(1), initialize(2), initialize(3));
    expect(answers).toEqual(["1 -32002", "2 ok", "3 -32600"]);
  });

  it("is rejected after the server is shut down, which then still ends", async () => {
    const chunks = [initialize(1), symbols(2), shutdown(3), symbols(4), shutdown(5), initialize(6)];
    expect(await answersTo(6, ...chunks)).toEqual(["1 ok", "2 ok", "3 ok", "4 -32600", "5 -32600", "6 -32600"]);
    server.stdin.write(message({ method: "exit" }));
    expect(await once(server, "exit")).toEqual([0, null]);
  });
});

it.each([
  ["codeAction", { range: WHOLE, context: { diagnostics: [] } }],
  ["completion", { position: WHOLE.start }],
  ["diagnostic", {}],
  ["documentSymbol", {}],
  ["hover", { position: WHOLE.start }],
])("a request that is already cancelled is not computed: %s", async (name, params) => {
  const textDocument = { uri: "file:///a.json" };
  const request = message({ id: 2, method: `textDocument/${name}`, params: { ...params, textDocument } });
  const cancel = message({ method: "$/cancelRequest", params: { id: 2 } });
  expect(await answersTo(2, initialize(1), request + cancel)).toEqual(["1 ok", "2 -32800"]);
});

it("the server ends if nobody reads its output", async () => {
  await answersTo(1, initialize(1));
  server.stdout.destroy();
  server.stdin.write(symbols(2));
  expect(await once(server, "exit")).toEqual([1, null]);
});

it.each([
  ["without a shutdown", [], 1],
  ["after a shutdown", [shutdown(2)], 0],
])("the server ends with its input %s", async (_, chunks, code) => {
  await answersTo(1 + chunks.length, initialize(1), ...chunks);
  server.stdin.end();
  expect(await once(server, "exit")).toEqual([code, null]);
});

it.each([
  ["without a shutdown", [], 1],
  ["after a shutdown", [shutdown(2)], 0],
  ["after a shutdown and an exit", [shutdown(2), message({ method: "exit" })], 0],
])("the server ends with an input that comes in one piece %s", async (_, messages, code) => {
  const ended = once(server, "exit");
  server.stdin.end([initialize(1), ...messages].join(""));
  expect(await ended).toEqual([code, null]);
});
