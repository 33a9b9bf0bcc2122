import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { comparisonPage } from "../scripts/comparison-page.js";
import { citedTests } from "./support/cited-tests.js";

const page = comparisonPage();
const rows = page
  .split("\n")
  .map((line) => line.split("|").slice(1, -1))
  .map((cells) => cells.map((cell) => cell.replaceAll("*", "").trim()));

const libraries = rows.find((cells) => cells.includes("valibot") && cells.includes("TypeBox")) ?? [];

/** The figure of a library in the row with this beginning. */
function figure(row: string, library: string): number {
  const cells = rows.find(([title]) => title?.startsWith(row)) ?? [];
  return Number.parseFloat(cells[libraries.indexOf(library)]?.replaceAll(",", "") ?? "");
}

it("figures are taken from the results", () => {
  const results = readFileSync(new URL("../bench/RESULTS.md", import.meta.url), "utf8");
  for (const library of libraries.slice(1)) {
    for (const row of [
      "valid, few",
      "valid, many",
      "one fault",
      "about 20 faults",
      "update",
      "import",
      "min+gzip",
      "bytes",
    ]) {
      expect(figure(row, library), `${row} of ${library}`).toBeGreaterThan(0);
    }
    expect(results).toMatch(
      new RegExp(
        `^\\| ${library} \\| ${figure("import", library)} .* ${figure("min", library)}(?:\\.0)? KiB \\|`,
        "mu",
      ),
    );
  }
});

// If this fails, the benchmark was run again: update docs/comparison.md.
it("the text names where others are better, as the figures show", () => {
  for (const other of ["ajv", "typia", "valibot"]) {
    expect(figure("about 20 faults", "campaign-rules")).toBeGreaterThan(figure("about 20 faults", other));
  }
  expect(figure("update with one fault", "campaign-rules")).toBeGreaterThan(figure("update with one fault", "ajv"));
  for (const [level, other] of [
    ["one fault", "ajv"],
    ["1,000 filters", "typia"],
  ] as const) {
    const ratio = figure(level, "campaign-rules") / figure(level, other);
    expect(Math.abs(Math.log(ratio)), level).toBeLessThan(Math.log(1.25));
  }
  for (const other of ["ajv", "typia", "valibot"]) {
    expect(figure("update, merged", "campaign-rules")).toBeLessThan(figure("update, merged", other));
  }
  for (const smaller of ["ajv", "typia", "valibot"]) {
    expect(figure("min+gzip", "campaign-rules")).toBeGreaterThan(figure("min+gzip", smaller));
    expect(figure("import", "campaign-rules")).toBeGreaterThan(figure("import", smaller));
  }
});

describe("the tests that the page cites exist", () => {
  const named = citedTests(page.slice(page.indexOf("## Tests of these claims")), "docs/comparison.md");

  it("one for each claim, or more", () => {
    const claims = page.slice(page.indexOf("| claim |")).split("\n").slice(2, -1);
    expect(claims.length).toBeGreaterThan(5);
    for (const claim of claims) expect(claim).toMatch(/\]\(\.\.\/test\/[^)]+\): "/u);
  });

  it.each(named)('"$title" in $file', ({ title, file }) => {
    expect(readFileSync(new URL(`../${file}`, import.meta.url), "utf8")).toContain(`("${title}"`);
  });
});
