import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { aliasNames } from "../scripts/one-file/alias-names.js";
import { packed } from "../scripts/one-file/packed.js";
import { unpacked } from "../scripts/one-file/unpacked.js";

/** Something that is named often enough for a variable. */
const long = "a_long_name";

/** What a program gives as it is, and with aliases. */
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
  ])("means the same: %s", (_, program) => {
    const [plain, aliased] = bothOf(program);
    expect(aliased).toBe(plain);
  });
});

it("leaves what occurs once as it is", () => {
  expect(aliasNames(`[{ ${long}: 1 }]`)).toBe(`let [] = unpacked("").split("&");\n[{ ${long}: 1 }]`);
});

describe("a packed text", () => {
  it.each<[string, string, string]>([
    ["nothing", "", ""],
    ["what does not repeat", "a|b|c", "a|b|c"],
    ["what repeats, but is short", "abcd abcd", "abcd abcd"],
    // 30 lengths times 6 back, and a length of 5: 180 in digits from % (0) to ~ (89).
    ["what repeats", "abcde abcde", "abcde ~%'%"],
    ["what repeats while it is repeated", "ababababab", "ab~%%d"],
  ])("has %s", (_, text, expected) => {
    expect([packed(text), unpacked(expected)]).toEqual([expected, text]);
  });

  it("is the same again when unpacked, however long and far apart its repeats are", () => {
    // The farthest that a reference reaches is 24,299 back.
    const texts = [4, 5, 34, 35].flatMap((length) =>
      [length, 100, 24_299, 24_300].map((distance) => {
        const again = "\u{1f4a9}bcdefghijklmnopqrstuvwxyz0123456789".slice(0, length);
        const between = Array.from({ length: distance - length }, (_, index) => String.fromCharCode(256 + index));
        return again + between.join("") + again;
      }),
    );
    expect(texts.map((text) => unpacked(packed(text)))).toEqual(texts);
  });

  it("cannot have the mark of a reference", () => {
    expect(() => packed("a~b")).toThrow(new Error("the text has the character ~"));
  });
});
