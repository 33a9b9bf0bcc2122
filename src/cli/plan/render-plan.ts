import type { Colors } from "picocolors/types.js";
import { bounded } from "../../errors/bounds.js";
import { renderPath } from "../../errors/path.js";
import { excerpt } from "../../errors/wording.js";
import type { PlannedUpdate } from "../../index.js";
import type { FileResult } from "../../text/request/check-text.js";
import type { Places } from "../../text/request/places.js";
import { inLineOrder, prettyPrinter } from "../formats/pretty.js";
import { counted, printable } from "../printable.js";
import { type FieldChange, fieldChanges } from "./field-changes.js";

const MOST = 200;

interface Printed {
  readonly stored: unknown;
  readonly desired: unknown;
  /** Undefined if the update is forbidden. */
  readonly planned: PlannedUpdate | undefined;
  readonly result: FileResult;
  readonly places: Places;
  readonly notes: readonly string[];
}

export function renderPlan({ stored, desired, planned, result, places, notes }: Printed, colors: Colors): string {
  const changes = changedLines(stored, desired, colors);
  const found = result.violations.length + result.warnings.length;
  const findings = prettyPrinter({ colors, isWritten: false, isVerbose: false }).each(
    inLineOrder(result, places),
    places,
  );
  const parts = [
    changes.length > 0 && `${changes.join("\n")}\n\n`,
    found > 0 && findings,
    notes.length > 0 && `${notes.map((note) => colors.dim(note)).join("\n")}\n\n`,
    `${outcome(planned, result, colors)}\n`,
  ];
  return parts.filter((part) => part !== false).join("");
}

function outcome(planned: PlannedUpdate | undefined, { violations, truncated }: FileResult, colors: Colors): string {
  if (planned === undefined) {
    const errors = `${truncated ? "more than " : ""}${counted(violations.length, "error")}`;
    return `${colors.red("The update is not possible")}: ${errors}.`;
  }
  if (!planned.changes) return `${colors.green("Nothing to do")}: the stored campaign is as desired.`;
  const names = Object.keys(planned.patch);
  return `${colors.yellow(`${counted(names.length, "field")} to update`)}: ${names.join(", ")}.`;
}

function changedLines(stored: unknown, desired: unknown, colors: Colors): string[] {
  const lines: string[] = [];
  let others = 0;
  for (const change of fieldChanges(stored, desired)) {
    if (lines.length < MOST) lines.push(changedLine(change, colors));
    else others++;
  }
  if (others > 0) lines.push(`… and ${counted(others, "other change")}`);
  return lines;
}

function changedLine({ segments, before, after }: FieldChange, colors: Colors): string {
  const path = printable(bounded(renderPath(segments)));
  const [old, wanted] = [before, after].map((known) => known && printable(shortJson(known.value)));
  if (old === undefined) return `${colors.green("+")} ${path}: ${wanted}`;
  if (wanted === undefined) return `${colors.red("-")} ${path}: ${old}`;
  return `${colors.yellow("~")} ${path}: ${old} → ${wanted}`;
}

/** The longest text of a value, in UTF-16 units. */
const LONGEST = 80;

/** A value as JSON on one line, cut if it is long. Reads only as much of the value as it shows. */
function shortJson(value: unknown): string {
  let text = "";
  for (const token of tokensOf(value)) {
    text += token;
    if (text.length > LONGEST) return excerpt(text, LONGEST);
  }
  return text;
}

/** Each level yields a token first, so it is never nested deeper than the text is long. */
function* tokensOf(value: unknown): Generator<string> {
  if (typeof value === "string") {
    yield JSON.stringify(value.slice(0, LONGEST));
  } else if (typeof value !== "object" || value === null) {
    yield String(value);
  } else if (Array.isArray(value)) {
    yield "[";
    for (const [index, entry] of value.entries()) {
      if (index > 0) yield ", ";
      yield* tokensOf(entry);
    }
    yield "]";
  } else {
    const members = Object.entries(value);
    yield members.length === 0 ? "{" : "{ ";
    for (const [index, [key, member]] of members.entries()) {
      if (index > 0) yield ", ";
      yield `${JSON.stringify(key.slice(0, LONGEST))}: `;
      yield* tokensOf(member);
    }
    yield members.length === 0 ? "}" : " }";
  }
}
