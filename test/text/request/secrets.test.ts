import { describe, expect, it } from "vitest";
import { secretsOfBody } from "../../../src/text/request/secrets.js";
import { shown } from "./shown.js";

describe("of a whole request is shown", () => {
  it.each<[string, string, string]>([
    [
      "the method, the path and the body",
      '{ "method": "GET", "path": "/a", "body": { "headers": ["x"] } }',
      '{ "method": "GET", "path": "/a", "body": { "headers": ["x"] } }',
    ],
    [
      "a header without credentials",
      '{ "headers": { "content-type": "a", "IDEMPOTENCY-KEY": ["b", "c"] } }',
      '{ "headers": { "content-type": "a", "IDEMPOTENCY-KEY": ["b", "c"] } }',
    ],
    [
      "a pair without credentials",
      '{ "headers": [["svc-appkey", "w"], ["X-SVC-Request-Id", "r"]] }',
      '{ "headers": [["svc-appkey", "w"], ["X-SVC-Request-Id", "r"]] }',
    ],
    [
      "no value of Authorization",
      '{ "headers": { "Authorization": "a", "authorization": ["b", "cd"] } }',
      '{ "headers": { "Authorization": ***, "authorization": [***, ****] } }',
    ],
    [
      "no value of Authorization in a pair",
      '{ "headers": [["AUTHORIZATION", "a"]] }',
      '{ "headers": [["AUTHORIZATION", ***]] }',
    ],
    [
      "no value of Authorization in another spelling",
      '{ "header\\u0073": { "\\u0041uthorization": "a" } }',
      '{ "header\\u0073": { "\\u0041uthorization": *** } }',
    ],
    [
      "no value of several members of one name",
      '{ "headers": { "Authorization": "a", "Authorization": "b" }, "headers": { "Authorization": "c" } }',
      '{ "headers": { "Authorization": ***, "Authorization": *** }, "headers": { "Authorization": *** } }',
    ],
    [
      "nothing of an unknown header",
      '{ "headers": { "Authorisation": "a", "__proto__": "b", "Cookie": 12 } }',
      '{ "headers": { ***************: ***, ***********: ***, ********: ** } }',
    ],
    [
      "nothing of headers that are lines",
      '{ "headers": ["Authorization: a", "Content-Type: b"] }',
      '{ "headers": [******************, *****************] }',
    ],
    [
      "nothing of headers that are objects",
      '{ "headers": [{ "name": "Content-Type", "value": "a" }] }',
      '{ "headers": [{ ******: **************, *******: *** }] }',
    ],
    [
      "nothing of pairs with more in them",
      '{ "headers": [["Content-Type", "a", "b"], ["Content-Type"]] }',
      '{ "headers": [[**************, ***, ***], [**************]] }',
    ],
    [
      "nothing in the value of a header that is not a text",
      '{ "headers": { "Content-Type": { "a": [1, "b", null] } } }',
      '{ "headers": { "Content-Type": { ***: [*, ***, ****] } } }',
    ],
    ["nothing of headers that are a text", '{ "headers": "Authorization: a" }', '{ "headers": ****************** }'],
    [
      "no value of Authorization after visible values",
      '{ "body": {}, "headers": { "content-type": "a", "Authorization": "b" } }',
      '{ "body": {}, "headers": { "content-type": "a", "Authorization": *** } }',
    ],
    [
      "nothing in the values of a header that are not all texts",
      '{ "headers": { "Content-Type": ["a", 1], "content-type": 12 } }',
      '{ "headers": { "Content-Type": [***, *], "content-type": ** } }',
    ],
    [
      "nothing of an unknown member",
      '{ "auth": { "key": "a" }, "Authorization": "b", "Basic c": 1, "__proto__": true }',
      "{ ******: { *****: *** }, ***************: ***, *********: *, ***********: **** }",
    ],
    [
      "nothing of another value",
      '[{ "headers": { "Content-Type": "a" } }]',
      "[{ *********: { **************: *** } }]",
    ],
    ["nothing of a text", '"Basic a"', "*********"],
  ])("%s", (_, text, expected) => expect(shown(text)).toEqual([expected]));

  it("nothing if it is malformed or nested too deeply", () => {
    const text = '{\n "headers": { "Authorization": "a" },\n "body": {}\n}';
    expect(shown(text)).toEqual(["{", ' "headers": { "Authorization": *** },', ' "body": {}', "}"]);
    for (let end = 0; end < text.length; end++) {
      const cut = text.slice(0, end);
      expect(shown(cut)).toEqual(cut.split("\n").map(() => undefined));
    }
    const deep = text.replace("{}", `${"[".repeat(100_000)}${"]".repeat(100_000)}`);
    expect(shown(deep)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe("of a body is shown", () => {
  it.each<[string, string, string]>([
    [
      "everything except headers, which it should not have",
      '{ "channel": "PUSH", "Authorization": { "a": 1 }, "headers": { "Authorization": "a", "content-type": "b" } }',
      '{ "channel": "PUSH", "Authorization": { "a": 1 }, "headers": { "Authorization": ***, "content-type": "b" } }',
    ],
    ["no text for headers", '{ "headers": "Basic a", "headers": [] }', '{ "headers": *********, "headers": [] }'],
    ["everything if it is not an object", '["headers", "Basic a"]', '["headers", "Basic a"]'],
    ["everything if it is malformed", '{ "headers": "a" "b" }', '{ "headers": "a" "b" }'],
    ["everything if it is empty", "", ""],
  ])("%s", (_, text, expected) => expect(shown(text, secretsOfBody)).toEqual([expected]));
});
