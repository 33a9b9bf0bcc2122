import { describe, expect, it } from "vitest";
import type { JsonPatchOperation } from "../../src/index.js";
import { PatchError } from "../../src/json-text/patch-text.js";
import { patchText } from "../support/patch-text.js";

const file = `{
  "request_id": "r-1",
  "basic_details": {
    "name": "n",
    "platforms": ["android", "IOS"],
    "tags": []
  },
  "utm_params": { "a": 1.50, "b": "x" },

  "advanced": {}
}
`;

describe("in a file as people write it", () => {
  it.each<[string, JsonPatchOperation[], [from: string, to: string][]]>([
    [
      "a replaced entry",
      [{ op: "replace", path: "/basic_details/platforms/0", value: "ANDROID" }],
      [['"android"', '"ANDROID"']],
    ],
    [
      "a replaced object",
      [{ op: "replace", path: "/utm_params", value: { c: 1 } }],
      [['{ "a": 1.50, "b": "x" }', '{ "c": 1 }']],
    ],
    [
      "a text replaced by an object",
      [{ op: "replace", path: "/basic_details/name", value: { c: [1, 2], d: [{}] } }],
      [['"n"', '{\n      "c": [1, 2],\n      "d": [\n        {}\n      ]\n    }']],
    ],
    ["a renamed member", [{ op: "move", from: "/basic_details", path: "/basics" }], [['"basic_details"', '"basics"']]],
    [
      "a renamed member on one line",
      [{ op: "move", from: "/utm_params/a", path: "/utm_params/utm_a" }],
      [['"a"', '"utm_a"']],
    ],
    [
      "a member renamed to one that is there",
      [{ op: "move", from: "/utm_params/a", path: "/utm_params/b" }],
      [['"a": 1.50, "b": "x"', '"b": 1.50']],
    ],
    ["a removed first member", [{ op: "remove", path: "/request_id" }], [['  "request_id": "r-1",\n', ""]]],
    [
      "a removed member",
      [{ op: "remove", path: "/basic_details/platforms" }],
      [['    "platforms": ["android", "IOS"],\n', ""]],
    ],
    ["a removed last member", [{ op: "remove", path: "/basic_details/tags" }], [[',\n    "tags": []', ""]]],
    [
      "a removed only member",
      [
        { op: "remove", path: "/basic_details/name" },
        { op: "remove", path: "/basic_details/tags" },
        { op: "remove", path: "/basic_details/platforms" },
      ],
      [['{\n    "name": "n",\n    "platforms": ["android", "IOS"],\n    "tags": []\n  }', "{}"]],
    ],
    ["a removed first entry", [{ op: "remove", path: "/basic_details/platforms/0" }], [['"android", ', ""]]],
    ["a removed last entry", [{ op: "remove", path: "/basic_details/platforms/1" }], [[', "IOS"', ""]]],
    [
      "an added member",
      [{ op: "add", path: "/basic_details/x", value: true }],
      [['"tags": []', '"tags": [],\n    "x": true']],
    ],
    [
      "an added member on one line",
      [{ op: "add", path: "/utm_params/c", value: { d: 1 } }],
      [['"x" }', '"x", "c": { "d": 1 } }']],
    ],
    [
      "an added member after a blank line",
      [{ op: "add", path: "/x", value: 1 }],
      [['"advanced": {}', '"advanced": {},\n  "x": 1']],
    ],
    [
      "a first member",
      [{ op: "add", path: "/advanced/x", value: 1 }],
      [['"advanced": {}', '"advanced": {\n    "x": 1\n  }']],
    ],
    ["a first entry", [{ op: "add", path: "/basic_details/tags/-", value: 1 }], [['"tags": []', '"tags": [1]']]],
    [
      "an entry before others",
      [{ op: "add", path: "/basic_details/platforms/0", value: "WEB" }],
      [['["android"', '["WEB", "android"']],
    ],
    [
      "an entry between others",
      [{ op: "add", path: "/basic_details/platforms/1", value: "WEB" }],
      [['"android", ', '"android", "WEB", ']],
    ],
    [
      "an entry after others",
      [{ op: "add", path: "/basic_details/platforms/-", value: "WEB" }],
      [['"IOS"]', '"IOS", "WEB"]']],
    ],
    ["an added member that is there", [{ op: "add", path: "/request_id", value: null }], [['"r-1"', "null"]]],
    [
      "a member moved elsewhere, as it is written",
      [{ op: "move", from: "/utm_params/a", path: "/advanced/limit" }],
      [
        ['"a": 1.50, ', ""],
        ['"advanced": {}', '"advanced": {\n    "limit": 1.50\n  }'],
      ],
    ],
    [
      "lines moved elsewhere, with their indentation",
      [{ op: "move", from: "/basic_details", path: "/advanced/basics" }],
      [
        ['  "basic_details": {\n    "name": "n",\n    "platforms": ["android", "IOS"],\n    "tags": []\n  },\n', ""],
        [
          '"advanced": {}',
          '"advanced": {\n    "basics": {\n      "name": "n",\n      "platforms": ["android", "IOS"],\n      "tags": []\n    }\n  }',
        ],
      ],
    ],
    [
      "entries that change places",
      [{ op: "move", from: "/basic_details/platforms/1", path: "/basic_details/platforms/0" }],
      [['["android", "IOS"]', '["IOS", "android"]']],
    ],
    ["a copy", [{ op: "copy", from: "/utm_params/a", path: "/utm_params/c" }], [['"x" }', '"x", "c": 1.50 }']]],
    [
      "what is tested and changed",
      [
        { op: "test", path: "/basic_details/tags", value: [] },
        { op: "remove", path: "/advanced" },
      ],
      [[',\n\n  "advanced": {}', ""]],
    ],
    ["what is moved to where it is", [{ op: "move", from: "/advanced", path: "/advanced" }], []],
    ["nothing", [], []],
  ])("%s", (_, operations, changes) => {
    for (const [start, eol] of [
      ["", "\n"],
      ["\uFEFF", "\n"],
      ["", "\r\n"],
      ["\uFEFF", "\r\n"],
    ] as const) {
      const asWritten = (text: string) => text.replaceAll("\n", eol);
      const text = start + asWritten(file);
      let expected = text;
      for (const [from, to] of changes) {
        expect(expected.split(asWritten(from))).toHaveLength(2);
        expected = expected.replace(asWritten(from), asWritten(to));
      }
      expect(patchText(text, operations)).toBe(expected);
    }
  });
});

