import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const inRepository = (path: string) => new URL(`../${path}`, import.meta.url);
const page = readFileSync(inRepository("SECURITY.md"), "utf8");

/** Each test that the page names, with the file that is linked before it. */
const named = [...page.matchAll(/\]\(((?:playground\/)?test\/[^)]+)\)|"([^"]+)"/gu)].reduce<{
  file: string;
  tests: [string, string][];
}>(
  ({ file, tests }, [, link, title]) => {
    if (link !== undefined) return { file: link, tests };
    const isCited = title !== undefined && title !== "not decided";
    return { file, tests: isCited ? [...tests, [title.replace(/\s+/gu, " "), file]] : tests };
  },
  { file: "", tests: [] },
).tests;

describe("SECURITY.md names tests that there are", () => {
  it("many", () => {
    expect(named.length).toBeGreaterThan(20);
  });

  it.each(named)('"%s" in %s', (title, file) => {
    expect(existsSync(inRepository(file))).toBe(true);
    expect(readFileSync(inRepository(file), "utf8")).toContain(`("${title}"`);
  });
});

it("every promise names what holds it", () => {
  const section = page.slice(page.indexOf("## What we promise"), page.indexOf("## What we do not promise"));
  const rows = section.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| promise"));
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) expect(row).toMatch(/\]\((?:playground\/)?test\/[^)]+\): "/u);
});
