import { type ExtensionContext, workspace } from "vscode";
import { LanguageClient, type LanguageClientOptions, type NodeModule, TransportKind } from "vscode-languageclient/node";

const options: LanguageClientOptions = {
  // The files that the server may check; its settings decide which of them contain campaigns.
  documentSelector: [
    { scheme: "file", language: "json" },
    { scheme: "file", language: "jsonl" },
    { scheme: "file", pattern: "**/*.ndjson" },
  ],
  initializationOptions: () => ({ trusted: workspace.isTrusted }),
};

let client: LanguageClient | undefined;

/** Starts the server with the editor's version of Node, and again once the user trusts the workspace. */
export async function activate(context: ExtensionContext): Promise<void> {
  const server: NodeModule = { module: context.asAbsolutePath("dist/server.mjs"), transport: TransportKind.stdio };
  const started = new LanguageClient("campaignRules", "Campaign Rules", { run: server, debug: server }, options);
  client = started;
  // Only a server that has started can start again.
  const again = () => started.start().then(() => started.restart());
  context.subscriptions.push(workspace.onDidGrantWorkspaceTrust(again));
  await started.start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}
