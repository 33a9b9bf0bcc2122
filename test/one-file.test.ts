import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { aliasNames } from "../scripts/one-file/alias-names.js";
import { packed } from "../scripts/one-file/packed.js";
import { unpacked } from "../scripts/one-file/unpacked.js";

/** A name that occurs often enough for a variable. */
const long = "a_long_name";

/** The result of a program, as it is and with aliases. */
function bothOf(program: string): [plain: unknown, aliased: unknown] {
  const aliased = aliasNames(program);
  expect(aliased).toContain("$name0");
  return [runInNewContext(program), runInNewContext(aliased, { unpacked })].map((value) => JSON.stringify(value)) as [
    string,
    string,
  ];
}

describe("a program with aliases", () => {
  it.each<[string, string]>([
    [
      "accesses",
      `const o = { ${long}: 1 }; [o.${long}, o?.${long}, o . ${long}, o.other?.${long}, "${long}", "${long}"]`,
    ],
    [
      "patterns",
      `const o = { ${long}: 1 }; const { ${long} } = o; const { ${long}: b, ...rest } = o; [${long}, b, rest, "${long}"]`,
    ],
    ["defaults", `const { ${long} = 2, c: ${long}2 = 3 } = {}; [${long}, "${long}", "${long}", { ${long} }]`],
    ["assignments", `let ${long}; ({ ${long} } = { ${long}: 4 }); [${long}, "${long}", "${long}"]`],
    [
      "classes",
      `class A { ${long} = 1; get ${long}2() { return this.${long}; } ${long}3() { return "${long}"; } constructor() { this["${long}"]++; } } const a = new A(); [a, a.${long}2, a.${long}3(), A.name]`,
    ],
    [
      "functions",
      `const o = { ${long}() { return "${long}"; } }; [o.${long}.name, o.${long}(), typeof o === "${long}"]`,
    ],
    ["texts", `[\`${long}\`, \`\${"${long}"}|\`, String.raw\`${long}\`, "${long}|", "${long}", "${long}", "${long}"]`],
    [
      "prototypes",
      `const o = { __proto__: { ${long}: 5 } }; ["__proto__", "__proto__", "__proto__", o.${long}, o.${long}, "${long}", Object.keys(o)]`,
    ],
    [
      "directives",
      `(function () { "use strict"; return [this === undefined, "use strict", "use strict", "use strict", "${long}", "${long}", "${long}"]; })()`,
    ],
  ])("has the same result: %s", (_, program) => {
    const [plain, aliased] = bothOf(program);
    expect(aliased).toBe(plain);
  });
});

it("a name that occurs once is not changed", () => {
  expect(aliasNames(`[{ ${long}: 1 }]`)).toBe(`let [] = unpacked("").split("&");\n[{ ${long}: 1 }]`);
});

describe("a packed text", () => {
  it.each<[string, string, string]>([
    ["nothing", "", ""],
    ["a text without repeats", "a|b|c", "a|b|c"],
    ["a text with short repeats", "abcd abcd", "abcd abcd"],
    // 30 lengths times 6 back, and a length of 5: 180 in digits from % (0) to ~ (89).
    ["a text with repeats", "abcde abcde", "abcde ~%'%"],
    ["a text with overlapping repeats", "ababababab", "ab~%%d"],
  ])("has %s", (_, text, expected) => {
    expect([packed(text), unpacked(expected)]).toEqual([expected, text]);
  });

  it("is the same after unpacking, however long and far apart its repeats are", () => {
    // A reference reaches at most 24,299 back.
    const texts = [4, 5, 34, 35].flatMap((length) =>
      [length, 100, 24_299, 24_300].map((distance) => {
        const again = "\u{1f4a9}bcdefghijklmnopqrstuvwxyz0123456789".slice(0, length);
        const between = Array.from({ length: distance - length }, (_, index) => String.fromCharCode(256 + index));
        return again + between.join("") + again;
      }),
    );
    expect(texts.map((text) => unpacked(packed(text)))).toEqual(texts);
  });

  it("cannot contain the mark of a reference", () => {
    expect(() => packed("a~b")).toThrow(new Error("the text has the character ~"));
  });
});
