import { describe, expect, it } from "vitest";
import type { JsonPatchOperation } from "../../../src/index.js";
import { TextPatch } from "../../../src/text/json/patch-text.js";
import { PatchError } from "../../../src/text/json/pointers.js";
import { add, copy, equals, move, remove, replace } from "../../support/operations.js";
import { patchText } from "../../support/patch-text.js";

const file = `{
  "id": "r-1",
  "basics": {
    "name": "n",
    "systems": ["android", "IOS"],
    "tags": []
  },
  "utm": { "a": 1.50, "b": "x" },

  "more": {}
}
`;

describe("in a file as people write it", () => {
  // Each change is a part of the file, and the text that replaces it.
  it.each<[string, JsonPatchOperation[], ...changes: string[]]>([
    ["a replaced entry", [replace("/basics/systems/0", "ANDROID")], '"android"', '"ANDROID"'],
    ["a replaced object", [replace("/utm", { c: 1 })], '{ "a": 1.50, "b": "x" }', '{ "c": 1 }'],
    ["a renamed member", [move("/basics", "/details")], '"basics"', '"details"'],
    ["a renamed member on one line", [move("/utm/a", "/utm/utm_a")], '"a"', '"utm_a"'],
    ["a member renamed to an existing one", [move("/utm/a", "/utm/b")], '"a": 1.50, "b": "x"', '"b": 1.50'],
    ["a removed first member", [remove("/id")], '  "id": "r-1",\n', ""],
    ["a removed member", [remove("/basics/systems")], '    "systems": ["android", "IOS"],\n', ""],
    ["a removed last member", [remove("/basics/tags")], ',\n    "tags": []', ""],
    [
      "a removed only member",
      [remove("/basics/name"), remove("/basics/tags"), remove("/basics/systems")],
      '{\n    "name": "n",\n    "systems": ["android", "IOS"],\n    "tags": []\n  }',
      "{}",
    ],
    ["a removed first entry", [remove("/basics/systems/0")], '"android", ', ""],
    ["a removed last entry", [remove("/basics/systems/1")], ', "IOS"', ""],
    ["an added member", [add("/basics/x", true)], '"tags": []', '"tags": [],\n    "x": true'],
    ["an added member on one line", [add("/utm/c", { d: 1 })], '"x" }', '"x", "c": { "d": 1 } }'],
    ["an added member after a blank line", [add("/x", 1)], '"more": {}', '"more": {},\n  "x": 1'],
    ["a first member", [add("/more/x", 1)], '"more": {}', '"more": {\n    "x": 1\n  }'],
    ["a first entry", [add("/basics/tags/-", 1)], '"tags": []', '"tags": [1]'],
    ["an entry before others", [add("/basics/systems/0", "WEB")], '["android"', '["WEB", "android"'],
    ["an entry between others", [add("/basics/systems/1", "WEB")], '"android", ', '"android", "WEB", '],
    ["an entry after others", [add("/basics/systems/-", "WEB")], '"IOS"]', '"IOS", "WEB"]'],
    ["an added member that already exists", [add("/id", null)], '"r-1"', "null"],
    [
      "a member moved elsewhere, as it is written",
      [move("/utm/a", "/more/limit")],
      ...['"a": 1.50, ', ""],
      ...['"more": {}', '"more": {\n    "limit": 1.50\n  }'],
    ],
    [
      "lines moved elsewhere, with their indentation",
      [move("/basics", "/more/basics")],
      ...['  "basics": {\n    "name": "n",\n    "systems": ["android", "IOS"],\n    "tags": []\n  },\n', ""],
      '"more": {}',
      '"more": {\n    "basics": {\n      "name": "n",\n      "systems": ["android", "IOS"],\n      "tags": []\n    }\n  }',
    ],
    [
      "entries that are swapped",
      [move("/basics/systems/1", "/basics/systems/0")],
      '["android", "IOS"]',
      '["IOS", "android"]',
    ],
    ["an added object", [add("/basics/x", { y: 1 })], '"tags": []', '"tags": [],\n    "x": {\n      "y": 1\n    }'],
    ["first members", [add("/more/x", 1), add("/more/y", 2)], '"more": {}', '"more": {\n    "x": 1,\n    "y": 2\n  }'],
    ["an object that replaces a number on one line", [replace("/utm/a", { c: 1 })], "1.50", '{ "c": 1 }'],
    [
      "lists with objects in them, and without",
      [add("/more/x", { c: [1, null], d: [1, {}] })],
      '"more": {}',
      '"more": {\n    "x": {\n      "c": [1, null],\n      "d": [\n        1,\n        {}\n      ]\n    }\n  }',
    ],
    [
      "a last member that is removed, and another one that is added",
      [remove("/basics/tags"), add("/basics/x", 1)],
      '"tags": []',
      '"x": 1',
    ],
    ["a copy", [copy("/utm/a", "/utm/c")], '"x" }', '"x", "c": 1.50 }'],
    ["a value that is tested and changed", [equals("/basics/tags", []), remove("/more")], ',\n\n  "more": {}', ""],
    ["a value that is moved to its own place", [move("/more", "/more")]],
    ["nothing", []],
  ])("%s", (_, operations, ...changes) => {
    for (const [start, eol] of ["", "\uFEFF"].flatMap((start) => ["\n", "\r\n"].map((eol) => [start, eol] as const))) {
      const asWritten = (text: string) => text.replaceAll("\n", eol);
      const text = start + asWritten(file);
      let expected = text;
      for (let index = 0; index < changes.length; index += 2) {
        const [from = "", to = ""] = changes.slice(index).map(asWritten);
        expect(expected.split(from)).toHaveLength(2);
        expected = expected.replace(from, to);
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
    ["[1\n\n,\n\n2]", add("/-", 3), "[1\n\n,\n\n2\n,\n3]"],
    ["[\n  1\n]", add("/0", 0), "[\n  0,\n  1\n]"],
    ["[[ 1 ], []]", add("/1/0", 0), "[[ 1 ], [0]]"],
    ['{\n  "a": [1, 2],\n  "b": [\n    3\n  ]\n}', replace("/a", [4]), '{\n  "a": [4],\n  "b": [\n    3\n  ]\n}'],
    ['{\n  "a": [1, 2],\n  "b": [\n    3\n  ]\n}', replace("/b", [4]), '{\n  "a": [1, 2],\n  "b": [\n    4\n  ]\n}'],
    [" 1 ", replace("", { a: 1 }), ' {"a": 1} '],
    [" 1 ", add("", { a: 1 }), ' {"a": 1} '],
    ["1\n", replace("", { a: 1 }), '{\n  "a": 1\n}\n'],
    ['{"a": [1, 2], "b": [3,4]}', add("/b/-", 5), '{"a": [1, 2], "b": [3,4,5]}'],
    ['{"a":1,"b": 2,"c" : 3}', add("/d", 4), '{"a":1,"b": 2,"c" : 3,"d" : 4}'],
    ['{"a": [ 1 ], "b": []}', add("/b/-", 2), '{"a": [ 1 ], "b": [ 2 ]}'],
    ['{"a":1 , "b":2}', add("/c", { d: 1, e: 2 }), '{"a":1 , "b":2 , "c":{"d":1 , "e":2}}'],
    [
      '{\n  "a": [1, {}],\n  "b": [\n    2\n  ]\n}',
      add("/c", [3]),
      '{\n  "a": [1, {}],\n  "b": [\n    2\n  ],\n  "c": [\n    3\n  ]\n}',
    ],
    ['{\n  "a": [1],\n  "b": [\n    2\n  ]\n}', add("/c", [3]), '{\n  "a": [1],\n  "b": [\n    2\n  ],\n  "c": [3]\n}'],
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

  it.each([
    ["[2]", [remove("/0"), remove("/1")]],
    ["[1]", [remove("/1"), remove("/1")]],
    ["[2]", [remove("/2"), remove("/0")]],
    ["[9,2]", [remove("/2"), add("/0", 9), remove("/1")]],
    ["[8,9,3]", [replace("/1", 9), remove("/0"), add("/0", 8)]],
  ])("the entries are %s after %j", (entries, operations) => {
    expect(patchText("[1,2,3]", operations)).toBe(entries);
  });

  it("a removed entry is removed with the changes in it", () => {
    expect(patchText('[1,{"a":2},3]', [move("/1/a", "/1/b"), remove("/2"), remove("/1")])).toBe("[1]");
  });

  it("an object with all members replaced stays on its line", () => {
    expect(patchText('{"a": {\n  "b": 1\n}}', [remove("/a/b"), add("/a/c", 2)])).toBe('{"a": {"c": 2}}');
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
    ["a replaced absent member", replace("/basics/absent", 1), "there is no /basics/absent"],
    ["an absent parent", add("/absent/x", 1), "there is no /absent"],
    ["a member of a text", remove("/id/length"), "there is no /id/length"],
    ["a parent that is a text", add("/id/0", 1), "there is no /id/0"],
    ["a member of a prototype", remove("/toString"), "there is no /toString"],
    ["an absent entry", remove("/basics/systems/2"), "there is no /basics/systems/2"],
    ["an entry beyond the end", add("/basics/systems/3", 1), "there is no /basics/systems/3"],
    ["the removed end of an array", remove("/basics/systems/-"), "there is no /basics/systems/-"],
    ["an index with a leading zero", remove("/basics/systems/00"), "there is no /basics/systems/00"],
    ["a name instead of an index", remove("/basics/systems/length"), "there is no /basics/systems/length"],
    ["the removed document", remove(""), "a document cannot be removed from itself"],
    ["the moved document", move("", "/x"), "a value cannot be moved into itself"],
    ["a value moved into itself", move("/utm", "/utm/a"), "a value cannot be moved into itself"],
    ["a moved absent value", move("/absent", "/x"), "there is no /absent"],
    ["a value that is moved to an absent parent", move("/more", "/absent/x"), "there is no /absent"],
    ["a copied absent value", copy("/absent", "/x"), "there is no /absent"],
    ["a test that fails", equals("/id", "r-2"), "/id is not what was expected"],
    ["a text that is not a JSON Pointer", remove("id"), "id is not a JSON Pointer"],
    ["an invalid escape", remove("/id~2"), "/id~2 is not a JSON Pointer"],
    ["an absent value", add("/x", undefined), "an operation lacks its value"],
  ])("%s", (_, operation, message) => {
    expect(() => patchText(file, [operation])).toThrow(new PatchError(message));
  });

  it("leaves the text as it was, whatever operations came before", () => {
    const text = '{"a":1,"b":{"c":2},"d":[3,4]}';
    const before = [replace("/a", 5), move("/b/c", "/b/x"), remove("/d/0"), add("/e", 6), add("/d/-", 8)];
    for (const first of [[], [equals("/a", 1)]]) {
      for (const operations of [...before.map((one) => [one]), [add("/e/f", 7)], before]) {
        const patch = new TextPatch(text);
        patch.apply(first);
        expect(() => patch.apply([...operations, remove("/absent")])).toThrow(PatchError);
        expect(patch.text).toBe(text);
        expect(patch.apply([replace("/a", 9)])).toBe(true);
        expect(patch.text).toBe(text.replace("1", "9"));
      }
    }
  });

  describe.each(["", '{"a":1,}', "{'a':1}", "// x\n{}", "[".repeat(100_000) + "]".repeat(100_000)])(
    "to a text that is malformed or too deep: %.10s",
    (text) => {
      it("matters only if there is one", () => expect(() => patchText(text, [])).not.toThrow());

      it("says so", () => {
        const cause = new SyntaxError("malformed or nested too deeply");
        const problem = new PatchError("the text cannot be parsed", { cause });
        expect(() => patchText(text, [add("", 1)])).toThrow(problem);
      });
    },
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
