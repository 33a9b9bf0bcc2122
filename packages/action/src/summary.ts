import type { Annotation } from "./annotations.js";

/** The most problems that the summary lists. GitHub accepts at most 1 MiB from a step. */
export const LISTED = 200;

/**
 * The job summary in HTML, which keeps text from files from being read as Markdown. `verdict` is the last line of the
 * command.
 */
export function renderSummary(verdict: string, found: readonly Annotation[], total: number): string {
  const more = total > found.length ? `<p>The log has ${total - found.length} more.</p>\n` : "";
  return `<h3>Campaign requests</h3>\n<p>${escaped(verdict)}</p>\n${tableOf(found)}${more}`;
}

function tableOf(found: readonly Annotation[]): string {
  if (found.length === 0) return "";
  const rows = found.map(({ severity, place, rule, message }) => {
    const cells = [severity, `<code>${escaped(place)}</code>`, `<code>${escaped(rule)}</code>`, escaped(message)];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>\n`;
  });
  return `<table>\n<tr><th></th><th>place</th><th>rule</th><th>message</th></tr>\n${rows.join("")}</table>\n`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\n": "<br>" };

/** Escapes line breaks too: a blank line would end the HTML in Markdown. */
function escaped(text: string): string {
  return text.replace(/[&<>\n]/gu, (character) => ENTITIES[character] ?? "");
}
