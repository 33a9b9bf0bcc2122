import type { Colors } from "picocolors/types.js";
import type { FileResult } from "../../text/request/check-text.js";
import type { Place, Places } from "../../text/request/places.js";
import { counted, printable, printableJson } from "../printable.js";
import { type Block, blockMessage, inBlocks } from "./absent-members.js";
import { excerptOf } from "./excerpt.js";
import type { Look, Printer } from "./printer.js";
import { renderSummary } from "./summary.js";

export function prettyPrinter({ colors, isWritten, isVerbose }: Look): Printer {
  return {
    each: (result, places, notes = []) => {
      const isShown = isVerbose || notes.length > 0 || result.violations.length + result.warnings.length > 0;
      return (isShown ? `${renderFindings(result, places, notes, colors)}\n` : "") + renderFix(result, isWritten);
    },
    all: (totals, _, ignored) => (totals.checked === 0 ? "" : renderSummary(totals, colors, ignored)),
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
  const head = `${colors.bold(renderPlace(place))}  ${weight}  ${colors.dim(first.rule)}`;
  const lines = [head, `  ${printable(blockMessage(block))}`, ...excerptLines(place, colors)];
  for (const found of block) {
    const stored = places.inStored(found);
    if (stored !== undefined)
      lines.push(`  in the stored campaign: ${renderPlace(stored)}`, ...excerptLines(stored, colors));
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

/** A place in the form that editors and terminals recognize. */
export function renderPlace({ file, position }: Place): string {
  return printable(file) + (position === undefined ? "" : `:${position.line}:${position.column}`);
}

export function nameOfLine({ file, line }: FileResult): string {
  return `${printable(file)}:${line}`;
}

function excerptLines(place: Place, colors: Colors): string[] {
  const excerpt = excerptOf(place);
  if (excerpt === undefined) return [];
  const { line, isCut, before, marked, after } = excerpt;
  const number = String(line);
  const margin = " ".repeat(number.length);
  return [
    `  ${colors.dim(`${number} |`)} ${isCut ? "…" : ""}${before}${marked}${after}`,
    `  ${colors.dim(`${margin} |`)} ${isCut ? " " : ""}${" ".repeat(before.length)}${colors.red("^".repeat(Math.max(1, marked.length)))}`,
  ];
}

/** Errors and warnings together, sorted by line, for people. Findings without a place in the file come last. */
export function inLineOrder(result: FileResult, places: Places): FileResult {
  const found = [...result.violations, ...result.warnings].map((each) => ({
    each,
    position: places.inFile(each).position ?? { line: Number.POSITIVE_INFINITY, column: 0 },
  }));
  // The difference of two infinite lines is NaN, which is as good as 0 here.
  found.sort((a, b) => a.position.line - b.position.line || a.position.column - b.position.column);
  return { ...result, violations: found.map(({ each }) => each), warnings: [] };
}
