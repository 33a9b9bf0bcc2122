import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { run, typeErrors } from "./support/code.js";
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
