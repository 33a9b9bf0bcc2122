import packageJson from "../../../package.json" with { type: "json" };
import type { FileResult } from "../../text/request/check-text.js";
import type { Found, Places } from "../../text/request/places.js";
import { printable } from "../printable.js";
import { renderPlace } from "./pretty.js";
import type { Printer } from "./printer.js";
import { complaintsIn } from "./summary.js";

/**
 * Prints JUnit XML: a suite for each file, with a failed case for each error and a passed one for each warning, and one
 * of what made the check fail, such as files that cannot be read.
 */
export function junitPrinter(): Printer {
  const suites: string[] = [];
  const printed: FileResult[] = [];
  return {
    each(result, places) {
      suites.push(suiteOf(result, places));
      printed.push(result);
      return "";
    },
    all(totals) {
      const complaints = complaintsIn(totals);
      if (complaints.length > 0) suites.push(suiteOfComplaints(complaints));
      const counts = attributes({ name: packageJson.name, ...countsOf(printed, complaints.length) });
      return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${counts}>\n${suites.join("")}</testsuites>\n`;
    },
  };
}

function suiteOf(result: FileResult, places: Places): string {
  const { file, violations, warnings, truncated } = result;
  const cases = [...violations, ...warnings].map((found) => caseOf(file, found, places));
  if (cases.length === 0)
    cases.push(`    <testcase${attributes({ name: "is valid", classname: file, time: NO_TIME })}/>\n`);
  const note = truncated ? `    <system-out>${MORE}</system-out>\n` : "";
  return `  <testsuite${attributes({ name: file, ...countsOf([result]) })}>\n${cases.join("")}${note}  </testsuite>\n`;
}

function suiteOfComplaints(complaints: readonly string[]): string {
  const classname = "not checked";
  const cases = complaints.map((message) => {
    const error = `<error${attributes({ message })}/>`;
    return `    <testcase${attributes({ name: message, classname, time: NO_TIME })}>${error}</testcase>\n`;
  });
  const counts = countsOf([], complaints.length);
  return `  <testsuite${attributes({ name: classname, ...counts })}>\n${cases.join("")}  </testsuite>\n`;
}

/** Some readers need a time. A check takes less than a millisecond, and the same files give the same report. */
const NO_TIME = 0;

const MORE = "This file has more problems than are listed.";

function caseOf(file: string, found: Found, places: Places): string {
  const { rule, path, severity, message } = found;
  const stored = places.inStored(found);
  const lines = [
    `${renderPlace(places.inFile(found))}: ${severity}: ${message}`,
    ...(stored === undefined ? [] : [`in the stored campaign: ${renderPlace(stored)}`]),
  ];
  const text = lines.map(escaped).join("\n");
  const content =
    severity === "error"
      ? `<failure${attributes({ type: rule, message })}>${text}</failure>`
      : `<system-out>${text}</system-out>`;
  return `    <testcase${attributes({ name: `${rule} ${path}`, classname: file, time: NO_TIME })}>${content}</testcase>\n`;
}

/** Only errors in files are failures. A valid file without warnings counts as one test. */
function countsOf(results: readonly FileResult[], errors = 0) {
  const sum = (count: (result: FileResult) => number) => results.reduce((total, one) => total + count(one), 0);
  return {
    tests: errors + sum(({ violations, warnings }) => Math.max(1, violations.length + warnings.length)),
    failures: sum(({ violations }) => violations.length),
    errors,
    time: NO_TIME,
  };
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join("");
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes user text for XML, which cannot contain control characters and two noncharacters, not even as references. */
function escaped(text: string): string {
  return printable(text)
    .replace(/[&<>"]/gu, (character) => ENTITIES[character] ?? "")
    .replace(/[\uFFFE\uFFFF]/gu, (character) => `\\u{${character.charCodeAt(0).toString(16)}}`);
}
