import type { Colors } from "picocolors/types.js";
import type { FileResult } from "./check.js";
import { printable } from "./printable.js";
import type { Position, Source } from "./source.js";

/** Columns of a source line to show; minified JSON stands on a single line of any length. */
const WIDTH = 100;

/** Renders the result of one file for people: each violation with the line of the file that it is about. */
export function renderPretty(result: FileResult, source: Source, colors: Colors): string {
  const file = printable(result.file);
  const violations = [...result.violations, ...result.warnings];
  if (violations.length === 0) return `${colors.green("✓")} ${file} is valid\n`;

  const blocks = violations.map((violation) => {
    const position = positionOf(violation, source);
    const place = position === undefined ? file : `${file}:${position.line}:${position.column}`;
    const weight = violation.severity === "error" ? colors.red("error") : colors.yellow("warning");
    const head = `${colors.bold(place)}  ${weight}  ${colors.dim(violation.rule)}`;
    const excerpt = position === undefined ? [] : excerptOf(position, source, colors);
    return [head, `  ${printable(violation.message)}`, ...excerpt].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}

/** Renders how many files are valid, for people. */
export function renderSummary(results: readonly FileResult[], colors: Colors): string {
  const errors = results.reduce((sum, { violations }) => sum + violations.length, 0);
  const files = `${results.length} ${results.length === 1 ? "file" : "files"}`;
  if (errors === 0) return `${colors.green("No errors")} in ${files}.\n`;
  const refused = results.filter(({ ok }) => !ok).length;
  const count = `${results.some(({ truncated }) => truncated) ? "More than " : ""}${errors}`;
  return `${colors.red(`${count} ${errors === 1 ? "error" : "errors"}`)} in ${refused} of ${files}.\n`;
}

function positionOf(violation: FileResult["violations"][number], source: Source): Position | undefined {
  if (violation.rule !== "input.json") return source.locate(violation.segments);
  const { line, column } = violation.params;
  return { line, column, length: 1 };
}

/** The line of the source with a mark under the stretch. */
function excerptOf({ line, column, length }: Position, source: Source, colors: Colors): string[] {
  const text = source.line(line).replaceAll("\t", " ");
  const start = column <= WIDTH ? 0 : column - Math.floor(WIDTH / 2);
  const shown = text.slice(start, start + WIDTH);
  const before = printable(shown.slice(0, column - 1 - start));
  const marked = printable(shown.slice(column - 1 - start, column - 1 - start + length));
  const after = printable(shown.slice(column - 1 - start + length));
  const number = String(line);
  const margin = " ".repeat(number.length);
  return [
    `  ${colors.dim(`${number} |`)} ${start > 0 ? "…" : ""}${before}${marked}${after}`,
    `  ${colors.dim(`${margin} |`)} ${start > 0 ? " " : ""}${" ".repeat(before.length)}${colors.red("^".repeat(Math.max(1, marked.length)))}`,
  ];
}
