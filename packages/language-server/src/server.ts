import {
  type CancellationToken,
  type Connection,
  type Diagnostic,
  DidChangeConfigurationNotification,
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
  type InitializeParams,
  LSPErrorCodes,
  ResponseError,
  TextDocuments,
} from "vscode-languageserver/node";
import { TextDocument } from "vscode-languageserver-textdocument";
import { codeActions, resolved, uriOf } from "./actions/code-actions.js";
import { initializeResult } from "./capabilities.js";
import { pathOf } from "./checking/campaign-files.js";
import type { CheckedDocument, Unchecked } from "./checking/checked-document.js";
import { DocumentChecker } from "./checking/document-checker.js";
import { type ClientFeatures, clientFeatures } from "./client-features.js";
import { completionsAt } from "./completion/completions.js";
import { diagnosticsOf } from "./diagnostics/diagnostics.js";
import { Push } from "./diagnostics/push.js";
import { hoverAt } from "./hover/hover.js";
import { Messages } from "./messages.js";
import { listOf, symbolsOf } from "./outline/symbols.js";
import { RulePages } from "./rules/rule-pages.js";
import type { Settings } from "./settings/settings.js";
import { SECTION, Workspace } from "./settings/workspace.js";
import { Watching } from "./watching.js";

/** Serves the documents of one client. */
class Server {
  readonly #connection: Connection;
  readonly features: ClientFeatures;
  readonly #workspace: Workspace;
  readonly #documents = new TextDocuments(TextDocument);
  readonly #checker: DocumentChecker;
  readonly #push = new Push(
    (uri, isLatest) => this.#publish(uri, isLatest),
    (error) => this.#connection.console.error(String(error)),
  );
  readonly #watching: Watching;
  /** How often settings or files have changed. After that, the diagnostics of the same result may differ. */
  #changes = 0;

  constructor(connection: Connection, params: InitializeParams) {
    this.#connection = connection;
    const features = clientFeatures(params.capabilities);
    const messages = new Messages(connection);
    this.features = features;
    this.#workspace = new Workspace({
      connection,
      features,
      messages,
      params,
      onLate: () => void this.#settingsChanged(),
    });
    this.#checker = new DocumentChecker({
      scopeOf: (path) => this.#workspace.scopeOf(path),
      // A client may send a document without an address.
      documentAt: (path) => this.#documents.all().find(({ uri }) => pathOf(String(uri)) === path),
      runsCode: (path) => this.#workspace.runsCode(path),
      onNote: (note) => messages.warn(`Campaign Rules: ${note}`),
      onTried: (paths) => this.#watchOutside(paths),
      onCurrent: (path) => {
        if (features.watchesFiles) void this.#watching.watchCampaign(path);
        this.#watchOutside([path]);
      },
    });
    this.#watching = new Watching(connection);
    this.#followDocuments();
    this.#followSettings();
    this.#answer();
  }

  /** Asks the client to report changes, once it is ready. It may never answer. */
  async start(): Promise<void> {
    const { client, workspace } = this.#connection;
    if (this.features.hasFolders)
      workspace.onDidChangeWorkspaceFolders((change) => {
        this.#workspace.changeFolders(change);
        this.#checker.reload();
        void this.#settingsChanged();
      });
    if (this.features.registersConfiguration)
      // The library logs it.
      client.register(DidChangeConfigurationNotification.type, { section: SECTION }).catch(() => undefined);
    await this.#watch();
  }

  #followDocuments(): void {
    this.#documents.onDidChangeContent(({ document }) => this.#changed(document.uri));
    this.#documents.onDidClose(({ document: { uri } }) => {
      this.#push.forget(uri);
      this.#checker.forget(uri);
      if (!this.features.pullsDiagnostics) {
        void this.#connection.sendDiagnostics({ uri, diagnostics: [] });
        this.#scheduleDependents(uri);
        // Clients pull again after a change of another document, not after its end.
      } else if (this.#checker.dependentsOf(pathOf(uri)).length > 0) void this.#refresh();
    });
    this.#documents.listen(this.#connection);
  }

  #followSettings(): void {
    this.#connection.onDidChangeConfiguration(async ({ settings }) => {
      this.#workspace.change(settings);
      await this.#settingsChanged();
    });
    this.#connection.onDidChangeWatchedFiles(async () => {
      this.#checker.reload();
      await this.#checkAgain();
    });
  }

  #answer(): void {
    const { languages } = this.#connection;
    languages.diagnostics.on(({ textDocument, previousResultId }, token) =>
      this.#report(textDocument.uri, previousResultId, token),
    );
    this.#connection.onCodeAction(async (params, token) => {
      const checked = await this.#checkedAt(params.textDocument.uri, token);
      return checked && codeActions(checked, params, this.features);
    });
    this.#connection.onCodeActionResolve(async (action, token) => {
      const checked = await this.#checkedAt(uriOf(action) ?? "", token);
      return checked === undefined ? action : resolved(action, checked, this.features);
    });
    this.#connection.onCompletion(async ({ textDocument, position }, token) => {
      const checked = await this.#checkedAt(textDocument.uri, token);
      return checked && unlessTooDeep(completionsAt(checked, position, this.features.hasSnippets));
    });
    this.#connection.onHover(async ({ textDocument, position }, token) => {
      const checked = await this.#checkedAt(textDocument.uri, token);
      const settings = await this.#settingsFor(textDocument.uri);
      return checked && unlessTooDeep(hoverAt(checked, position, this.#pagesFor(settings, checked), this.features));
    });
    this.#connection.onDocumentSymbol(async ({ textDocument }, token) => {
      const checked = await this.#checkedAt(textDocument.uri, token);
      const symbols = checked && symbolsOf(checked.document, checked.parts);
      return symbols && this.features.hasFlatSymbols ? listOf(symbols, textDocument.uri) : symbols;
    });
  }

  /** The result for a document. Undefined if there is no such document, or it cannot be checked. */
  async #checkedAt(uri: string, token: CancellationToken): Promise<CheckedDocument | undefined> {
    await expectNotCancelled(token);
    const document = this.#documents.get(uri);
    const checked = document && (await this.#checker.check(document));
    return checked !== undefined && "parts" in checked ? checked : undefined;
  }

  async #report(uri: string, former: string | undefined, token: CancellationToken): Promise<DocumentDiagnosticReport> {
    await expectNotCancelled(token);
    const changes = this.#changes;
    const settings = await this.#settingsFor(uri);
    const document = this.#documents.get(uri);
    const checked = document && (await this.#checker.check(document));
    const resultId = checked && "parts" in checked ? `${changes}.${checked.id}` : undefined;
    if (resultId !== undefined && resultId === former)
      return { kind: DocumentDiagnosticReportKind.Unchanged, resultId };
    const items = this.#diagnosticsOf(checked, settings);
    return { kind: DocumentDiagnosticReportKind.Full, items, ...(resultId !== undefined && { resultId }) };
  }

  async #publish(uri: string, isLatest: () => boolean): Promise<void> {
    const document = this.#documents.get(uri);
    if (document === undefined) return;
    const settings = await this.#settingsFor(uri);
    const checked = await this.#checker.check(document);
    if (!isLatest()) return;
    const diagnostics = this.#diagnosticsOf(checked, settings);
    await this.#connection.sendDiagnostics({ uri, version: document.version, diagnostics });
  }

  #diagnosticsOf(checked: CheckedDocument | Unchecked | undefined, settings: Settings): Diagnostic[] {
    if (checked === undefined) return [];
    return diagnosticsOf(checked, { undecided: settings.undecided, pages: this.#pagesFor(settings, checked) });
  }

  async #settingsFor(uri: string): Promise<Settings> {
    return (await this.#workspace.scopeOf(pathOf(uri) ?? "")).settings;
  }

  /** Whoever wrote a workspace that is not trusted must not choose where links lead. */
  #pagesFor({ documentation }: Settings, checked: CheckedDocument | Unchecked): RulePages {
    const docsUrl = this.#workspace.isTrusted && "parts" in checked ? checked.docsUrl : undefined;
    return new RulePages(documentation ?? (docsUrl && `${docsUrl}/rules/{rule}`));
  }

  #changed(uri: string): void {
    if (this.features.pullsDiagnostics) return;
    this.#push.schedule(uri);
    this.#scheduleDependents(uri);
  }

  /** Once it is closed, what is in its file counts again. */
  #scheduleDependents(uri: string): void {
    for (const dependent of this.#checker.dependentsOf(pathOf(uri))) this.#push.schedule(dependent);
  }

  async #settingsChanged(): Promise<void> {
    await this.#checkAgain();
    await this.#watch();
  }

  async #checkAgain(): Promise<void> {
    this.#changes++;
    if (!this.features.pullsDiagnostics) for (const { uri } of this.#documents.all()) this.#push.schedule(uri);
    else await this.#refresh();
  }

  async #refresh(): Promise<void> {
    if (!this.features.refreshesDiagnostics) return;
    await this.#connection.languages.diagnostics.refresh().catch(() => undefined);
  }

  #watchOutside(paths: readonly string[]): void {
    const outside = paths.filter((path) => !this.#workspace.contains(path));
    if (this.features.watchesOutside) void this.#watching.watchOutside(outside);
  }

  async #watch(): Promise<void> {
    if (this.features.watchesFiles) await this.#watching.watchFor(await this.#workspace.allSettings());
  }
}

/**
 * Lets the messages come first that are already there.
 *
 * @throws {ResponseError} if one of them cancels the request.
 */
async function expectNotCancelled(token: CancellationToken): Promise<void> {
  await new Promise(setImmediate);
  if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, "cancelled");
}

/** The parser of the JSON language service is recursive: it throws if a place is nested too deeply. */
async function unlessTooDeep<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Waits for a client to initialize the connection, and serves it. */
export function serve(connection: Connection): void {
  let server: Server | undefined;
  connection.onInitialize((params) => {
    server = new Server(connection, params);
    return initializeResult(server.features);
  });
  connection.onInitialized(() => server?.start());
  connection.listen();
}
