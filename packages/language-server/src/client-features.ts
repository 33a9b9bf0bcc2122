import type { ClientCapabilities } from "vscode-languageserver/node";

export type ClientFeatures = ReturnType<typeof clientFeatures>;

export function clientFeatures({ workspace, textDocument }: ClientCapabilities) {
  const { dynamicRegistration, relativePatternSupport } = workspace?.didChangeWatchedFiles ?? {};
  return {
    pullsDiagnostics: textDocument?.diagnostic !== undefined,
    refreshesDiagnostics: workspace?.diagnostics?.refreshSupport === true,
    hasConfiguration: workspace?.configuration === true,
    registersConfiguration: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    hasFolders: workspace?.workspaceFolders === true,
    watchesFiles: dynamicRegistration === true,
    /** Whether it can also watch files outside the folders of the workspace. */
    watchesOutside: dynamicRegistration === true && relativePatternSupport === true,
    hasSnippets: textDocument?.completion?.completionItem?.snippetSupport === true,
    /** Whether it asks for the edit of a code action when the action is chosen. */
    resolvesEdits: textDocument?.codeAction?.resolveSupport?.properties.includes("edit") === true,
    versionsEdits: workspace?.workspaceEdit?.documentChanges === true,
    /** Whether it declares that symbols must not contain others. */
    hasFlatSymbols: textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === false,
    /** Whether it prefers plain text to Markdown. */
    hasPlainHovers: textDocument?.hover?.contentFormat?.[0] === "plaintext",
  };
}
