import { isDeepStrictEqual } from "node:util";
import {
  type CodeAction,
  type CodeActionParams,
  LSPErrorCodes,
  ResponseError,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver/node";
import { type CheckedDocument, type CheckedPart, findingsOf } from "../checking/checked-document.js";
import type { ClientFeatures } from "../client-features.js";
import { smallestEdit } from "../text/smallest-edit.js";
import { hasFix, planActions } from "./plan-actions.js";
import type { Change } from "./planned-action.js";

/** The data that a client sends back to get the edit of an action. */
interface ActionData {
  readonly uri: string;
  /** The id of the result whose findings the change counts. */
  readonly result: string;
  readonly change: Change;
}

/** The actions for a range. They lack their edits if the client asks for these later. */
export function codeActions(
  checked: CheckedDocument,
  { range, context }: CodeActionParams,
  features: ClientFeatures,
): CodeAction[] {
  const { id, document } = checked;
  return planActions(checked, range, context.only).flatMap(
    ({ title, kind, diagnostic, isPreferred, change }): CodeAction[] => {
      const diagnostics = context.diagnostics.filter(({ code, message, range: place }) => {
        return isDeepStrictEqual({ code, message, range: place }, diagnostic);
      });
      const action: CodeAction = {
        ...{ title, kind },
        ...(isPreferred && { isPreferred }),
        ...(diagnostics.length > 0 && { diagnostics }),
      };
      if (features.resolvesEdits)
        return [{ ...action, data: { uri: document.uri, result: id, change } satisfies ActionData }];
      const edits = editsFor(checked, change);
      return edits.length === 0 ? [] : [{ ...action, edit: workspaceEdit(checked, edits, features) }];
    },
  );
}

/** The URI of the document that an action is for. */
export function uriOf({ data }: CodeAction): string | undefined {
  return (data as ActionData | undefined)?.uri;
}

/**
 * An action with its edit.
 *
 * @throws {ResponseError} if the document, or what is found in it, may have changed since the action was offered.
 */
export function resolved(action: CodeAction, checked: CheckedDocument, features: ClientFeatures): CodeAction {
  const { result, change } = action.data as ActionData;
  if (result !== checked.id) throw new ResponseError(LSPErrorCodes.ContentModified, "the document has changed");
  return { ...action, edit: workspaceEdit(checked, editsFor(checked, change), features) };
}

function workspaceEdit({ document }: CheckedDocument, edits: TextEdit[], features: ClientFeatures): WorkspaceEdit {
  const { uri, version } = document;
  return features.versionsEdits
    ? { documentChanges: [{ textDocument: { uri, version }, edits }] }
    : { changes: { [uri]: edits } };
}

/** The edits of a change; none if it does not apply to the document as it is now. */
function editsFor(checked: CheckedDocument, change: Change): TextEdit[] {
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
