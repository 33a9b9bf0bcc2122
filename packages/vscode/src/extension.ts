import type { ExtensionContext } from "vscode";
import { LanguageClient, type LanguageClientOptions, type NodeModule, TransportKind } from "vscode-languageclient/node";

/** The files that the server may check; its settings decide which of them contain campaigns. */
const options: LanguageClientOptions = {
  documentSelector: [
    { scheme: "file", language: "json" },
    { scheme: "file", language: "jsonl" },
    { scheme: "file", pattern: "**/*.ndjson" },
  ],
};

let client: LanguageClient | undefined;

/** Starts the server with the editor's version of Node. */
export async function activate(context: ExtensionContext): Promise<void> {
  const server: NodeModule = { module: context.asAbsolutePath("dist/server.mjs"), transport: TransportKind.stdio };
  client = new LanguageClient("campaignRules", "Campaign Rules", { run: server, debug: server }, options);
  await client.start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}
