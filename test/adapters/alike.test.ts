import { once } from "node:events";
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createInput, type HeadersByName, updateInput } from "../support/requests.js";
import { unreadCases } from "../support/unread-cases.js";
import { ask } from "./ask.js";
import { frameworks, type Running } from "./servers.js";

/** The limit that docs/embedding.md gives servers. */
const LIMIT = 1_000_000;

const valid = '{"status":"PUBLISH"}';

function malformed(problem: string): unknown[] {
  return [400, "400 Bad Request", "body", `body is not valid JSON: ${problem}`];
}

const EMPTY = malformed("the text is empty");
const INCOMPLETE = malformed("colon expected at line 1, column 10");

function noObject(kind: string): unknown[] {
  return [400, "400 Bad Request", "body", `body has an invalid value, expected type object but got ${kind}`];
}
const UNREAD = "body is in a character set or a compression that this server does not read";
const OTHER_ENCODING = [415, "415 Unsupported Media Type", "body", UNREAD];
function otherType(type: string): unknown[] {
  const message = `Content-Type must be "application/json", with or without parameters, but is "${type}"`;
  return [400, "400 Bad Request", "Content-Type", message];
}
const OTHER_TYPE = otherType("text/plain");
const NOT_UTF8 = malformed("not encoded as UTF-8 at line 1, column 39");
const COMMA_BELOW = malformed("remove the trailing comma at line 2, column 22");
const TRAILING_COMMA = malformed("remove the trailing comma at line 1, column 20");

/** Of Express's parser of JSON, which reads the body before the adapter knows the route. */
const ofParser = (name: string) => /^express\d$/u.test(name);

/** A request with a name in a text that is not ASCII. */
const named = '{"status":"PUBLISH","version_note":"Gaîté"}';

function repeated(path: string, line: number, column: number, firstLine: number, firstColumn: number): unknown[] {
  const first = `it first appears at line ${firstLine}, column ${firstColumn}`;
  const message = `${path} is repeated at line ${line}, column ${column}; ${first}, and only the last value counts`;
  return [400, "400 Bad Request", path, message];
}

const typed = (type: string) => ({ "Content-Type": type });
const encoded = (encoding: string) => ({ "Content-Encoding": encoding });
const latin1 = (text: string) => Buffer.from(text, "latin1");
const utf16 = (text: string) => Buffer.from(text, "utf16le");
const LONGER = valid + " ".repeat(LIMIT + 1 - valid.length);
const TEXT = "text/plain; charset=utf";
const TWICE = '{"status":"?","status":"PUBLISH"}';
const AGAIN = repeated("status", 1, 15, 1, 2);

