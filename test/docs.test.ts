import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { run, shownIn, typeErrors } from "./support/code.js";
import { blocksIn, pages } from "./support/markdown.js";
import { slow } from "./support/slow.js";

/** Every page with complete programs. A server that a program starts gets a request. */
const withCode = pages.filter((page) => blocksIn(page, "ts").length > 0);

/** `npm test` builds none. */
const hasDeclarations = existsSync(new URL("../dist/index.d.ts", import.meta.url));

it("many pages have code", () => {
  expect(withCode.length).toBeGreaterThan(4);
});

describe.each(withCode)("the code of %s", (page) => {
  const blocks = blocksIn(page, "ts");

  it.runIf(hasDeclarations)("has the right types", slow, () => {
    expect(typeErrors(blocks)).toEqual([]);
  });

  it.each(blocks.map((code, index) => [`block ${index + 1}`, code]))(
    "%s runs, and returns the values it shows",
    (_, code) => {
      run(code);
    },
  );
});

it("a block that fails is noticed", () => {
  expect(() => run('throw new Error("no");')).toThrow();
});

it("a server that accepts everything is noticed", () => {
  const answer = '(_, response) => response.end("{}")';
  expect(() => run(`import { createServer } from "node:http"; createServer(${answer}).listen(8080);`)).toThrow();
});

it("a wrong type is noticed", () => {
  expect(typeErrors(["const one: string = 1;"])).toEqual([
    "block-1.ts: Type 'number' is not assignable to type 'string'.",
  ]);
});

describe("a shown value", () => {
  it.each([
    ["1 + 1; // 2", "1 + 1; // 3"],
    ["2_000 * 2; // 4_000: twice as much", "2_000; // 2_001"],
    ['"abc".slice(1); // "bc"', '"abc".slice(1); // "abc"'],
    ['"one, two and three"; // "one… and …"', '"one, two and three"; // "one… and"'],
    ["[{ a: 1 }].map(({ a }) => a); // [1], of one", "[1, 2]; // [1]"],
    ["({ a: [1], b: 2 });\n// {\n//   a: [1],\n//   b: 2\n// }", "({ a: [1] });\n// {\n//   a: [2]\n// }"],
    ["if (true) {\n  (() => true)(); // true\n}", "if (true) {\n  (() => true)(); // false\n}"],
  ])("%s", (right, wrong) => {
    expect([shownIn(right), shownIn(wrong)]).toEqual([1, 1]);
    run(right);
    expect(() => run(wrong)).toThrow();
  });

  it("is not every comment", () => {
    expect(shownIn('1 + 1; // "2" or two\n3; // three\nconst four = 4; // 4\n')).toBe(0);
  });
});
