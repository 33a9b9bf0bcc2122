import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import packageJson from "../package.json" with { type: "json" };
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
    [
      "templates",
      `const a = 1; [\`${long}\${a}${long}\${a}${long}\`, "${long}", \`\${a}\`, String.raw\`${long}\${a}${long}\${a}${long}\`]`,
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
  expect(aliasNames(`[{ ${long}: 1 }]`)).toBe(`let [] = unpacked("${packed("")}").split("&");\n[{ ${long}: 1 }]`);
});

describe("a packed text", () => {
  const letters = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ!#%()*+,-./:;=?@";

  it.each<[string, string]>([
    ["nothing", ""],
    ["one character", "~"],
    ["every character", Array.from({ length: 117 }, (_, index) => String.fromCharCode(10 + index)).join("")],
    ["overlapping repeats", "ab".repeat(100)],
    ["a repeat at its end", `${letters}|${letters}`],
    ["names", Object.getOwnPropertyNames(globalThis).join("&")],
    ["a long text", JSON.stringify(packageJson).repeat(3)],
    ...[12, 13, 14, 75, 76, 77, 78].map((length): [string, string] => {
      const again = letters.slice(0, length);
      return [`a repeat of ${length} characters`, `${again}<${again}>${again.slice(1)}`];
    }),
  ])("is the same after unpacking: %s", (_, text) => {
    expect(unpacked(packed(text))).toBe(text);
  });

  it("is short where a text repeats itself or is like text", () => {
    expect(packed(JSON.stringify(packageJson)).length).toBeLessThan(JSON.stringify(packageJson).length / 2);
    expect(packed("a name ".repeat(100)).length).toBeLessThan(60);
  });

  it("takes one byte for each character except the backslash, and has no two dollars", () => {
    expect(packed(JSON.stringify(packageJson))).toMatch(/^[%-~]*$/u);
  });

  it.each(["\t", "\u007f", "é"])("cannot contain %j", (character) => {
    expect(() => packed(`a${character}b`)).toThrow(new Error("the text cannot be packed"));
  });
});
