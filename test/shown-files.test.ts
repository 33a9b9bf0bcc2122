import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readPage } from "./support/markdown.js";

describe.each([
  ["docs/anywhere.md", ["pipes", "clickhouse", "duckdb"]],
  ["docs/service.md", ["fastify"]],
])("the parts of files that %s shows", (page, examples) => {
  const shown = readPage(page).blocks.filter(({ title }) => title !== "");

  it("are of examples", () => {
    expect(new Set(shown.map(({ title }) => title.split("/")[1]))).toEqual(new Set(examples));
  });

  it.each(shown)("are in $title, from line $line", ({ title, code }) => {
    expect(readFileSync(new URL(`../${title}`, import.meta.url), "utf8")).toContain(code.trimEnd());
  });
});
