import { describe, expect, it } from "vitest";
import { renderBriefly } from "../../../src/cli/ndjson/render-line.js";
import type { FileResult } from "../../../src/text/request/check-text.js";

const clean: FileResult = {
  ...{ file: 'a "b"\u2028\ud800.json', line: 12 },
  ...{ ok: true, violations: [], warnings: [], skipped: [] },
};

/** The printed part of a violation. */
const found = (rule: string, path: string) => ({ rule, path }) as FileResult["violations"][number];

describe("the brief text of a result", () => {
  const brief = (members: Partial<FileResult>, kept?: Record<string, string>) =>
    renderBriefly({ ...clean, ...members }, kept);
  /** A text with this number of bytes. Most of its characters have two. */
  const bytes = (length: number) => "é".repeat(Math.floor(length / 2)) + "x".repeat(length % 2);

  it("has as many violations as fit into 4 KiB", () => {
    // A comma is counted for each rule and each path, including the first ones.
    const frame = '{"line":12,"ok":true,"rules":[,"a",],"paths":[,"b",],"truncated":true,"schemaVersion":1}'.length;
    const [last, longer] = [0, 1].map((more) => bytes(4096 - frame - '"c"""'.length + more));
    const violations = (path = "") => [found("a", "b"), found("c", path), found("d", "e")];
    const cut = '"truncated":true,"schemaVersion":1}\n';
    expect(brief({ violations: violations(last) })).toBe(
      `{"line":12,"ok":true,"rules":["a","c"],"paths":["b","${last}"],${cut}`,
    );
    expect(brief({ violations: violations(longer) })).toBe(`{"line":12,"ok":true,"rules":["a"],"paths":["b"],${cut}`);
  });

  it("leaves out a kept value if its JSON is longer than 1 KiB", () => {
    const [last, longer] = [0, 1].map((more) => bytes(1024 - '{"/id":""}'.length + more));
    expect(brief({}, { "/id": `"${last}"` })).toBe(
      `{"line":12,"kept":{"/id":"${last}"},"ok":true,"rules":[],"paths":[],"schemaVersion":1}\n`,
    );
    expect(brief({}, { "/id": `"${longer}"` })).toBe(
      '{"line":12,"ok":true,"rules":[],"paths":[],"truncated":true,"schemaVersion":1}\n',
    );
  });
});