describe("in other layouts", () => {
  const add = (path: string, value: unknown): JsonPatchOperation => ({ op: "add", path, value });
  const replace = (path: string, value: unknown): JsonPatchOperation => ({ op: "replace", path, value });
  it.each<[string, JsonPatchOperation, string]>([
    ['{"a":1}', add("/b", { c: [1, {}] }), '{"a":1,"b":{"c":[1,{}]}}'],
    ['{"a": 1}', add("/b", { c: 1, d: 2 }), '{"a": 1, "b": {"c": 1, "d": 2}}'],
    ['{ "a" : 1 }', add("/b", 2), '{ "a" : 1, "b" : 2 }'],
    ['{"a":{}}', add("/a/b", 2), '{"a":{"b":2}}'],
    ["{}", add("/a", [1, 2]), '{"a": [1, 2]}'],
    ["{\n}\n", add("/a", [1, 2]), '{\n  "a": [\n    1,\n    2\n  ]\n}\n'],
    ['{\n\t"a": 1\n}', add("/b", { c: 1 }), '{\n\t"a": 1,\n\t"b": {\n\t\t"c": 1\n\t}\n}'],
    ['{\n    "a": {\n    }\n}', add("/a/b", 1), '{\n    "a": {\n        "b": 1\n    }\n}'],
    ['{ "a": 1\n, "b": 2\n}', add("/c", 3), '{ "a": 1\n, "b": 2\n, "c": 3\n}'],
    ["[\n  1\n]", add("/0", 0), "[\n  0,\n  1\n]"],
    ["[[ 1 ], []]", add("/1/0", 0), "[[ 1 ], [0]]"],
    ['{\n  "a": [1, 2],\n  "b": [\n    3\n  ]\n}', replace("/a", [4]), '{\n  "a": [4],\n  "b": [\n    3\n  ]\n}'],
    ['{\n  "a": [1, 2],\n  "b": [\n    3\n  ]\n}', replace("/b", [4]), '{\n  "a": [1, 2],\n  "b": [\n    4\n  ]\n}'],
    [" 1 ", replace("", { a: 1 }), ' {"a": 1} '],
    [" 1 ", add("", { a: 1 }), ' {"a": 1} '],
    ['{"a":\n1}', add("/b", 2), '{"a":\n1, "b": 2}'],
    ['\t{\n"a": {\n  "b": 1\n}\n}', add("/c", { d: 1 }), '\t{\n"a": {\n  "b": 1\n},\n"c": {\n  "d": 1\n}\n}'],
    [
      '{\n  "a": [\n1\n],\n  "b": {}\n}',
      { op: "move", from: "/a", path: "/b/c" },
      '{\n  "b": {\n    "c": [\n1\n]\n  }\n}',
    ],
    ['{"a":{"b":\n[1]},"c":{}}', { op: "move", from: "/a/b", path: "/c/d" }, '{"a":{},"c":{"d":[1]}}'],
  ])("%j, %j", (text, operation, expected) => expect(patchText(text, [operation])).toBe(expected));
});

