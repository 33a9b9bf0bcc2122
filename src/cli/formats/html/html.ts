import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { Place, Places } from "../../../text/request/places.js";
import { pageOf as addressOf } from "../../docs-url.js";
import { counted, printable } from "../../printable.js";
import { type Block, blockMessage, inBlocks } from "../absent-members.js";
import { excerptOf } from "../excerpt.js";
import { nameOfLine, renderPlace } from "../pretty.js";
import type { ReportPrinter } from "../printer.js";
import { verdictOf } from "../summary.js";
import { type Counts, type Ranked, ranking, sumOf, type Totals } from "../totals.js";
import { script } from "./script.js";
import { style } from "./style.js";

/** A file or a line with problems. The absent members of an object are one problem. */
interface FileReport {
  readonly name: string;
  readonly problems: readonly HtmlEscapedString[];
  readonly counts: Counts;
  readonly isCut: boolean;
}

export function htmlPrinter(docsUrl?: string): ReportPrinter {
  const files: FileReport[] = [];
  return {
    each(result, places) {
      const found = [...result.violations, ...result.warnings];
      if (found.length === 0) return "";
      const name = places === undefined ? nameOfLine(result) : printable(result.file);
      const problems = inBlocks(found).map((block) =>
        problemOf(block, places ? sourcesOf(block, places) : [], docsUrl),
      );
      const errors = found.filter(({ severity }) => severity === "error").length;
      const counts = { errors, warnings: found.length - errors };
      files.push({ name, problems, counts, isCut: result.truncated === true });
      return "";
    },
    all: (totals, _, ignored) => page(totals, files, docsUrl, ignored),
  };
}

function sourcesOf(block: Block, places: Places): HtmlEscapedString[] {
  const place = places.inFile(block[0]);
  const position = place.position && `${place.position.line}:${place.position.column}`;
  const stored = block.flatMap((found) => places.inStored(found) ?? []);
  return [
    sourceOf(position ?? "not in the file", place),
    ...stored.map((at) => sourceOf(`in the stored campaign: ${renderPlace(at)}`, at)),
  ];
}

function page(totals: Totals, files: readonly FileReport[], docsUrl: string | undefined, ignored?: number): string {
  const { noun } = totals;
  const verdict = verdictOf(totals, ignored);
  const policy = `default-src 'none'; style-src '${hashOf(style)}'; script-src '${hashOf(script)}'`;
  const text = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${verdict[0]}</title>
<style>${raw(style)}</style>
</head>
<body>
<header>
<h1>Campaign requests</h1>
${verdict.map((line) => markup`<p class="verdict">${line}</p>`)}
<dl class="totals">
${tile(`${noun}s checked`, totals.checked)}
${tile(`${noun}s with errors`, totals.wrong, "errors")}
${tile("errors", totals.errors, "errors", totals.hasMoreErrors)}
${tile("warnings", totals.warnings, "warnings", totals.hasMoreWarnings)}
</dl>
</header>
<main>
${totals.affected === 0 ? "" : problemsOf(totals, files, docsUrl)}
</main>
</body>
</html>
`;
  return String(text);
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

function problemsOf(totals: Totals, files: readonly FileReport[], docsUrl: string | undefined): HtmlEscapedString {
  const leftOut = totals.affected - files.length;
  const places = new Map(files.map(({ name }, index) => [name, `#f${index}`]));
  const open = files.length <= UNFOLDED ? " open" : "";
  const rules = [...totals.byRule.keys()].sort();
  return markup`<div class="charts">
${chartOf("Rules", totals.byRule, (rule) => addressOf(rule, docsUrl))}
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
${files.map((file, index) => fileOf(file, index, open))}
${leftOut === 0 ? "" : markup`<p class="more">${leftOut.toLocaleString("en")} more ${totals.noun}s have problems; they are counted above.</p>`}
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

function fileOf({ name, problems, counts, isCut }: FileReport, index: number, open: string): HtmlEscapedString {
  const { errors, warnings } = counts;
  const more = isCut ? "more than " : "";
  return markup`<details id="f${index}"${open}>
<summary><span class="code">${name}</span><span>${errors === 0 ? "" : markup`<span class="errors">${more}${counted(errors, "error")}</span> `}${warnings === 0 ? "" : markup`<span class="warnings">${more}${counted(warnings, "warning")}</span>`}</span></summary>
<ul>
${problems}
</ul>
</details>
`;
}

function problemOf(
  block: Block,
  sources: readonly HtmlEscapedString[],
  docsUrl: string | undefined,
): HtmlEscapedString {
  const [{ severity, rule }] = block;
  const kind = severity === "error" ? "errors" : "warnings";
  const source = sources.length === 0 ? "" : markup`<div class="source code">${sources}</div>`;
  const name = linked(markup`<span>${printable(rule)}</span>`, addressOf(rule, docsUrl));
  return markup`<li class="${severity}" data-rule="${printable(rule)}">${source}
<div class="said"><p class="head"><span class="level ${kind}">${severity}</span> ${name}</p><p>${printable(blockMessage(block))}</p></div></li>
`;
}

function sourceOf(name: string, place: Place): HtmlEscapedString {
  const excerpt = excerptOf(place);
  if (excerpt === undefined) return markup`<span class="place">${name}</span>\n`;
  const { isCut, before, marked, after } = excerpt;
  return markup`<span class="place">${name}</span>
${isCut ? "…" : ""}${before}<mark>${marked || " "}</mark>${after}
`;
}
