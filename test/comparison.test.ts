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
    for (const row of ["valid body", "one fault", "about 20 faults", "update", "import", "min+gzip", "bytes"]) {
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
  for (const other of ["ajv", "valibot"]) {
    expect(figure("about 20 faults", "campaign-rules")).toBeGreaterThan(figure("about 20 faults", other));
  }
  expect(figure("min+gzip", "campaign-rules")).toBeGreaterThan(2 * figure("min+gzip", "valibot"));
  expect(figure("import", "campaign-rules")).toBeGreaterThan(figure("import", "valibot"));
});

it("the README says the same of valid requests", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8").replaceAll("\n", " ");
  const of = (library: string) => figure("valid body", library);
  expect(readme).toContain(`takes ${of("campaign-rules")} of the time that \`JSON.parse\``);
  expect(readme).toContain(
    `TypeBox takes ${of("TypeBox")}, ajv ${of("ajv")}, zod ${of("zod")} and valibot ${of("valibot")}.`,
  );
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
