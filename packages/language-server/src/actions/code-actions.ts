import {
  type CodeAction,
  type CodeActionParams,
  type Diagnostic,
  LSPErrorCodes,
  ResponseError,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver/node";
import type { CheckedDocument } from "../checking/checked-document.js";
import type { ClientFeatures } from "../client-features.js";
import { editsFor } from "./edit-for.js";
import { planActions } from "./plan-actions.js";
import type { Change } from "./planned-action.js";

/** The data that a client sends back to get the edit of an action. */
interface ActionData {
  readonly uri: string;
  readonly version: number;
  readonly change: Change;
}

/** The actions for a range. They lack their edits if the client asks for these later. */
export function codeActions(
  checked: CheckedDocument,
  { range, context }: CodeActionParams,
  features: ClientFeatures,
): CodeAction[] {
  const { uri, version } = checked.document;
  return planActions(checked, range, context.only).flatMap(
    ({ title, kind, found, isPreferred, change }): CodeAction[] => {
      const diagnostics = context.diagnostics.filter(
        (one) => found !== undefined && isAbout(one, found.rule, found.message),
      );
      const action: CodeAction = {
        ...{ title, kind },
        ...(isPreferred && { isPreferred }),
        ...(diagnostics.length > 0 && { diagnostics }),
      };
      if (features.resolvesEdits) return [{ ...action, data: { uri, version, change } satisfies ActionData }];
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
 * @throws {ResponseError} if the document has changed since the action was offered.
 */
export function resolved(action: CodeAction, checked: CheckedDocument, features: ClientFeatures): CodeAction {
  const { version, change } = action.data as ActionData;
  if (version !== checked.version) throw new ResponseError(LSPErrorCodes.ContentModified, "the document has changed");
  return { ...action, edit: workspaceEdit(checked, editsFor(checked, change), features) };
}

function isAbout({ code, message }: Diagnostic, rule: string, text: string): boolean {
  return code === rule && message === text;
}

function workspaceEdit({ document }: CheckedDocument, edits: TextEdit[], features: ClientFeatures): WorkspaceEdit {
  const { uri, version } = document;
  return features.versionsEdits
    ? { documentChanges: [{ textDocument: { uri, version }, edits }] }
    : { changes: { [uri]: edits } };
}
