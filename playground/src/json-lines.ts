import { jsonLanguage } from "@codemirror/lang-json";
import { classHighlighter, highlightCode } from "@lezer/highlight";
import { element } from "./dom.js";

/** The most characters to colour. Longer texts are shown as they are. */
const MOST_COLOURED = 100_000;

/** Formatted JSON with colours, as an element for each line. */
export function jsonLines(json: string): (Node | string)[] {
  if (json.length > MOST_COLOURED) return [json];
  const lines = json.split("\n").map(lineOf);
  let current = 0;
  highlightCode(
    json,
    jsonLanguage.parser.parse(json),
    classHighlighter,
    (text, classes) => lines[current]?.append(classes === "" ? text : element("span", { class: classes }, text)),
    () => lines[current++]?.append("\n"),
  );
  return lines;
}

function lineOf(text: string): HTMLElement {
  const line = element("span", { class: "json-line" });
  // The Content-Security-Policy forbids style attributes, but lets code set properties.
  line.style.setProperty("--indentation", String(text.search(/[^ ]|$/u)));
  return line;
}
