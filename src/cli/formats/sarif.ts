import { pathToFileURL } from "node:url";
import type { Location, Log, Message, Notification, PhysicalLocation, ReportingDescriptor, Result } from "sarif";
import packageJson from "../../../package.json" with { type: "json" };
import type { CustomRule } from "../../engine/custom-rules/custom-rule.js";
import { renderPointer } from "../../errors/path.js";
import type { RuleId } from "../../index.js";
import { catalogued } from "../../reference/catalogue/catalogued.js";
import { explain } from "../../reference/catalogue.js";
import { getOrInsertComputed } from "../../structure/get-or-insert-computed.js";
import type { Found, Place, Places } from "../../text/request/places.js";
import { pageOf } from "../docs-url.js";
import { printable, printableJson } from "../printable.js";
import { type FromRoot, namesFromRoot } from "./from-root.js";
import type { Printer } from "./printer.js";
import { complaintsIn } from "./summary.js";

/** GitHub rejects a log whose run has more results. */
const MOST_RESULTS = 25_000;

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

/** Prints a log in the Static Analysis Results Interchange Format (SARIF) 2.1.0, as code scanning reads it. */
export function sarifPrinter(customRules: readonly CustomRule[], docsUrl: string | undefined): Printer {
  const results: Result[] = [];
  const notifications: Notification[] = [];
  const descriptors: ReportingDescriptor[] = [];
  const indexes = new Map<string, number>();
  const fromRoot = namesFromRoot();

  const indexOf = (rule: Found["rule"]) =>
    getOrInsertComputed(indexes, rule, () => descriptors.push(descriptorOf(rule, customRules, docsUrl)) - 1);

  return {
    each({ file, violations, warnings, truncated }, places) {
      if (truncated) notifications.push(truncation(file, fromRoot));
      for (const found of [...violations, ...warnings])
        results.push(resultOf(found, indexOf(found.rule), places, fromRoot));
      return "";
    },
    all(totals) {
      const failures = complaintsIn(totals).map(failure);
      const left = results.length - MOST_RESULTS;
      if (left > 0) {
        const text = `${left} more findings are left out, warnings first: a run has at most ${MOST_RESULTS} results.`;
        notifications.push({ level: "warning", message: { text } });
      }
      const driver = { name: packageJson.name, version: packageJson.version, rules: descriptors };
      // Otherwise code scanning would close the alerts of files that were not read.
      const executionSuccessful = failures.length === 0;
      const invocation = { executionSuccessful, toolExecutionNotifications: [...notifications, ...failures] };
      const log: Log = {
        version: "2.1.0",
        $schema: SCHEMA,
        runs: [
          { tool: { driver }, columnKind: "utf16CodeUnits", invocations: [invocation], results: mostSevere(results) },
        ],
      };
      return `${printableJson(JSON.stringify(log, null, 2))}\n`;
    },
  };
}

/** All results if there are not too many, otherwise errors before warnings, as many as fit. */
function mostSevere(results: Result[]): Result[] {
  if (results.length <= MOST_RESULTS) return results;
  const isError = ({ level }: Result) => level === "error";
  return [...results.filter(isError), ...results.filter((result) => !isError(result))].slice(0, MOST_RESULTS);
}

function resultOf(found: Found, ruleIndex: number, places: Places, fromRoot: FromRoot): Result {
  const stored = places.inStored(found);
  return {
    ruleId: found.rule,
    ruleIndex,
    level: found.severity,
    message: messageOf(found.message),
    locations: [
      { physicalLocation: physicalLocation(places.inFile(found), fromRoot), ...logicalLocations(found, places) },
    ],
    ...(stored && {
      relatedLocations: [
        { id: 0, message: { text: "in the stored campaign" }, physicalLocation: physicalLocation(stored, fromRoot) },
      ],
    }),
  };
}

/** Text such as [text](target) would be a link. */
function messageOf(text: string): Message {
  return { text: printable(text).replaceAll("](", "] (") };
}

function failure(complaint: string): Notification {
  return { level: "error", message: messageOf(complaint) };
}

function truncation(file: string, fromRoot: FromRoot): Notification {
  return {
    level: "warning",
    message: { text: "This file has more problems than are listed." },
    locations: [{ physicalLocation: { artifactLocation: { uri: artifactUri(file, fromRoot(file)) } } }],
  };
}

function physicalLocation({ file, position }: Place, fromRoot: FromRoot): PhysicalLocation {
  return {
    artifactLocation: { uri: artifactUri(file, fromRoot(file)) },
    ...(position && {
      region: {
        startLine: position.line,
        startColumn: position.column,
        endLine: position.line,
        endColumn: position.column + position.length,
      },
    }),
  };
}

function logicalLocations(found: Found, places: Places): Pick<Location, "logicalLocations"> {
  const segments = places.segmentsOf(found) ?? [];
  if (segments.length === 0) return {};
  return {
    logicalLocations: [
      { name: printable(String(segments.at(-1))), fullyQualifiedName: printable(renderPointer(segments)) },
    ],
  };
}

function descriptorOf(
  rule: Found["rule"],
  customRules: readonly CustomRule[],
  docsUrl: string | undefined,
): ReportingDescriptor {
  const helpUri = pageOf(rule, docsUrl);
  const custom = customRules.find(({ id }) => id === rule);
  const { summary, spec, appliesTo, severity } = custom === undefined ? explain(rule as RuleId) : catalogued(custom);
  const facts = [
    summary,
    ...(rule.startsWith("input.") ? [] : [`Applies to ${appliesTo.replace(" (@)", "")}.`]),
    ...(spec === undefined ? [] : [`Specification: ${spec}.`]),
  ];
  return {
    id: rule,
    shortDescription: { text: summary },
    fullDescription: { text: facts.join(" ") },
    help: { text: `campaign-rules explain ${rule}` },
    ...(helpUri !== undefined && { helpUri }),
    defaultConfiguration: { level: severity },
  };
}

/** Characters that must be escaped in the path of a URI (RFC 3986), or in the first segment of a relative one. */
const RESERVED = /[^\w\-.~!$&'()*+,;=@%/]/gu;

/** The URI of a file: relative if it is below the root, where it has the name `below`, otherwise absolute. */
export function artifactUri(file: string, below: string | undefined): string {
  if (below === undefined) return `file://${encoded(pathToFileURL(file).href.slice("file://".length))}`;
  // Replaces characters that a URI cannot contain.
  return encoded(pathToFileURL(below).href.slice(pathToFileURL("./").href.length));
}

function encoded(path: string): string {
  return path.replace(RESERVED, encodeURIComponent);
}
