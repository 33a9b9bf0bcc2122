import { describe, expect, it } from "vitest";
import type { JsonPatchOperation } from "../../../src/index.js";
import { PatchError, TextPatch } from "../../../src/text/json/patch-text.js";
import { patchText } from "../../support/patch-text.js";

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
      "a member renamed to an existing one",
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
    ["an added member that already exists", [{ op: "add", path: "/request_id", value: null }], [['"r-1"', "null"]]],
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
      "entries that are swapped",
      [{ op: "move", from: "/basic_details/platforms/1", path: "/basic_details/platforms/0" }],
      [['["android", "IOS"]', '["IOS", "android"]']],
    ],
    [
      "an added object",
      [{ op: "add", path: "/basic_details/x", value: { y: 1 } }],
      [['"tags": []', '"tags": [],\n    "x": {\n      "y": 1\n    }']],
    ],
    [
      "first members",
      [
        { op: "add", path: "/advanced/x", value: 1 },
        { op: "add", path: "/advanced/y", value: 2 },
      ],
      [['"advanced": {}', '"advanced": {\n    "x": 1,\n    "y": 2\n  }']],
    ],
    [
      "an object that replaces a number on one line",
      [{ op: "replace", path: "/utm_params/a", value: { c: 1 } }],
      [["1.50", '{ "c": 1 }']],
    ],
    [
      "lists with objects in them, and without",
      [{ op: "add", path: "/advanced/x", value: { c: [1, null], d: [1, {}] } }],
      [
        [
          '"advanced": {}',
          '"advanced": {\n    "x": {\n      "c": [1, null],\n      "d": [\n        1,\n        {}\n      ]\n    }\n  }',
        ],
      ],
    ],
    [
      "a last member that is removed, and another one that is added",
      [
        { op: "remove", path: "/basic_details/tags" },
        { op: "add", path: "/basic_details/x", value: 1 },
      ],
      [['"tags": []', '"x": 1']],
    ],
    ["a copy", [{ op: "copy", from: "/utm_params/a", path: "/utm_params/c" }], [['"x" }', '"x", "c": 1.50 }']]],
    [
      "a value that is tested and changed",
      [
        { op: "test", path: "/basic_details/tags", value: [] },
        { op: "remove", path: "/advanced" },
      ],
      [[',\n\n  "advanced": {}', ""]],
    ],
    ["a value that is moved to its own place", [{ op: "move", from: "/advanced", path: "/advanced" }], []],
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
  const remove = (path: string): JsonPatchOperation => ({ op: "remove", path });
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
    ['{"a": [1, 2], "b": [3,4]}', add("/b/-", 5), '{"a": [1, 2], "b": [3,4,5]}'],
    ['{"a":1,"b": 2,"c" : 3}', add("/d", 4), '{"a":1,"b": 2,"c" : 3,"d" : 4}'],
    ['{"a": [ 1 ], "b": []}', add("/b/-", 2), '{"a": [ 1 ], "b": [ 2 ]}'],
    ['{"a":1 , "b":2}', add("/c", { d: 1, e: 2 }), '{"a":1 , "b":2 , "c":{"d":1 , "e":2}}'],
    [
      '{\n  "a": [1, {}],\n  "b": [\n    2\n  ]\n}',
      add("/c", [3]),
      '{\n  "a": [1, {}],\n  "b": [\n    2\n  ],\n  "c": [\n    3\n  ]\n}',
    ],
    ['{\n  "a": [[\n    1\n  ]]\n}', add("/b", [2]), '{\n  "a": [[\n    1\n  ]],\n  "b": [\n    2\n  ]\n}'],
    [
      '{\n  "a": 1,\r\n  "b": 2\r\n}',
      add("/c", { d: 1 }),
      '{\n  "a": 1,\r\n  "b": 2,\r\n  "c": {\n    "d": 1\n  }\r\n}',
    ],
    [
      ' \t{\n \t\t\t"a": 1\n \t}',
      add("/b", { c: 1 }),
      ' \t{\n \t\t\t"a": 1,\n \t\t\t"b": {\n \t\t\t\t\t"c": 1\n \t\t\t}\n \t}',
    ],
    ['{"a":{"b":1}}', { op: "move", from: "/a", path: "" }, '{"b":1}'],
    ['{"a":1}', { op: "move", from: "", path: "" }, '{"a":1}'],
    ['{"a/b~c":1}', { op: "remove", path: "/a~1b~0c" }, "{}"],
    ['{"a":\n1}', add("/b", 2), '{"a":\n1, "b": 2}'],
    ['\t{\n"a": {\n  "b": 1\n}\n}', add("/c", { d: 1 }), '\t{\n"a": {\n  "b": 1\n},\n"c": {\n  "d": 1\n}\n}'],
    [
      '{\n  "a": [\n1\n],\n  "b": {}\n}',
      { op: "move", from: "/a", path: "/b/c" },
      '{\n  "b": {\n    "c": [\n1\n]\n  }\n}',
    ],
    ['{"a":{"b":\n[1]},"c":{}}', { op: "move", from: "/a/b", path: "/c/d" }, '{"a":{},"c":{"d":[1]}}'],
  ])("%j, %j", (text, operation, expected) => expect(patchText(text, [operation])).toBe(expected));

  it.each<[JsonPatchOperation[], number[]]>([
    [[remove("/0"), remove("/1")], [2]],
    [[remove("/1"), remove("/1")], [1]],
    [[remove("/2"), remove("/0")], [2]],
    [
      [remove("/2"), add("/0", 9), remove("/1")],
      [9, 2],
    ],
    [
      [replace("/1", 9), remove("/0"), add("/0", 8)],
      [8, 9, 3],
    ],
  ])("the entries after %j are %j", (operations, entries) => {
    expect(patchText("[1,2,3]", operations)).toBe(JSON.stringify(entries));
  });

  it("a removed entry is removed with the changes in it", () => {
    const rename: JsonPatchOperation = { op: "move", from: "/1/a", path: "/1/b" };
    expect(patchText('[1,{"a":2},3]', [rename, remove("/2"), remove("/1")])).toBe("[1]");
  });

  it("an object with all members replaced stays on its line", () => {
    const operations: JsonPatchOperation[] = [{ op: "remove", path: "/a/b" }, add("/a/c", 2)];
    expect(patchText('{"a": {\n  "b": 1\n}}', operations)).toBe('{"a": {"c": 2}}');
  });
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

