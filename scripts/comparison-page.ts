import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { filledPage } from "./filled-page.js";

export const comparisonPageFile = fileURLToPath(new URL("../docs/comparison.md", import.meta.url));

const resultsFile = fileURLToPath(new URL("../bench/RESULTS.md", import.meta.url));

/** The rows of the table of times that the page shows, by how their titles begin. */
const TIMES = ["valid", "one fault", "about 20 faults", "1,000 filters", "100,000 filters", "update"];

/** The columns of the table of cold start, size and memory that the page shows. */
const COSTS = ["import and first validation", "min+gzip", "bytes per valid body"];

/** The page for users of other libraries, with figures from the results of the last benchmark. */
export function comparisonPage(): string {
  const [times = [], costs = []] = ["## Time", "## Cold start"].map(tableUnder);
  const [libraries = [], ...rows] = times.map((row) => row.slice(2));
  const shownRows = rows
    .map((row, index) => [times[index + 1]?.[0] ?? "", ...row])
    .filter(([title = ""]) => TIMES.some((start) => title.startsWith(start)));
  const [columns = [], ...ofLibraries] = costs;
  const costRows = COSTS.map((name) => [
    name,
    ...libraries.map((library) => ofLibraries.find(([id]) => id === library)?.[columns.indexOf(name)] ?? ""),
  ]);
  return filledPage(readFileSync(comparisonPageFile, "utf8"), {
    figures: markdown(["", ...libraries], [...shownRows, ...costRows]),
  });
}

/** The cells of the first table under a heading of the results, its head first. */
function tableUnder(heading: string): string[][] {
  const results = readFileSync(resultsFile, "utf8");
  const lines = results.slice(results.indexOf(`\n${heading}`)).split("\n");
  const start = lines.findIndex((line) => line.startsWith("|"));
  const end = lines.findIndex((line, index) => index > start && !line.startsWith("|"));
  const [head = "", , ...rows] = lines.slice(start, end);
  return [head, ...rows].map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.replace(/ \([\d.,–]+\)/u, "").trim()),
  );
}

function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), `|---|${"---:|".repeat(head.length - 1)}`, ...rows.map(line)].join("\n");
}
