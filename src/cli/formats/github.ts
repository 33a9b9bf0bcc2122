import type { FileResult } from "../../text/request/check-text.js";
import type { Found, Places } from "../../text/request/places.js";
import { printable } from "../printable.js";
import { type FromRoot, namesFromRoot } from "./from-root.js";
import { renderPlace } from "./pretty.js";
import type { Printer } from "./printer.js";
import { renderSummary, uncolored } from "./summary.js";

/** Prints workflow commands, which GitHub Actions shows as annotations at the lines in question. */
export function githubPrinter(): Printer {
  const fromRoot = namesFromRoot();
  return {
    each: ({ violations, warnings }: FileResult, places) =>
      [...violations, ...warnings].map((found) => annotation(found, places, fromRoot)).join(""),
    all: (totals) => (totals.checked === 0 ? "" : renderSummary(totals, uncolored)),
  };
}

function annotation(found: Found, places: Places, fromRoot: FromRoot): string {
  const { file, position } = places.inFile(found);
  const properties = [
    ["file", fromRoot(file) ?? file],
    ...(position === undefined
      ? []
      : [
          ["line", position.line],
          ["col", position.column],
          ["endLine", position.line],
          ["endColumn", position.column + position.length],
        ]),
    ["title", found.rule],
  ].map(([name, value]) => `${name}=${escapedProperty(String(value))}`);
  const stored = places.inStored(found);
  const lines = [found.message, ...(stored === undefined ? [] : [`in the stored campaign: ${renderPlace(stored)}`])];
  return `::${found.severity} ${properties.join(",")}::${lines.map(escaped).join("%0A")}\n`;
}

/** Escapes user text in the message of a workflow command, so that it neither ends the line nor is unescaped. */
function escaped(text: string): string {
  return printable(text).replaceAll("%", "%25");
}

/** Escapes user text in a property, which a colon or a comma would also end. */
function escapedProperty(text: string): string {
  return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