describe("an operation that cannot be applied", () => {
  it.each<[string, JsonPatchOperation, string]>([
    ["an absent member", { op: "remove", path: "/absent" }, "there is no /absent"],
    [
      "a replaced absent member",
      { op: "replace", path: "/basic_details/absent", value: 1 },
      "there is no /basic_details/absent",
    ],
    ["an absent parent", { op: "add", path: "/absent/x", value: 1 }, "there is no /absent"],
    ["a member of a text", { op: "remove", path: "/request_id/length" }, "there is no /request_id/length"],
    ["a parent that is a text", { op: "add", path: "/request_id/0", value: 1 }, "there is no /request_id/0"],
    ["a member of a prototype", { op: "remove", path: "/toString" }, "there is no /toString"],
    ["an absent entry", { op: "remove", path: "/basic_details/platforms/2" }, "there is no /basic_details/platforms/2"],
    [
      "an entry beyond the end",
      { op: "add", path: "/basic_details/platforms/3", value: 1 },
      "there is no /basic_details/platforms/3",
    ],
    [
      "the removed end of an array",
      { op: "remove", path: "/basic_details/platforms/-" },
      "there is no /basic_details/platforms/-",
    ],
    [
      "an index with a leading zero",
      { op: "remove", path: "/basic_details/platforms/00" },
      "there is no /basic_details/platforms/00",
    ],
    [
      "a name instead of an index",
      { op: "remove", path: "/basic_details/platforms/length" },
      "there is no /basic_details/platforms/length",
    ],
    ["the removed document", { op: "remove", path: "" }, "a document cannot be removed from itself"],
    ["the moved document", { op: "move", from: "", path: "/x" }, "a value cannot be moved into itself"],
    [
      "a value moved into itself",
      { op: "move", from: "/utm_params", path: "/utm_params/a" },
      "a value cannot be moved into itself",
    ],
    ["a moved absent value", { op: "move", from: "/absent", path: "/x" }, "there is no /absent"],
    [
      "a value that is moved to an absent parent",
      { op: "move", from: "/advanced", path: "/absent/x" },
      "there is no /absent",
    ],
    ["a copied absent value", { op: "copy", from: "/absent", path: "/x" }, "there is no /absent"],
    ["a test that fails", { op: "test", path: "/request_id", value: "r-2" }, "/request_id is not what was expected"],
    ["a text that is not a JSON Pointer", { op: "remove", path: "request_id" }, "request_id is not a JSON Pointer"],
    ["an invalid escape", { op: "remove", path: "/request_id~2" }, "/request_id~2 is not a JSON Pointer"],
    ["an absent value", { op: "add", path: "/x", value: undefined }, "an operation lacks its value"],
  ])("%s", (_, operation, message) => {
    expect(() => patchText(file, [operation])).toThrow(new PatchError(message));
  });

  it("leaves the text as it was, whatever operations came before", () => {
    const text = '{"a":1,"b":{"c":2},"d":[3,4]}';
    const absent: JsonPatchOperation = { op: "remove", path: "/absent" };
    const before: JsonPatchOperation[] = [
      { op: "replace", path: "/a", value: 5 },
      { op: "move", from: "/b/c", path: "/b/x" },
      { op: "remove", path: "/d/0" },
      { op: "add", path: "/e", value: 6 },
      { op: "add", path: "/e/f", value: 7 },
      { op: "add", path: "/d/-", value: 8 },
    ];
    for (const first of [[], [{ op: "test", path: "/a", value: 1 } as const]]) {
      for (const operations of [...before.map((one) => [one]), [...before.slice(0, 4), ...before.slice(5)]]) {
        const patch = new TextPatch(text);
        patch.apply(first);
        expect(() => patch.apply([...operations, absent])).toThrow(PatchError);
        expect(patch.text).toBe(text);
        expect(patch.apply([{ op: "replace", path: "/a", value: 9 }])).toBe(true);
        expect(patch.text).toBe(text.replace("1", "9"));
      }
    }
  });

  it.each(["", '{"a":1,}', "{'a':1}", "// x\n{}", "[".repeat(100_000) + "]".repeat(100_000)])(
    "a text that is malformed or too deep: %.10s",
    (text) => expect(() => patchText(text, [])).not.toThrow(),
  );
  it.each(["", '{"a":1,}', "{'a':1}", "// x\n{}", "[".repeat(100_000) + "]".repeat(100_000)])(
    "a text that is malformed or too deep, with a change: %.10s",
    (text) =>
      expect(() => patchText(text, [{ op: "add", path: "", value: 1 }])).toThrow(
        new PatchError("the text cannot be parsed", { cause: new SyntaxError("malformed or nested too deeply") }),
      ),
  );
});

it.each<[JsonPatchOperation[], boolean]>([
  [[], false],
  [[{ op: "test", path: "/a", value: 1 }], false],
  [[{ op: "replace", path: "/a", value: 1 }], false],
  [[{ op: "move", from: "/a", path: "/a" }], false],
  [[{ op: "replace", path: "/a", value: 2 }], true],
  [[{ op: "move", from: "/a", path: "/b" }], true],
  [[{ op: "remove", path: "/a" }], true],
  [[{ op: "add", path: "/b", value: 2 }], true],
  [
    [
      { op: "add", path: "/b", value: 2 },
      { op: "test", path: "/b", value: 2 },
    ],
    true,
  ],
])("that the patch %j changes the text is %s, whether or not another one came before", (operations, isChange) => {
  const patch = new TextPatch('{"a":1,"c":3}');
  expect(patch.apply(operations)).toBe(isChange);
  const later = new TextPatch('{"a":1,"c":3}');
  expect([later.apply([{ op: "replace", path: "/c", value: 4 }]), later.apply(operations)]).toEqual([true, isChange]);
});
