import pc from "picocolors";
import type { Colors } from "picocolors/types.js";
import type { FileResult } from "../../request-text/check-text.js";
import type { Place, Places } from "../../request-text/places.js";
import { counted } from "../counted.js";
import { printable, printableJson } from "../printable.js";
import { type Block, inBlocks, messageOf } from "./absent-members.js";
import type { Look, Printer } from "./printer.js";

/** Columns of a source line to show; minified JSON is a single line of any length. */
const WIDTH = 100;

/** Prints results as text for people. */
export function prettyPrinter({ colors, isWritten }: Look): Printer {
  return {
    each: (result, places, notes = []) =>
      `${renderFindings(result, places, notes, colors)}\n${renderFix(result, isWritten)}`,
    all: (results, ignored) => (results.length === 0 ? "" : renderSummary(results, colors, ignored)),
  };
}

/** Renders the result of one file: each finding with the line it is about, and notes on skipped rules. */
function renderFindings(result: FileResult, places: Places, notes: readonly string[], colors: Colors): string {
  const found = [...result.violations, ...result.warnings];
  if (found.length === 0) {
    const lines = [
      `${colors.green("✓")} ${printable(result.file)} is valid`,
      ...notes.map((note) => colors.dim(`  ${note}`)),
    ];
    return `${lines.join("\n")}\n`;
  }
  const blocks = inBlocks(found).map((block) => renderBlock(block, places, colors));
  if (notes.length > 0) blocks.push(notes.map((note) => colors.dim(note)).join("\n"));
  return `${blocks.join("\n\n")}\n`;
}

function renderBlock(block: Block, places: Places, colors: Colors): string {
  const [first] = block;
  const place = places.inFile(first);
  const weight = first.severity === "error" ? colors.red("error") : colors.yellow("warning");
  const head = `${colors.bold(nameOf(place))}  ${weight}  ${colors.dim(first.rule)}`;
  const lines = [head, `  ${printable(messageOf(block))}`, ...excerptOf(place, colors)];
  for (const found of block) {
    const stored = places.inStored(found);
    if (stored !== undefined) lines.push(`  in the stored campaign: ${nameOf(stored)}`, ...excerptOf(stored, colors));
  }
  return lines.join("\n");
}

/** Renders the changes made in a file, or to be made: a JSON Patch with one operation per line. */
function renderFix({ file, fix }: FileResult, isWritten: boolean): string {
  if (!fix?.length) return "";
  const changes = `${printable(file)}: ${counted(fix.length, "change")}`;
  if (isWritten) return `${changes} applied\n\n`;
  const operations = fix.map((operation) => `  ${printableJson(JSON.stringify(operation))}`);
  return `${changes} to apply\n[\n${operations.join(",\n")}\n]\n\n`;
}

/** Renders the numbers of errors and warnings. */
export function renderSummary(results: readonly FileResult[], colors: Colors, ignored = 0): string {
  const errors = totalOf(results, "violations");
  const warnings = totalOf(results, "warnings");
  const files = counted(results.length, "file");
  const known = ignored === 0 ? "" : `; ${counted(ignored, "finding")} ignored by the baseline`;
  const rest = (errors.count === 0 ? skippedIn(results) : "") + known;
  if (errors.count + warnings.count === 0) return `${colors.green("No errors")} in ${files}${rest}.\n`;
  const found = [
    errors.count === 0
      ? colors.green("No errors")
      : colors.red(`${errors.isCut ? "More than " : ""}${counted(errors.count, "error")}`),
    ...(warnings.count === 0
      ? []
      : [colors.yellow(`${warnings.isCut ? "more than " : ""}${counted(warnings.count, "warning")}`)]),
  ];
  const affected = results.filter((result) => result.violations.length + result.warnings.length > 0).length;
  return `${found.join(" and ")} in ${affected} of ${files}${rest}.\n`;
}

/** Mentions skipped rules, so that undecided is not mistaken for valid. */
function skippedIn(results: readonly FileResult[]): string {
  const incomplete = results.filter(({ skipped }) => skipped.length > 0);
  if (incomplete.length === 0) return "";
  if (results.length > 1) return `; rules were skipped in ${incomplete.length} of them`;
  return `; ${counted(incomplete[0]?.skipped.length ?? 0, "rule")} skipped`;
}

/** How many violations or warnings there are, and whether there are more than are listed. */
function totalOf(results: readonly FileResult[], kind: "violations" | "warnings"): { count: number; isCut: boolean } {
  const isCut = (result: FileResult) =>
    result.truncated && result[kind].length >= Math.max(result.violations.length, result.warnings.length);
  return {
    count: results.reduce((sum, result) => sum + result[kind].length, 0),
    isCut: results.some(isCut),
  };
}

/** Colours that leave text unchanged. */
export const uncolored = pc.createColors(false);

/** A place in the form that editors and terminals recognize. */
export function nameOf({ file, position }: Place): string {
  return printable(file) + (position === undefined ? "" : `:${position.line}:${position.column}`);
}

/** The line of the source, with the place underlined. */
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
