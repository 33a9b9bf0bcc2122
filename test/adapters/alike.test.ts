import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type HeadersByName, updateInput } from "../support/requests.js";
import { ask } from "./ask.js";
import { frameworks, type Running } from "./servers.js";

/** The limit that docs/embedding.md gives servers. */
const LIMIT = 1_000_000;

const valid = '{"status":"PUBLISH"}';
const MALFORMED = [400, "400 Bad Request", "body", "body is not valid JSON"];
const OTHER_ENCODING = [
  415,
  "415 Unsupported Media Type",
  "body",
  "body is in a character set or a compression that this server does not read",
];
// If the parser has read the body, the message also has its type.
const OTHER_TYPE = [400, "400 Bad Request", "Content-Type"];

function repeated(path: string, line: number, column: number, firstLine: number, firstColumn: number): unknown[] {
  const first = `it first appears at line ${firstLine}, column ${firstColumn}`;
  const message = `${path} is repeated at line ${line}, column ${column}; ${first}, and only the last value counts`;
  return [400, "400 Bad Request", path, message];
}

/** A request, and the status and error in the answer of every framework. A success has only a status. */
const cases: Readonly<Record<string, readonly [headers: HeadersByName, body: string | Buffer, answer: unknown[]]>> = {
  JSON: [{}, valid, [200]],
  "JSON with a charset": [{ "Content-Type": "application/json; charset=utf-8" }, valid, [200]],
  "JSON as text": [{ "Content-Type": "text/plain" }, valid, OTHER_TYPE],
  text: [{ "Content-Type": "text/plain" }, "publish", OTHER_TYPE],
  "an empty body": [{}, "", MALFORMED],
  "an empty body of known length": [{ "Content-Length": "0" }, "", MALFORMED],
  "white space": [{}, "  ", MALFORMED],
  "an incomplete object": [{}, '{"status"', MALFORMED],
  "a text of JSON": [{}, '"PUBLISH"', [400, "400 Bad Request", "body"]],
  null: [{}, "null", [400, "400 Bad Request", "body"]],
  "JSON with a charset in quotes": [{ "Content-Type": 'application/json; Charset="UTF-8"' }, valid, [200]],
  "another charset": [{ "Content-Type": "application/json; charset=latin9" }, valid, OTHER_ENCODING],
  "another charset of Unicode": [
    { "Content-Type": "application/json; charset=utf-16le" },
    Buffer.from(valid, "utf16le"),
    OTHER_ENCODING,
  ],
  "an unknown compression": [{ "Content-Encoding": "compress" }, "no JSON", OTHER_ENCODING],
  "an incomplete object without a compression": [{ "Content-Encoding": "Identity" }, '{"status"', MALFORMED],
  "an incomplete object with an empty compression": [{ "Content-Encoding": "" }, '{"status"', MALFORMED],
  "a body of the greatest size": [{}, valid + " ".repeat(LIMIT - valid.length), [200]],
  "one byte more": [
    {},
    valid + " ".repeat(LIMIT + 1 - valid.length),
    [413, "413 Payload Too Large", "body", "body is larger than this server accepts"],
  ],
  "one byte more of another compression": [
    { "Content-Encoding": "identity" },
    valid + " ".repeat(LIMIT + 1 - valid.length),
    [413],
  ],
  "a repeated key": [{}, '{"status":"?","status":"PUBLISH"}', repeated("status", 1, 15, 1, 2)],
  "a repeated key on a later line": [
    {},
    '{"status":"?",\r\n "é":"é", "status":"PUBLISH"}',
    repeated("status", 2, 11, 1, 2),
  ],
  "a key that is repeated by an escape": [
    {},
    '{"status":"?","\\u0073tatus":"PUBLISH"}',
    repeated("status", 1, 15, 1, 2),
  ],
  "a repeated key after a byte order mark": [
    {},
    `\uFEFF{"status":"?","status":"PUBLISH"}`,
    repeated("status", 1, 15, 1, 2),
  ],
  "a repeated key in an object": [
    {},
    '{"utm_params":{"utm_source":"a","utm_source":"b","utm_medium":"c"}}',
    [400, "400 Bad Request", "utm_params", repeated("utm_params.utm_source", 1, 33, 1, 16)[3]],
  ],
  "a repeated key in text": [{ "Content-Type": "text/plain" }, '{"status":"?","status":"PUBLISH"}', OTHER_TYPE],
  "a repeated key without credentials": [
    { Authorization: "none" },
    '{"status":"?","status":"PUBLISH"}',
    [401, "401 Unauthorized", "Authorization"],
  ],
  "equal keys of different objects": [{}, '{"utm_params":{"utm_source":"utm_medium:","utm_medium":" :"}}', [200]],
};

describe.each(Object.entries(frameworks))("%s", (name, start) => {
  let server: Running;
  const report = vi.fn();
  beforeEach(async () => {
    server = await start({ report, largest: LIMIT });
  });
  afterEach(() => server.stop());

  it.each(Object.entries(cases))("answers %s as the others do", async (_kind, [headers, body, expected]) => {
    const { status, json } = await ask(server, updateInput({ headers, body }));
    const { code, target, message } = (json as { error?: Record<string, unknown> }).error ?? {};
    expect([status, code, target, message].slice(0, expected.length)).toEqual(expected);
    expect(report).not.toHaveBeenCalled();
  });

  it("takes gzip if its parser does", async () => {
    const headers = { "Content-Encoding": "gzip" };
    const { status, json } = await ask(server, updateInput({ headers, body: gzipSync(valid) }));
    if (name.startsWith("express")) expect(status).toBe(200);
    else expect([status, (json as { error: { code: string } }).error.code]).toEqual(OTHER_ENCODING.slice(0, 2));
  });
});
