import pc from "picocolors";
import type { Colors } from "picocolors/types.js";
import type { FileResult } from "../check.js";
import type { Place, Places } from "../places.js";
import { printable, printableJson } from "../printable.js";
import type { Look, Printer } from "./printer.js";

/** Columns of a source line to show; minified JSON stands on a single line of any length. */
const WIDTH = 100;

/** Prints for people. */
export function prettyPrinter({ colors, isWritten }: Look): Printer {
  return {
    each: (result, places) => `${renderFindings(result, places, colors)}\n${renderFix(result, isWritten)}`,
    all: (results) => (results.length === 0 ? "" : renderSummary(results, colors)),
  };
}

/** Renders the result of one file: each violation with the line of the file that it is about. */
function renderFindings(result: FileResult, places: Places, colors: Colors): string {
  const violations = [...result.violations, ...result.warnings];
  if (violations.length === 0) return `${colors.green("✓")} ${printable(result.file)} is valid\n`;

  const blocks = violations.map((violation) => {
    const place = places.inFile(violation);
    const weight = violation.severity === "error" ? colors.red("error") : colors.yellow("warning");
    const head = `${colors.bold(nameOf(place))}  ${weight}  ${colors.dim(violation.rule)}`;
    const lines = [head, `  ${printable(violation.message)}`, ...excerptOf(place, colors)];
    const stored = places.inStored(violation);
    if (stored !== undefined) lines.push(`  in the stored campaign: ${nameOf(stored)}`, ...excerptOf(stored, colors));
    return lines.join("\n");
  });
  const blocked = result.skipped.filter(({ reason }) => reason === "structure").length;
  const reads = blocked === 1 ? "it reads" : "they read";
  if (blocked > 0) blocks.push(colors.dim(`${counted(blocked, "rule")} not checked: what ${reads} is broken`));
  return `${blocks.join("\n\n")}\n`;
}

/** Renders what was changed in a file, or what would be: a JSON Patch with an operation a line. */
function renderFix({ file, fix }: FileResult, isWritten: boolean): string {
  if (!fix?.length) return "";
  const changes = `${printable(file)}: ${counted(fix.length, "change")}`;
  if (isWritten) return `${changes} written\n\n`;
  const operations = fix.map((operation) => `  ${printableJson(JSON.stringify(operation))}`);
  return `${changes} to make\n[\n${operations.join(",\n")}\n]\n\n`;
}

/** Renders how many errors and warnings there are. */
export function renderSummary(results: readonly FileResult[], colors: Colors): string {
  const errors = totalOf(results, "violations");
  const warnings = totalOf(results, "warnings");
  const files = counted(results.length, "file");
  if (errors.count + warnings.count === 0) return `${colors.green("No errors")} in ${files}.\n`;
  const found = [
    errors.count === 0
      ? colors.green("No errors")
      : colors.red(`${errors.isCut ? "More than " : ""}${counted(errors.count, "error")}`),
    ...(warnings.count === 0
      ? []
      : [colors.yellow(`${warnings.isCut ? "more than " : ""}${counted(warnings.count, "warning")}`)]),
  ];
  const affected = results.filter((result) => result.violations.length + result.warnings.length > 0).length;
  return `${found.join(" and ")} in ${affected} of ${files}.\n`;
}

/** How many there are of a kind, and whether more are there than are listed. */
function totalOf(results: readonly FileResult[], kind: "violations" | "warnings"): { count: number; isCut: boolean } {
  const isCut = (result: FileResult) =>
    result.truncated && result[kind].length >= Math.max(result.violations.length, result.warnings.length);
  return {
    count: results.reduce((sum, result) => sum + result[kind].length, 0),
    isCut: results.some(isCut),
  };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Text without colours. */
export const uncolored = pc.createColors(false);

/** A place as editors and terminals take it. */
export function nameOf({ file, position }: Place): string {
  return printable(file) + (position === undefined ? "" : `:${position.line}:${position.column}`);
}

/** The line of the source with a mark under the stretch. */
function excerptOf({ source, position }: Place, colors: Colors): string[] {
  if (position === undefined) return [];
  const { line, column, length } = position;
  const start = column <= WIDTH ? 0 : column - Math.floor(WIDTH / 2);
  const shown = source.line(line, start, WIDTH)?.replaceAll("\t", " ");
  if (shown === undefined) return [];
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
