import { expect, it, vi } from "vitest";
import { prettyPrinter } from "../../../src/cli/formats/pretty.js";
import { uncolored } from "../../../src/cli/formats/summary.js";
import type { FileResult } from "../../../src/text/request/check-text.js";
import { bodies } from "../../../src/text/request/file-kind.js";
import { Places } from "../../../src/text/request/places.js";
import { Source } from "../../../src/text/request/source.js";

const COUNT = 300;

it("the printer reads only the part of a long line that it shows, for each finding", () => {
  const names = Array.from({ length: COUNT }, (_, index) => `k${index}`);
  const source = new Source(JSON.stringify(Object.fromEntries(names.map((name) => [name, "x".repeat(1000)]))));
  const violations = names.map((name) => {
    return { rule: "structure.type", path: name, segments: [name], message: "m", severity: "error" };
  }) as unknown as FileResult["violations"];
  const result: FileResult = { file: "f", ok: false, violations, warnings: [], skipped: [] };
  const kind = bodies(() => {
    throw new Error("not called");
  });

  let read = 0;
  const { replaceAll } = String.prototype;
  const spy = vi.spyOn(String.prototype, "replaceAll").mockImplementation(function (this: string, ...args) {
    read += this.length;
    return replaceAll.apply(this, args as Parameters<typeof replaceAll>);
  });
  const printed = prettyPrinter({ colors: uncolored, isWritten: false, isVerbose: true }).each(
    result,
    new Places("f", source, kind, undefined),
  );
  spy.mockRestore();

  expect(printed.split("\n").filter((line) => line.includes("^"))).toHaveLength(COUNT);
  expect(read).toBeLessThanOrEqual(COUNT * 100);
});
