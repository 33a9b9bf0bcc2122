import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  type ClientCapabilities,
  type CodeAction,
  CodeActionRequest,
  type CompletionItem,
  CompletionRequest,
  createProtocolConnection,
  type Diagnostic,
  DidChangeConfigurationNotification,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  type DocumentDiagnosticReport,
  DocumentDiagnosticRequest,
  ExitNotification,
  InitializedNotification,
  type InitializeParams,
  InitializeRequest,
  type Position,
  type ProtocolConnection,
  type Range,
  ShowMessageNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type TextDocumentContentChangeEvent,
} from "vscode-languageserver-protocol/node";

const COMMAND = fileURLToPath(new URL("../../bin/campaign-rules-language-server.js", import.meta.url));

const WHOLE: Range = { start: { line: 0, character: 0 }, end: { line: 1_000_000, character: 0 } };

/** The options of a client. */
export interface ClientOptions {
  /** The folder of the workspace, if it has one. */
  readonly folder?: string;
  /** The initialization options. */
  readonly settings?: unknown;
  /** Other parameters, which take precedence. */
  readonly params?: Partial<InitializeParams>;
  /** Whether it pulls diagnostics, as by default. */
  readonly pulls?: boolean;
  /** What it supports in a document, beside pulling diagnostics. */
  readonly textDocument?: ClientCapabilities["textDocument"];
  /** What it supports in a workspace. */
  readonly workspace?: ClientCapabilities["workspace"];
  /** The module of the server; by default, the built command. */
  readonly command?: string;
  /** The most address space of the server, in KiB. */
  readonly memory?: number;
}

/** A client of the built server over standard input and output. */
export class Client {
  /** What the server has shown to the user. */
  readonly shown: string[] = [];
  readonly #versions = new Map<string, number>();

  private constructor(
    readonly connection: ProtocolConnection,
    private readonly process: ChildProcess,
  ) {
    connection.onNotification(ShowMessageNotification.type, ({ message }) => void this.shown.push(message));
    // Rejects what waits for an answer: a server whose output is damaged, or that has ended, gives none.
    connection.onError(() => connection.dispose());
    connection.onClose(() => connection.dispose());
    connection.listen();
  }

  static async start({
    folder,
    settings,
    params,
    pulls = true,
    textDocument,
    workspace,
    ...options
  }: ClientOptions): Promise<Client> {
    const { command = COMMAND, memory } = options;
    const [program, ...args] =
      memory === undefined
        ? [process.execPath, command, "--stdio"]
        : ["bash", "-c", `ulimit -v ${memory}; exec "$0" "$@"`, process.execPath, command, "--stdio"];
    const child = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
    const streams = [new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin)] as const;
    const client = new Client(createProtocolConnection(...streams), child);
    await client.connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: null,
      workspaceFolders: folder === undefined ? null : [{ uri: pathToFileURL(folder).href, name: "test" }],
      initializationOptions: settings,
      capabilities: {
        textDocument: { ...textDocument, ...(pulls && { diagnostic: {} }) },
        ...(workspace && { workspace }),
      },
      ...params,
    });
    await client.connection.sendNotification(InitializedNotification.type, {});
    return client;
  }

  async open(uri: string, text: string): Promise<void> {
    this.#versions.set(uri, 1);
    await this.connection.sendNotification(DidOpenTextDocumentNotification.type, {
      textDocument: { uri, languageId: "json", version: 1, text },
    });
  }

  async change(uri: string, ...contentChanges: TextDocumentContentChangeEvent[]): Promise<void> {
    const version = (this.#versions.get(uri) ?? 0) + 1;
    this.#versions.set(uri, version);
    await this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument: { uri, version },
      contentChanges,
    });
  }

  async close(uri: string): Promise<void> {
    await this.connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } });
  }

  /** Sends the settings of the user. */
  async configure(campaignRules: object): Promise<void> {
    const settings = { campaignRules };
    await this.connection.sendNotification(DidChangeConfigurationNotification.type, { settings });
  }

  report(uri: string, previousResultId?: string): Promise<DocumentDiagnosticReport> {
    const former = previousResultId === undefined ? {} : { previousResultId };
    return this.connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument: { uri }, ...former });
  }

  async diagnostics(uri: string): Promise<Diagnostic[]> {
    const report = await this.report(uri);
    return report.kind === "full" ? report.items : [];
  }

  async actions(uri: string, only?: string, diagnostics: Diagnostic[] = []): Promise<CodeAction[]> {
    const context = { diagnostics, ...(only !== undefined && { only: [only] }) };
    const asked = { textDocument: { uri }, range: WHOLE, context };
    return ((await this.connection.sendRequest(CodeActionRequest.type, asked)) ?? []) as CodeAction[];
  }

  async complete(uri: string, position: Position): Promise<CompletionItem[]> {
    const answer = await this.connection.sendRequest(CompletionRequest.type, { textDocument: { uri }, position });
    return Array.isArray(answer) ? answer : (answer?.items ?? []);
  }

  /** Ends the server, and returns its exit code. */
  async stop(): Promise<number | null> {
    await this.connection.sendRequest(ShutdownRequest.type);
    const ended = once(this.process, "exit") as Promise<[number | null]>;
    await this.connection.sendNotification(ExitNotification.type);
    const [code] = await ended;
    this.connection.dispose();
    return code;
  }
}