/** A request, and the status and error in the answer of every framework. A success has only a status. */
const cases: Readonly<Record<string, readonly [headers: HeadersByName, body: string | Buffer, answer: unknown[]]>> = {
  JSON: [{}, valid, [200]],
  "JSON with a charset": [typed("application/json; charset=utf-8"), valid, [200]],
  "JSON as text": [typed("text/plain"), valid, OTHER_TYPE],
  text: [typed("text/plain"), "publish", OTHER_TYPE],
  "an empty body": [{}, "", EMPTY],
  "an empty body of known length": [{ "Content-Length": "0" }, "", EMPTY],
  "white space": [{}, "  ", EMPTY],
  "an incomplete object": [{}, '{"status"', INCOMPLETE],
  "an error on a later line": [{}, '{\n  "status": "PUBLISH",\n}', COMMA_BELOW],
  "a request encoded twice": [{}, JSON.stringify(valid), noObject("string")],
  null: [{}, " null", noObject("null")],
  "a number": [{}, "1", noObject("number")],
  "a list": [{}, "[]", noObject("array")],
  "a word that is not JSON": [{}, "nil", malformed("use null instead of nil at line 1, column 1")],
  "a byte order mark": [{}, `\uFEFF${valid}`, [200]],
  "two byte order marks": [{}, `\uFEFF\uFEFF${valid}`, malformed("invalid symbol at line 1, column 1")],
  "text that is not ASCII": [{}, named, [200]],
  "a replacement character that was sent": [{}, named.replace("é", "\uFFFD"), [200]],
  "bytes that are not UTF-8": [{}, latin1(named), NOT_UTF8],
  "bytes that are declared as UTF-8, but are not": [typed("application/json; charset=utf-8"), latin1(named), NOT_UTF8],
  "bytes of text that are not UTF-8": [typed("text/plain"), latin1(named), OTHER_TYPE],
  "bytes that are neither UTF-8 nor JSON": [
    {},
    latin1('{"status":"\u00ee"'),
    malformed("not encoded as UTF-8 at line 1, column 12"),
  ],
  "UTF-16": [{}, utf16(`\uFEFF${valid}`), malformed("encoded as UTF-16 instead of UTF-8")],
  "JSON with a charset in quotes": [typed('application/json; Charset="UTF-8"'), valid, [200]],
  "JSON with an escape in a charset": [typed('application/json; charset="utf\\-8"'), valid, [200]],
  "JSON with a charset inside another parameter": [typed('application/json; x="a; charset=latin1; b"'), valid, [200]],
  "another charset after a quoted parameter": [
    typed('application/json; x=";"; charset="latin1"'),
    valid,
    OTHER_ENCODING,
  ],
  "another charset": [typed("application/json; charset=latin9"), valid, OTHER_ENCODING],
  "another charset of Unicode": [typed("application/json; charset=utf-16le"), utf16(valid), OTHER_ENCODING],
  "UTF-8 that is declared as UTF-16": [typed("application/json; charset=utf-16"), valid, OTHER_ENCODING],
  "an incomplete object that is declared as UTF-16": [typed("application/json; charset=utf-16"), "{", OTHER_ENCODING],
  "text in another charset": [typed(`${TEXT}-16le`), utf16("publish"), otherType(`${TEXT}-16le`)],
  "JSON as text that is declared as UTF-16": [typed(`${TEXT}-16`), valid, otherType(`${TEXT}-16`)],
  "an empty body of another type and charset": [
    { "Content-Type": "text/plain; charset=latin1", "Content-Length": "0" },
    "",
    otherType("text/plain; charset=latin1"),
  ],
  "an unknown compression": [encoded("compress"), "no JSON", OTHER_ENCODING],
  "an incomplete object without a compression": [encoded("Identity"), '{"status"', INCOMPLETE],
  "an incomplete object with an empty compression": [encoded(""), '{"status"', INCOMPLETE],
  "a body of the greatest size": [{}, valid + " ".repeat(LIMIT - valid.length), [200]],
  "one byte more": [{}, LONGER, [413, "413 Payload Too Large", "body", "body is larger than this server accepts"]],
  "one byte more of another compression": [encoded("identity"), LONGER, [413]],
  "a repeated key": [{}, TWICE, AGAIN],
  "a repeated key on a later line": [
    {},
    '{"status":"?",\r\n "é":"é", "status":"PUBLISH"}',
    repeated("status", 2, 11, 1, 2),
  ],
  "a key that is repeated by an escape": [{}, '{"status":"?","\\u0073tatus":"PUBLISH"}', AGAIN],
  "a repeated key after a byte order mark": [{}, `\uFEFF${TWICE}`, AGAIN],
  "a repeated key in an object": [
    {},
    '{"utm_params":{"utm_source":"a","utm_source":"b","utm_medium":"c"}}',
    [400, "400 Bad Request", "utm_params", repeated("utm_params.utm_source", 1, 33, 1, 16)[3]],
  ],
  "a repeated key in text": [typed("text/plain"), TWICE, OTHER_TYPE],
  "a repeated key without credentials": [{ Authorization: "none" }, TWICE, [401, "401 Unauthorized", "Authorization"]],
  "equal keys of different objects": [{}, '{"utm_params":{"utm_source":"utm_medium:","utm_medium":" :"}}', [200]],
};

