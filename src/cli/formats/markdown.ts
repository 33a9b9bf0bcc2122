import { html } from "hono/html";
import { counted, printable } from "../printable.js";
import { nameOfLine, renderPlace } from "./pretty.js";
import type { ReportPrinter } from "./printer.js";
import { verdictOf } from "./summary.js";
import { type Counts, ranking, sumOf } from "./totals.js";

export interface Row {
  readonly severity: "error" | "warning";
  readonly place: string;
  readonly rule: string;
  readonly message: string;
}

/** The most characters, so that a comment on GitHub (65,536) has room for more. */
const LONGEST = 60_000;

export function markdownPrinter(): ReportPrinter {
  const rows: Row[] = [];
  return {
    each(result, places) {
      for (const found of [...result.violations, ...result.warnings]) {
        const { severity, rule, message } = found;
        const place = places === undefined ? nameOfLine(result) : renderPlace(places.inFile(found));
        rows.push({ severity, place, rule, message: printable(message) });
      }
      return "";
    },
    all(totals, _, ignored) {
      return markdownOf(verdictOf(totals, ignored).join("\n"), rows, sumOf(totals), totals.byRule);
    },
  };
}

/**
 * The verdict, the rules by number of problems, and the problems, as far as there is room. The tables are HTML, which
 * keeps text from files from being read as Markdown. `rows` may be only the first problems; `total` counts all.
 */
export function markdownOf(
  verdict: string,
  rows: readonly Row[],
  total: number,
  byRule: ReadonlyMap<string, Counts> = new Map(),
): string {
  const head = `### Campaign requests\n\n${lineOf`<p>${verdict}</p>`}\n`;
  const rules = byRule.size > 1 ? rulesOf(byRule) : "";
  let table = "";
  let shown = 0;
  for (const { severity, place, rule, message } of rows) {
    const row = lineOf`<tr><td>${severity}</td><td><code>${place}</code></td><td><code>${rule}</code></td><td>${message}</td></tr>`;
    if (head.length + rules.length + table.length + row.length > LONGEST) break;
    table += `${row}\n`;
    shown++;
  }
  if (table !== "")
    table = `<table>\n<tr><th></th><th>place</th><th>rule</th><th>message</th></tr>\n${table}</table>\n`;
  const rest = total > shown ? `<p>${counted(total - shown, "more problem")} not shown.</p>\n` : "";
  return head + rules + table + rest;
}

function rulesOf(byRule: ReadonlyMap<string, Counts>): string {
  const { first, more } = ranking(byRule);
  const rows = first.map(
    ([rule, counts]) => `${lineOf`<tr><td><code>${rule}</code></td><td>${sumOf(counts)}</td></tr>`}\n`,
  );
  const rest = more === 0 ? "" : `<tr><td>${counted(more, "more rule")}</td><td></td></tr>\n`;
  return `<table>\n<tr><th>rule</th><th>problems</th></tr>\n${rows.join("")}${rest}</table>\n\n`;
}

/** A blank line would end the HTML in Markdown. `@name` would notify somebody; `#1` and `a/b#1` would refer to an issue. */
function lineOf(strings: TemplateStringsArray, ...values: unknown[]): string {
  const line = String(html(strings, ...values)).replaceAll("\n", "<br>");
  return line.replaceAll(/(?<!\w)@(?=\w)|(?<!&)#(?=\w)/gu, "$&<!-- -->");
}
