import type { Found } from "campaign-rules/files";
import type { CodeActionKind } from "vscode-languageserver/node";

/** Fixes everything that has a fix, as `check --fix` does. */
export const FIX_ALL: CodeActionKind = "source.fixAll.campaignRules";

/** What an action changes. It is plain data: clients send it back for the edit. */
export type Change =
  /** Applies the fix of one finding, or inserts the object that is missing at its place. */
  | { readonly does: "fix" | "complete"; readonly part: number; readonly finding: number }
  /** Applies the fixes of one rule, or of all rules, in all parts of a document. */
  | { readonly does: "fix-all"; readonly rule: Found["rule"] | undefined };

/** An action whose edit is not known yet. */
export interface PlannedAction {
  readonly title: string;
  readonly kind: CodeActionKind;
  /** What it is about; undefined for actions on the whole document. */
  readonly found: Found | undefined;
  readonly isPreferred: boolean;
  readonly change: Change;
}
