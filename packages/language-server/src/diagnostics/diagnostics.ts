import { pathToFileURL } from "node:url";
import type { Found } from "campaign-rules/files";
import { type Diagnostic, type DiagnosticRelatedInformation, DiagnosticSeverity } from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import {
  type CheckedDocument,
  type CheckedPart,
  MOST_FINDINGS,
  NOT_CHECKED,
  offsetsOf,
  type Unchecked,
} from "../checking/checked-document.js";
import type { RulePages } from "../rules/rule-pages.js";
import { Offsets } from "../text/offsets.js";
import { undecided } from "./undecided.js";

export const SOURCE = "campaign-rules";

/** How diagnostics are presented. */
export interface Presentation {
  readonly pages: RulePages;
  /** Whether rules that could not be decided are shown. */
  readonly undecided: boolean;
}

/**
 * The diagnostics of a document: errors and warnings in the order of `check`, then the undecided rules. A document of
 * many requests has about `MOST_FINDINGS` at most.
 */
export function diagnosticsOf(checked: CheckedDocument | Unchecked, shown: Presentation): Diagnostic[] {
  if (!("parts" in checked)) return [atStart(checked.document, DiagnosticSeverity.Error, checked.failure)];
  const diagnostics: Diagnostic[] = [];
  for (const part of checked.parts) {
    if (part.checked === NOT_CHECKED) {
      diagnostics.push(
        plain(offsetsOf(checked.document, part).rangeOf(undefined), DiagnosticSeverity.Information, MORE),
      );
      break;
    }
    const hasRoom = diagnostics.length < MOST_FINDINGS;
    diagnostics.push(...diagnosticsOfPart(checked, part, { ...shown, undecided: shown.undecided && hasRoom }));
  }
  if (!checked.lacksCurrent) return diagnostics;
  const missing = `${checked.file.current} does not exist, so nothing is known about the stored campaign`;
  return [...diagnostics, atStart(checked.document, DiagnosticSeverity.Information, missing)];
}

const MORE = "There are more problems than are shown. Fix some of these first.";

function diagnosticsOfPart(whole: CheckedDocument, part: CheckedPart, shown: Presentation): Diagnostic[] {
  const { document } = whole;
  const { checked } = part;
  const offsets = offsetsOf(document, part);
  if ("failure" in checked) return [plain(offsets.rangeOf(undefined), DiagnosticSeverity.Error, checked.failure)];
  const { violations, warnings, skipped, truncated } = checked.result;
  const findings = [...violations, ...warnings].map((found): Diagnostic => {
    const inCurrent = relatedInformation(part, found);
    return {
      range: offsets.rangeOf(checked.positionOf(found)),
      severity: found.severity === "error" ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
      code: found.rule,
      ...described(shown.pages.addressOf(found.rule)),
      source: SOURCE,
      message: found.message,
      ...(inCurrent.length > 0 && { relatedInformation: inCurrent }),
      // For programs that read diagnostics.
      data: found,
    };
  });
  const context = whole.checker.contextFor(whole.file.path);
  return [
    ...findings,
    ...(truncated ? [plain(offsets.rangeOf(undefined), DiagnosticSeverity.Information, MORE)] : []),
    ...(shown.undecided
      ? skipped.map((one): Diagnostic => {
          const { place, message } = undecided(one, checked, context);
          return {
            ...plain(offsets.rangeOf(place), DiagnosticSeverity.Hint, message),
            code: one.rule,
            ...described(shown.pages.addressOf(one.rule)),
          };
        })
      : []),
  ];
}

function described(href: string | undefined): Pick<Diagnostic, "codeDescription"> {
  return href === undefined ? {} : { codeDescription: { href } };
}

/** The place in the stored campaign, if a finding concerns it. */
function relatedInformation({ checked, contents }: CheckedPart, found: Found): DiagnosticRelatedInformation[] {
  const { current } = contents;
  const position = "failure" in checked ? undefined : checked.positionInCurrent(found);
  if (current === undefined || position === undefined) return [];
  const uri = pathToFileURL(current.file).href;
  const document = TextDocument.create(uri, "json", 0, current.text);
  const range = new Offsets(document, current.text, 0, 1).rangeOf(position);
  return [{ location: { uri, range }, message: "the stored campaign" }];
}

function atStart(document: TextDocument, severity: DiagnosticSeverity, message: string): Diagnostic {
  return plain(new Offsets(document, "", 0, 1).rangeOf(undefined), severity, message);
}

function plain(range: Diagnostic["range"], severity: DiagnosticSeverity, message: string): Diagnostic {
  return { range, severity, source: SOURCE, message };
}
