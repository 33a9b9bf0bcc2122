import { describe, expect, it } from "vitest";
import { secretsOfBody } from "../../../src/text/request/secrets.js";
import { shown } from "./shown.js";

/** A text in which « and » enclose what must be hidden: the text itself, and the lines that may be shown. */
function marked(text: string) {
  const hidden = text.replaceAll(/«(.*?)»/gu, (_, secret: string) => "*".repeat(secret.length));
  return { text: text.replaceAll(/[«»]/gu, ""), lines: hidden.split("\n") };
}

describe("of a whole request is hidden", () => {
  it.each([
    ["nothing of the method, the path and the body", '{ "method": "GET", "path": "/a", "body": { "headers": ["x"] } }'],
    ["no header without credentials", '{ "headers": { "content-type": "a", "IDEMPOTENCY-KEY": ["b", "c"] } }'],
    ["no pair without credentials", '{ "headers": [["svc-appkey", "w"], ["X-SVC-Request-Id", "r"]] }'],
    ["any value of Authorization", '{ "headers": { "Authorization": «"a"», "authorization": [«"b"», «"cd"»] } }'],
    ["any value of Authorization in a pair", '{ "headers": [["AUTHORIZATION", «"a"»]] }'],
    ["any value of Authorization in another spelling", '{ "header\\u0073": { "\\u0041uthorization": «"a"» } }'],
    [
      "any value of several members of one name",
      '{ "headers": { "Authorization": «"a"», "Authorization": «"b"» }, "headers": { "Authorization": «"c"» } }',
    ],
    ["an unknown header", '{ "headers": { «"Authorisation"»: «"a"», «"__proto__"»: «"b"», «"Cookie"»: «12» } }'],
    ["any header that is a line", '{ "headers": [«"Authorization: a"», «"Content-Type: b"»] }'],
    ["any header that is an object", '{ "headers": [{ «"name"»: «"Content-Type"», «"value"»: «"a"» }] }'],
    ["a pair with more in it, or less", '{ "headers": [[«"Content-Type"», «"a"», «"b"»], [«"Content-Type"»]] }'],
    ["the value of a header that is not a text", '{ "headers": { "Content-Type": { «"a"»: [«1», «"b"», «null»] } } }'],
    ["a text instead of headers", '{ "headers": «"Authorization: a"» }'],
    [
      "a value of Authorization after visible values",
      '{ "body": {}, "headers": { "content-type": "a", "Authorization": «"b"» } }',
    ],
    [
      "the values of a header that are not all texts",
      '{ "headers": { "Content-Type": [«"a"», «1»], "content-type": «12» } }',
    ],
    [
      "an unknown member",
      '{ «"auth"»: { «"key"»: «"a"» }, «"Authorization"»: «"b"», «"Basic c"»: «1», «"__proto__"»: «true» }',
    ],
    ["another value", '[{ «"headers"»: { «"Content-Type"»: «"a"» } }]'],
    ["a text", '«"Basic a"»'],
  ])("%s", (_, one) => {
    const { text, lines } = marked(one);
    expect(shown(text)).toEqual(lines);
  });

  it("everything if it is malformed or nested too deeply", () => {
    const { text, lines } = marked('{\n "headers": { "Authorization": «"a"» },\n "body": {}\n}');
    expect(shown(text)).toEqual(lines);
    for (let end = 0; end < text.length; end++) {
      const cut = text.slice(0, end);
      expect(shown(cut)).toEqual(cut.split("\n").map(() => undefined));
    }
    const deep = text.replace("{}", `${"[".repeat(100_000)}${"]".repeat(100_000)}`);
    expect(shown(deep)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe("of a body is hidden", () => {
  it.each([
    [
      "nothing except headers, which it should not have",
      '{ "channel": "PUSH", "Authorization": { "a": 1 }, "headers": { "Authorization": «"a"», "content-type": "b" } }',
    ],
    ["a text instead of headers", '{ "headers": «"Basic a"», "headers": [] }'],
    ["nothing if it is not an object", '["headers", "Basic a"]'],
    ["nothing if it is malformed", '{ "headers": "a" "b" }'],
    ["nothing if it is empty", ""],
  ])("%s", (_, one) => {
    const { text, lines } = marked(one);
    expect(shown(text, secretsOfBody)).toEqual(lines);
  });
});