describe.each(Object.entries(frameworks))("%s", (name, start) => {
  let server: Running;
  const report = vi.fn();
  beforeEach(async () => {
    server = await start({ report, largest: LIMIT });
  });
  afterEach(() => server.stop());

  /** The status, and the error, of the answer to an update. */
  async function answered(headers: HeadersByName, body: string | Buffer): Promise<unknown[]> {
    const { status, json } = await ask(server, updateInput({ headers, body }));
    const { code, target, message } = (json as { error?: Record<string, unknown> }).error ?? {};
    return [status, code, target, message];
  }

  it.each(Object.entries(cases))("answers %s as the others do", async (_kind, [headers, body, expected]) => {
    expect((await answered(headers, body)).slice(0, expected.length)).toEqual(expected);
    expect(report).not.toHaveBeenCalled();
  });

  it.each([
    ["__proto__", '"__proto__":{"x":1}'],
    ["__proto__", '"a":[{"\\u005f_proto__":1}]'],
    ["constructor.prototype", '"constructor":{"prototype":{}}'],
  ])("takes a body with the key %s for JSON", async (key, member) => {
    const bodies = [`{"status":"PUBLISH",${member}}`, `{"status":"?",${member}}`];
    const answers = await Promise.all(bodies.map((body) => ask(server, updateInput({ body }))));
    const messages = answers.map(({ json }) => (json as { error?: { message: string } }).error?.message);
    const refused = `body has the key ${key}, which this server does not accept`;
    // Fastify's own parser rejects such keys.
    const validated = [undefined, 'status must be "PUBLISH", but is "?"'];
    expect(messages).toEqual(name === "fastify" ? [refused, refused] : validated);
  });

  it("reads JSON with another label of UTF-8, unless Express's parser of JSON does not", async () => {
    const headers = { "Content-Type": "application/json; charset=utf8" };
    const { status } = await ask(server, updateInput({ headers, body: valid }));
    expect(status).toBe(ofParser(name) ? 415 : 200);
  });

  it.each<[string, string | Buffer, unknown[]]>([
    ["JSON", valid, [200]],
    ["malformed JSON", '{"status":"PUBLISH",}', TRAILING_COMMA],
    ["bytes that are not UTF-8", latin1(named), NOT_UTF8],
    ["nothing", "", EMPTY],
  ])("takes %s in gzip if its parser does", async (_kind, body, expected) => {
    const answer = name.startsWith("express") ? expected : OTHER_ENCODING;
    expect((await answered(encoded("gzip"), gzipSync(body))).slice(0, answer.length)).toEqual(answer);
  });

  it("names the body if an empty one is declared as compressed", async () => {
    const { status, json } = await ask(server, updateInput({ headers: encoded("gzip"), body: "" }));
    expect(status).toBe(400);
    expect(json).toMatchObject({ error: { target: "body" } });
  });

  it("takes a client that leaves before the end of the body for no defect", async () => {
    const { port } = new URL(server.url);
    const input = updateInput({ headers: { "Content-Length": "20", "Content-Type": "application/json" } });
    const head = Object.entries(input.headers).map(([header, value]) => `${header}: ${value}\r\n`);
    const client = connect(Number(port), "127.0.0.1");
    client.end(`PATCH ${input.path} HTTP/1.1\r\nHost: localhost\r\n${head.join("")}\r\n{`);
    await once(client.resume(), "close");
    await ask(server, updateInput({ body: valid }));
    expect(report).not.toHaveBeenCalled();
  });

  it.each(["gzip", "identity, identity", "br"])("takes no bytes that are not UTF-8 for those of %s", async (one) => {
    const { status } = await ask(server, updateInput({ headers: encoded(one), body: latin1(named) }));
    expect([400, 415]).toContain(status);
  });

  it.each(Object.entries(unreadCases))("names headers and body together: %s", async (_kind, one) => {
    const { operation, headers, body, targets } = one;
    const input = (operation === "create" ? createInput : updateInput)({ headers, body });
    const { status, json } = await ask(server, input);
    const { details } = (json as { error: { details: { target: string }[] } }).error;
    const expected = ofParser(name) ? (one.ofParser ?? targets) : targets;
    expect([status, details.map(({ target }) => target)]).toEqual([400, expected]);
  });
});
