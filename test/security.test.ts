import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { citedTests } from "./support/cited-tests.js";

const inRepository = (path: string) => new URL(`../${path}`, import.meta.url);
const page = readFileSync(inRepository("SECURITY.md"), "utf8");

const named = citedTests(page, "SECURITY.md").filter(({ title }) => title !== "not decided");

describe("the tests that SECURITY.md cites exist", () => {
  it("are many", () => {
    expect(named.length).toBeGreaterThan(20);
  });

  it.each(named)('"$title" in $file', ({ title, file }) => {
    expect(existsSync(inRepository(file))).toBe(true);
    // A test with a table has its title on a separate line.
    expect(readFileSync(inRepository(file), "utf8").replace(/\(\s+"/gu, '("')).toContain(`("${title}"`);
  });
});

it.each([
  ["What we guarantee", "guarantee", 10],
  ["What runs code from where", "where", 8],
])("every row of the table in %s cites its tests", (heading, first, atLeast) => {
  const [, section = ""] = page.split(`## ${heading}\n`);
  const rows = (section.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !line.startsWith(`| ${first} |`));
  expect(rows.length).toBeGreaterThan(atLeast);
  for (const row of rows) expect(row).toMatch(/\]\((?:playground\/|packages\/[\w-]+\/)?test\/[^)]+\): "/u);
});