describe("of a repeated key", () => {
  it.each<[string, JsonPatchOperation, string]>([
    ['{"a":1,"b":2,"a":3}', { op: "replace", path: "/a", value: 4 }, '{"a":1,"b":2,"a":4}'],
    ['{"a":1,"b":2,"a":3}', { op: "add", path: "/a", value: 4 }, '{"a":1,"b":2,"a":4}'],
    ['{"a":{"x":1},"a":{"x":2}}', { op: "replace", path: "/a/x", value: 4 }, '{"a":{"x":1},"a":{"x":4}}'],
    ['{"a":1,"b":2,"a":3,"c":4}', { op: "remove", path: "/a" }, '{"b":2,"c":4}'],
    ['{"a":1,"a":2,"a":3}', { op: "remove", path: "/a" }, "{}"],
    ['{"a":1,"b":2,"a":3,"b":4}', { op: "move", from: "/a", path: "/b" }, '{"b":3}'],
    ['{"a":1,"b":2,"\\u0061":3}', { op: "move", from: "/a", path: "/c" }, '{"b":2,"c":3}'],
  ])("%s, %j", (text, operation, expected) => expect(patchText(text, [operation])).toBe(expected));
});

describe("what does not apply", () => {
  it.each<[string, JsonPatchOperation]>([
    ["an absent member", { op: "remove", path: "/absent" }],
    ["an absent member, replaced", { op: "replace", path: "/basic_details/absent", value: 1 }],
    ["an absent parent", { op: "add", path: "/absent/x", value: 1 }],
    ["a member of a text", { op: "remove", path: "/request_id/length" }],
    ["a parent that is a text", { op: "add", path: "/request_id/0", value: 1 }],
    ["a member of a prototype", { op: "remove", path: "/toString" }],
    ["an absent entry", { op: "remove", path: "/basic_details/platforms/2" }],
    ["an entry beyond the end", { op: "add", path: "/basic_details/platforms/3", value: 1 }],
    ["the end, removed", { op: "remove", path: "/basic_details/platforms/-" }],
    ["an index with a leading zero", { op: "remove", path: "/basic_details/platforms/00" }],
    ["no index", { op: "remove", path: "/basic_details/platforms/length" }],
    ["the document, removed", { op: "remove", path: "" }],
    ["the document, moved", { op: "move", from: "", path: "/x" }],
    ["a value moved into itself", { op: "move", from: "/utm_params", path: "/utm_params/a" }],
    ["an absent value, moved", { op: "move", from: "/absent", path: "/x" }],
    ["a value moved to an absent parent", { op: "move", from: "/advanced", path: "/absent/x" }],
    ["an absent value, copied", { op: "copy", from: "/absent", path: "/x" }],
    ["a test that fails", { op: "test", path: "/request_id", value: "r-2" }],
    ["no JSON Pointer", { op: "remove", path: "request_id" }],
    ["an escape that is none", { op: "remove", path: "/request_id~2" }],
    ["an absent value", { op: "add", path: "/x", value: undefined }],
  ])("%s", (_, operation) => expect(() => patchText(file, [operation])).toThrow(PatchError));

  it.each(["", '{"a":1,}', "{'a':1}", "// x\n{}", "[".repeat(100_000) + "]".repeat(100_000)])(
    "a text that is no JSON, or too deep: %.10s",
    (text) => expect(() => patchText(text, [])).not.toThrow(),
  );
  it.each(["", '{"a":1,}', "{'a':1}", "// x\n{}", "[".repeat(100_000) + "]".repeat(100_000)])(
    "a text that is no JSON, or too deep, and a change: %.10s",
    (text) => expect(() => patchText(text, [{ op: "add", path: "", value: 1 }])).toThrow(PatchError),
  );
});
