import type { TextEdit } from "vscode-languageserver/node";
import type { CheckedDocument, CheckedPart } from "../checking/checked-document.js";
import { smallestEdit } from "../text/smallest-edit.js";
import { findingsOf, hasFix } from "./plan-actions.js";
import type { Change } from "./planned-action.js";

/** The edits of a change; none if it does not apply to the document as it is now. */
export function editsFor(checked: CheckedDocument, change: Change): TextEdit[] {
  const { document, parts } = checked;
  const touched = change.does === "fix-all" ? parts : parts.slice(change.part, change.part + 1);
  return touched.flatMap((part) => {
    const wanted = wantedText(checked, part, change);
    return wanted === undefined ? [] : (smallestEdit(document, part.text, part.start, wanted) ?? []);
  });
}

function wantedText({ checker, file }: CheckedDocument, part: CheckedPart, change: Change): string | undefined {
  const { text, contents } = part;
  if ("failure" in part.checked) return undefined;
  if (change.does === "fix-all")
    return findingsOf(part).some(hasFix) ? checker.fix(file.path, text, contents, change.rule).text : undefined;
  const found = findingsOf(part)[change.finding];
  if (found === undefined) return undefined;
  return change.does === "fix"
    ? checker.applyFix(text, found, contents)
    : checker.complete(file.path, text, found.segments);
}
