import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { counted } from "../../counted.js";
import { printable } from "../../printable.js";
import type { Excerpt } from "../excerpt.js";
import { type Counts, type Ranked, ranking, sumOf, type Totals } from "../totals.js";
import { script } from "./script.js";
import { style } from "./style.js";

/** A problem as the page shows it. All texts are printable. */
export interface Problem {
  readonly severity: "error" | "warning";
  readonly rule: string;
  readonly message: string;
  /** Where it is: `file:line:column`, in the file and perhaps in the stored campaign too. */
  readonly sources: readonly { readonly place: string; readonly excerpt: Excerpt | undefined }[];
}

export interface FileReport {
  readonly name: string;
  /** The absent members of an object are one problem. */
  readonly problems: readonly Problem[];
  readonly counts: Counts;
  /** Whether it has more problems than these. */
  readonly isCut: boolean;
}

export interface Report {
  readonly verdict: string;
  /** The noun for the inputs, in the plural. */
  readonly nouns: string;
  readonly totals: Totals;
  /** Those with problems, or the first of them. */
  readonly files: readonly FileReport[];
  addressOf(rule: string): string | undefined;
}

export function pageOf(report: Report): string {
  const { verdict, totals, nouns } = report;
  const policy = `default-src 'none'; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'`;
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${verdict}</title>
<style>${raw(style)}</style>
</head>
<body>
<header>
<h1>Campaign requests</h1>
<p class="verdict">${verdict}</p>
<dl class="totals">
${tile(`${nouns} checked`, totals.checked)}
${tile(`${nouns} with errors`, totals.wrong, "errors")}
${tile("errors", totals.errors, "errors", totals.hasMoreErrors)}
${tile("warnings", totals.warnings, "warnings", totals.hasMoreWarnings)}
</dl>
</header>
<main>
${totals.affected === 0 ? "" : problemsOf(report)}
</main>
</body>
</html>
`;
  return String(page);
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** The template tag, which escapes all values. It returns a promise only for values that are promises. */
const markup = html as (strings: TemplateStringsArray, ...values: unknown[]) => HtmlEscapedString;

function tile(label: string, count: number, kind = "", isCut = false): HtmlEscapedString {
  const value = `${isCut ? "> " : ""}${count.toLocaleString("en")}`;
  return markup`<div><dt>${label}</dt><dd class="${kind && (count === 0 ? "none" : kind)}">${value}</dd></div>`;
}

/** With more files than this, all are folded at first. */
const UNFOLDED = 20;

function problemsOf({ totals, files, nouns, addressOf }: Report): HtmlEscapedString {
  const leftOut = totals.affected - files.length;
  const places = new Map(files.map(({ name }, index) => [name, `#f${index}`]));
  const open = files.length <= UNFOLDED ? " open" : "";
  const rules = [...totals.byRule.keys()].sort();
  return markup`<div class="charts">
${chartOf("Rules", totals.byRule, addressOf)}
${chartOf("Files", totals.byFile, (name) => places.get(name))}
</div>
<h2>Problems</h2>
<form class="controls" id="controls" hidden>
<label>Search <input id="text" type="search" autocomplete="off"></label>
<label>Severity <select id="level"><option value="">all</option><option value="error">errors</option><option value="warning">warnings</option></select></label>
<label>Rule <select id="rule"><option value="">all</option>${rules.map((rule) => markup`<option>${printable(rule)}</option>`)}</select></label>
<button type="button" id="unfold">Unfold all</button>
<button type="button" id="fold">Fold all</button>
<span role="status" id="status"></span>
</form>
${files.map((file, index) => fileOf(file, index, open, addressOf))}
${leftOut === 0 ? "" : markup`<p class="more">${leftOut.toLocaleString("en")} more ${nouns} have problems; they are counted above.</p>`}
<script type="module">${raw(script)}</script>`;
}

type LinkOf = (name: string) => string | undefined;

function linked(label: HtmlEscapedString, link: string | undefined): HtmlEscapedString {
  return link === undefined ? label : markup`<a href="${link}">${label}</a>`;
}

function chartOf(title: string, counts: ReadonlyMap<string, Counts>, linkOf: LinkOf): HtmlEscapedString {
  const { first, more } = ranking(counts);
  const most = Math.max(...first.map(([, one]) => sumOf(one)));
  return markup`<section>
<h2>${title} by number of problems</h2>
<table class="chart">
<tbody>
${first.map((one) => barOf(one, most, linkOf))}
</tbody>
</table>
${more === 0 ? "" : markup`<p class="more">and ${counted(more, `more ${title.toLowerCase().slice(0, -1)}`)}</p>`}
</section>`;
}

/** The errors, and after them the warnings. Widths are attributes, because the policy allows no style of an element. */
function barOf([name, counts]: Ranked, most: number, linkOf: LinkOf): HtmlEscapedString {
  const label = linked(markup`<code>${printable(name)}</code>`, linkOf(printable(name)));
  const errors = (counts.errors / most) * 100;
  const warnings = (counts.warnings / most) * 100;
  const text = [
    ...(counts.errors === 0 ? [] : [counted(counts.errors, "error")]),
    ...(counts.warnings === 0 ? [] : [counted(counts.warnings, "warning")]),
  ].join(", ");
  return markup`<tr><th scope="row">${label}</th>
<td class="number">${sumOf(counts).toLocaleString("en")}</td>
<td><svg viewBox="0 0 100 1" preserveAspectRatio="none" role="img" aria-label="${text}"><rect class="errors" width="${errors}" height="1"/><rect class="warnings" x="${errors}" width="${warnings}" height="1"/></svg></td></tr>
`;
}

function fileOf(
  { name, problems, counts, isCut }: FileReport,
  index: number,
  open: string,
  addressOf: LinkOf,
): HtmlEscapedString {
  const { errors, warnings } = counts;
  const more = isCut ? "more than " : "";
  return markup`<details id="f${index}"${open}>
<summary><span class="code">${name}</span><span>${errors === 0 ? "" : markup`<span class="errors">${more}${counted(errors, "error")}</span> `}${warnings === 0 ? "" : markup`<span class="warnings">${more}${counted(warnings, "warning")}</span>`}</span></summary>
<ul>
${problems.map((problem) => problemOf(problem, addressOf))}
</ul>
</details>
`;
}

function problemOf({ severity, rule, message, sources }: Problem, addressOf: LinkOf): HtmlEscapedString {
  const kind = severity === "error" ? "errors" : "warnings";
  const source = sources.length === 0 ? "" : markup`<div class="source code">${sources.map(sourceOf)}</div>`;
  return markup`<li class="${severity}" data-rule="${rule}">${source}
<div class="said"><p class="head"><span class="level ${kind}">${severity}</span> ${linked(markup`<span>${rule}</span>`, addressOf(rule))}</p><p>${message}</p></div></li>
`;
}

function sourceOf({ place, excerpt }: Problem["sources"][number]): HtmlEscapedString {
  if (excerpt === undefined) return markup`<span class="place">${place}</span>\n`;
  const { isCut, before, marked, after } = excerpt;
  return markup`<span class="place">${place}</span>
${isCut ? "…" : ""}${before}<mark>${marked || " "}</mark>${after}
`;
}
