import type { FileResult } from "../../../text/request/check-text.js";
import { pageOf as addressOf } from "../../docs-url.js";
import { printable } from "../../printable.js";
import { type Block, inBlocks, messageOf } from "../absent-members.js";
import { excerptOf } from "../excerpt.js";
import { nameOf, nameOfLine } from "../pretty.js";
import type { Printer } from "../printer.js";
import { renderSummary, uncolored } from "../summary.js";
import { Totals } from "../totals.js";
import { type FileReport, type Problem, pageOf } from "./page.js";

export function htmlPrinter(docsUrl?: string): Printer {
  const files: FileReport[] = [];
  return {
    each(result, places) {
      if (result.violations.length + result.warnings.length === 0) return "";
      const sourcesOf = (block: Block) => {
        const place = places.inFile(block[0]);
        const position = place.position && `${place.position.line}:${place.position.column}`;
        const stored = block.flatMap((found) => places.inStored(found) ?? []);
        return [
          { place: position ?? "not in the file", excerpt: excerptOf(place) },
          ...stored.map((at) => ({ place: `in the stored campaign: ${nameOf(at)}`, excerpt: excerptOf(at) })),
        ];
      };
      files.push(reportOf(result, printable(result.file), sourcesOf));
      return "";
    },
    all(results, ignored) {
      const totals = Totals.of(results);
      const verdict = renderSummary(totals, uncolored, ignored).trim();
      return pageOf({ verdict, nouns: "files", totals, files, addressOf: (rule) => addressOf(rule, docsUrl) });
    },
  };
}

/** The page for lines: all are counted, and the first ones with problems are listed. */
export function htmlOfLines(totals: Totals, listed: readonly FileResult[], docsUrl?: string): string {
  const files = listed.map((result) => reportOf(result, nameOfLine(result), () => []));
  const verdict = renderSummary(totals, uncolored, 0, "line").trim();
  return pageOf({ verdict, nouns: "lines", totals, files, addressOf: (rule) => addressOf(rule, docsUrl) });
}

function reportOf(result: FileResult, name: string, sourcesOf: (block: Block) => Problem["sources"]): FileReport {
  const found = [...result.violations, ...result.warnings];
  const errors = found.filter(({ severity }) => severity === "error").length;
  const problems = inBlocks(found).map((block) => {
    const [{ severity, rule }] = block;
    return { severity, rule: printable(rule), message: printable(messageOf(block)), sources: sourcesOf(block) };
  });
  return { name, problems, counts: { errors, warnings: found.length - errors }, isCut: result.truncated === true };
}
