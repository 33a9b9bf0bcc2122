import { describe, expect, it } from "vitest";
import type { JsonPatchOperation } from "../../../src/index.js";
import { PatchError, TextPatch } from "../../../src/text/json/patch-text.js";
import { add, copy, equals, move, remove, replace } from "../../support/operations.js";
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
    ["a replaced entry", [replace("/basic_details/platforms/0", "ANDROID")], [['"android"', '"ANDROID"']]],
    ["a replaced object", [replace("/utm_params", { c: 1 })], [['{ "a": 1.50, "b": "x" }', '{ "c": 1 }']]],
    [
      "a text replaced by an object",
      [replace("/basic_details/name", { c: [1, 2], d: [{}] })],
      [['"n"', '{\n      "c": [1, 2],\n      "d": [\n        {}\n      ]\n    }']],
    ],
    ["a renamed member", [move("/basic_details", "/basics")], [['"basic_details"', '"basics"']]],
    ["a renamed member on one line", [move("/utm_params/a", "/utm_params/utm_a")], [['"a"', '"utm_a"']]],
    [
      "a member renamed to an existing one",
      [move("/utm_params/a", "/utm_params/b")],
      [['"a": 1.50, "b": "x"', '"b": 1.50']],
    ],
    ["a removed first member", [remove("/request_id")], [['  "request_id": "r-1",\n', ""]]],
    ["a removed member", [remove("/basic_details/platforms")], [['    "platforms": ["android", "IOS"],\n', ""]]],
    ["a removed last member", [remove("/basic_details/tags")], [[',\n    "tags": []', ""]]],
    [
      "a removed only member",
      [remove("/basic_details/name"), remove("/basic_details/tags"), remove("/basic_details/platforms")],
      [['{\n    "name": "n",\n    "platforms": ["android", "IOS"],\n    "tags": []\n  }', "{}"]],
    ],
    ["a removed first entry", [remove("/basic_details/platforms/0")], [['"android", ', ""]]],
    ["a removed last entry", [remove("/basic_details/platforms/1")], [[', "IOS"', ""]]],
    ["an added member", [add("/basic_details/x", true)], [['"tags": []', '"tags": [],\n    "x": true']]],
    ["an added member on one line", [add("/utm_params/c", { d: 1 })], [['"x" }', '"x", "c": { "d": 1 } }']]],
    ["an added member after a blank line", [add("/x", 1)], [['"advanced": {}', '"advanced": {},\n  "x": 1']]],
    ["a first member", [add("/advanced/x", 1)], [['"advanced": {}', '"advanced": {\n    "x": 1\n  }']]],
    ["a first entry", [add("/basic_details/tags/-", 1)], [['"tags": []', '"tags": [1]']]],
    ["an entry before others", [add("/basic_details/platforms/0", "WEB")], [['["android"', '["WEB", "android"']]],
    ["an entry between others", [add("/basic_details/platforms/1", "WEB")], [['"android", ', '"android", "WEB", ']]],
    ["an entry after others", [add("/basic_details/platforms/-", "WEB")], [['"IOS"]', '"IOS", "WEB"]']]],
    ["an added member that already exists", [add("/request_id", null)], [['"r-1"', "null"]]],
    [
      "a member moved elsewhere, as it is written",
      [move("/utm_params/a", "/advanced/limit")],
      [
        ['"a": 1.50, ', ""],
        ['"advanced": {}', '"advanced": {\n    "limit": 1.50\n  }'],
      ],
    ],
    [
      "lines moved elsewhere, with their indentation",
      [move("/basic_details", "/advanced/basics")],
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
      [move("/basic_details/platforms/1", "/basic_details/platforms/0")],
      [['["android", "IOS"]', '["IOS", "android"]']],
    ],
    [
      "an added object",
      [add("/basic_details/x", { y: 1 })],
      [['"tags": []', '"tags": [],\n    "x": {\n      "y": 1\n    }']],
    ],
    [
      "first members",
      [add("/advanced/x", 1), add("/advanced/y", 2)],
      [['"advanced": {}', '"advanced": {\n    "x": 1,\n    "y": 2\n  }']],
    ],
    ["an object that replaces a number on one line", [replace("/utm_params/a", { c: 1 })], [["1.50", '{ "c": 1 }']]],
    [
      "lists with objects in them, and without",
      [add("/advanced/x", { c: [1, null], d: [1, {}] })],
      [
        [
          '"advanced": {}',
          '"advanced": {\n    "x": {\n      "c": [1, null],\n      "d": [\n        1,\n        {}\n      ]\n    }\n  }',
        ],
      ],
    ],
    [
      "a last member that is removed, and another one that is added",
      [remove("/basic_details/tags"), add("/basic_details/x", 1)],
      [['"tags": []', '"x": 1']],
    ],
    ["a copy", [copy("/utm_params/a", "/utm_params/c")], [['"x" }', '"x", "c": 1.50 }']]],
    [
      "a value that is tested and changed",
      [equals("/basic_details/tags", []), remove("/advanced")],
      [[',\n\n  "advanced": {}', ""]],
    ],
    ["a value that is moved to its own place", [move("/advanced", "/advanced")], []],
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
    ['{"a":{"b":1}}', move("/a", ""), '{"b":1}'],
    ['{"a":1}', move("", ""), '{"a":1}'],
    ['{"a/b~c":1}', remove("/a~1b~0c"), "{}"],
    ['{"a":\n1}', add("/b", 2), '{"a":\n1, "b": 2}'],
    ['\t{\n"a": {\n  "b": 1\n}\n}', add("/c", { d: 1 }), '\t{\n"a": {\n  "b": 1\n},\n"c": {\n  "d": 1\n}\n}'],
    ['{\n  "a": [\n1\n],\n  "b": {}\n}', move("/a", "/b/c"), '{\n  "b": {\n    "c": [\n1\n]\n  }\n}'],
    ['{"a":{"b":\n[1]},"c":{}}', move("/a/b", "/c/d"), '{"a":{},"c":{"d":[1]}}'],
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
    const rename: JsonPatchOperation = move("/1/a", "/1/b");
    expect(patchText('[1,{"a":2},3]', [rename, remove("/2"), remove("/1")])).toBe("[1]");
  });

  it("an object with all members replaced stays on its line", () => {
    const operations: JsonPatchOperation[] = [remove("/a/b"), add("/a/c", 2)];
    expect(patchText('{"a": {\n  "b": 1\n}}', operations)).toBe('{"a": {"c": 2}}');
  });
});

