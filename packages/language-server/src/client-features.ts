import type { ClientCapabilities } from "vscode-languageserver/node";

/** The features of a client. */
export interface ClientFeatures {
  readonly pullsDiagnostics: boolean;
  readonly refreshesDiagnostics: boolean;
  readonly hasConfiguration: boolean;
  readonly registersConfiguration: boolean;
  readonly hasFolders: boolean;
  readonly watchesFiles: boolean;
  /** Whether it can also watch files outside the folders of the workspace. */
  readonly watchesOutside: boolean;
  readonly hasSnippets: boolean;
  /** Whether it asks for the edit of a code action when the action is chosen. */
  readonly resolvesEdits: boolean;
  readonly versionsEdits: boolean;
  /** Whether it declares that symbols must not contain others. */
  readonly hasFlatSymbols: boolean;
  /** Whether it prefers plain text to Markdown. */
  readonly hasPlainHovers: boolean;
}

export function clientFeatures({ workspace, textDocument }: ClientCapabilities): ClientFeatures {
  const { dynamicRegistration, relativePatternSupport } = workspace?.didChangeWatchedFiles ?? {};
  return {
    pullsDiagnostics: textDocument?.diagnostic !== undefined,
    refreshesDiagnostics: workspace?.diagnostics?.refreshSupport === true,
    hasConfiguration: workspace?.configuration === true,
    registersConfiguration: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    hasFolders: workspace?.workspaceFolders === true,
    watchesFiles: dynamicRegistration === true,
    watchesOutside: dynamicRegistration === true && relativePatternSupport === true,
    hasSnippets: textDocument?.completion?.completionItem?.snippetSupport === true,
    resolvesEdits: textDocument?.codeAction?.resolveSupport?.properties.includes("edit") === true,
    versionsEdits: workspace?.workspaceEdit?.documentChanges === true,
    hasFlatSymbols: textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === false,
    hasPlainHovers: textDocument?.hover?.contentFormat?.[0] === "plaintext",
  };
}
