import type { Found } from "campaign-rules/files";
import type { CodeActionKind, Diagnostic } from "vscode-languageserver/node";

/** Fixes everything that has a fix, as `check --fix` does. */
export const FIX_ALL: CodeActionKind = "source.fixAll.campaignRules";

/** The change that an action makes. It is plain data: clients send it back to get the edit. */
export type Change =
  /** Applies the fix of one finding, or inserts the object that is missing at its place. */
  | { readonly does: "fix" | "complete"; readonly part: number; readonly finding: number }
  /** Applies the fixes of one rule, or of all rules, in all parts of a document. */
  | { readonly does: "fix-all"; readonly rule: Found["rule"] | undefined };

/** An action whose edit is not computed yet. */
export interface PlannedAction {
  readonly title: string;
  readonly kind: CodeActionKind;
  /** The diagnostic that it is about; undefined for actions on the whole document. */
  readonly diagnostic: Pick<Diagnostic, "code" | "message" | "range"> | undefined;
  readonly isPreferred: boolean;
  readonly change: Change;
}
