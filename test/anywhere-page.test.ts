import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readPage } from "./support/markdown.js";

/** The parts of files that the page shows, with the paths. */
const shown = readPage("docs/anywhere.md").blocks.filter(({ title }) => title !== "");

it("the page on other engines shows parts of examples", () => {
  expect(new Set(shown.map(({ title }) => title.split("/")[1]))).toEqual(new Set(["pipes", "clickhouse", "duckdb"]));
});

it.each(shown)("$title has the part that the page shows", ({ title, code }) => {
  expect(readFileSync(new URL(`../${title}`, import.meta.url), "utf8")).toContain(code.trimEnd());
});