describe("of a repeated key", () => {
  it.each<[string, JsonPatchOperation, string]>([
    ['{"a":1,"b":2,"a":3}', replace("/a", 4), '{"a":1,"b":2,"a":4}'],
    ['{"a":1,"b":2,"a":3}', add("/a", 4), '{"a":1,"b":2,"a":4}'],
    ['{"a":{"x":1},"a":{"x":2}}', replace("/a/x", 4), '{"a":{"x":1},"a":{"x":4}}'],
    ['{"a":1,"b":2,"a":3,"c":4}', remove("/a"), '{"b":2,"c":4}'],
    ['{"a":1,"a":2,"a":3}', remove("/a"), "{}"],
    ['{"a":1,"b":2,"a":3,"b":4}', move("/a", "/b"), '{"b":3}'],
    ['{"a":1,"b":2,"\\u0061":3}', move("/a", "/c"), '{"b":2,"c":3}'],
  ])("%s, %j", (text, operation, expected) => expect(patchText(text, [operation])).toBe(expected));
});

describe("an operation that cannot be applied", () => {
  it.each<[string, JsonPatchOperation, string]>([
    ["an absent member", remove("/absent"), "there is no /absent"],
    ["a replaced absent member", replace("/basic_details/absent", 1), "there is no /basic_details/absent"],
    ["an absent parent", add("/absent/x", 1), "there is no /absent"],
    ["a member of a text", remove("/request_id/length"), "there is no /request_id/length"],
    ["a parent that is a text", add("/request_id/0", 1), "there is no /request_id/0"],
    ["a member of a prototype", remove("/toString"), "there is no /toString"],
    ["an absent entry", remove("/basic_details/platforms/2"), "there is no /basic_details/platforms/2"],
    ["an entry beyond the end", add("/basic_details/platforms/3", 1), "there is no /basic_details/platforms/3"],
    ["the removed end of an array", remove("/basic_details/platforms/-"), "there is no /basic_details/platforms/-"],
    ["an index with a leading zero", remove("/basic_details/platforms/00"), "there is no /basic_details/platforms/00"],
    [
      "a name instead of an index",
      remove("/basic_details/platforms/length"),
      "there is no /basic_details/platforms/length",
    ],
    ["the removed document", remove(""), "a document cannot be removed from itself"],
    ["the moved document", move("", "/x"), "a value cannot be moved into itself"],
    ["a value moved into itself", move("/utm_params", "/utm_params/a"), "a value cannot be moved into itself"],
    ["a moved absent value", move("/absent", "/x"), "there is no /absent"],
    ["a value that is moved to an absent parent", move("/advanced", "/absent/x"), "there is no /absent"],
    ["a copied absent value", copy("/absent", "/x"), "there is no /absent"],
    ["a test that fails", equals("/request_id", "r-2"), "/request_id is not what was expected"],
    ["a text that is not a JSON Pointer", remove("request_id"), "request_id is not a JSON Pointer"],
    ["an invalid escape", remove("/request_id~2"), "/request_id~2 is not a JSON Pointer"],
    ["an absent value", add("/x", undefined), "an operation lacks its value"],
  ])("%s", (_, operation, message) => {
    expect(() => patchText(file, [operation])).toThrow(new PatchError(message));
  });

  it("leaves the text as it was, whatever operations came before", () => {
    const text = '{"a":1,"b":{"c":2},"d":[3,4]}';
    const absent: JsonPatchOperation = remove("/absent");
    const before: JsonPatchOperation[] = [
      replace("/a", 5),
      move("/b/c", "/b/x"),
      remove("/d/0"),
      add("/e", 6),
      add("/e/f", 7),
      add("/d/-", 8),
    ];
    for (const first of [[], [equals("/a", 1)]]) {
      for (const operations of [...before.map((one) => [one]), [...before.slice(0, 4), ...before.slice(5)]]) {
        const patch = new TextPatch(text);
        patch.apply(first);
        expect(() => patch.apply([...operations, absent])).toThrow(PatchError);
        expect(patch.text).toBe(text);
        expect(patch.apply([replace("/a", 9)])).toBe(true);
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
      expect(() => patchText(text, [add("", 1)])).toThrow(
        new PatchError("the text cannot be parsed", { cause: new SyntaxError("malformed or nested too deeply") }),
      ),
  );
});

it.each<[JsonPatchOperation[], boolean]>([
  [[], false],
  [[equals("/a", 1)], false],
  [[replace("/a", 1)], false],
  [[move("/a", "/a")], false],
  [[replace("/a", 2)], true],
  [[move("/a", "/b")], true],
  [[remove("/a")], true],
  [[add("/b", 2)], true],
  [[add("/b", 2), equals("/b", 2)], true],
])("that the patch %j changes the text is %s, whether or not another one came before", (operations, isChange) => {
  const patch = new TextPatch('{"a":1,"c":3}');
  expect(patch.apply(operations)).toBe(isChange);
  const later = new TextPatch('{"a":1,"c":3}');
  expect([later.apply([replace("/c", 4)]), later.apply(operations)]).toEqual([true, isChange]);
});
