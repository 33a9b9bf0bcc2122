import { CodeActionKind, type InitializeResult, TextDocumentSyncKind } from "vscode-languageserver/node";
import packageJson from "../package.json" with { type: "json" };
import { FIX_ALL } from "./actions/planned-action.js";
import type { ClientFeatures } from "./client-features.js";
import { SOURCE } from "./diagnostics/diagnostics.js";

/** The capabilities of the server, for the features of a client. */
export function initializeResult({ pullsDiagnostics, hasFolders }: ClientFeatures): InitializeResult {
  return {
    serverInfo: { name: packageJson.name, version: packageJson.version },
    capabilities: {
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
      completionProvider: { triggerCharacters: ['"', ":"] },
      hoverProvider: true,
      documentSymbolProvider: true,
      codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL], resolveProvider: true },
      // The diagnostics of an update depend on its stored campaign, which may be open too.
      ...(pullsDiagnostics && {
        diagnosticProvider: { identifier: SOURCE, interFileDependencies: true, workspaceDiagnostics: false },
      }),
      ...(hasFolders && { workspace: { workspaceFolders: { supported: true, changeNotifications: true } } }),
    },
  };
}
