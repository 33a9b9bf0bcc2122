import { isAbsolute, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type {
  Connection,
  InitializeParams,
  WorkspaceFolder,
  WorkspaceFoldersChangeEvent,
} from "vscode-languageserver/node";
import { pathInside } from "../../../../src/cli/path-inside.js";
import { realPath } from "../../../../src/cli/repository.js";
import { isObject } from "../../../../src/structure/checker.js";
import { pathOf } from "../checking/campaign-files.js";
import type { Scope } from "../checking/document-checker.js";
import type { ClientFeatures } from "../client-features.js";
import type { Messages } from "../messages.js";
import { isNothing, readSettings } from "./read-settings.js";
import type { Settings } from "./settings.js";

/** The section of a client's configuration that contains the settings. */
export const SECTION = "campaignRules";

/** What a workspace needs of the server. */
export interface WorkspaceOptions {
  readonly connection: Connection;
  readonly features: ClientFeatures;
  readonly messages: Messages;
  readonly params: InitializeParams;
  /** Called when the client has answered with settings so late that others were used. */
  readonly onLate: () => void;
}

/** How long to wait for the settings of the client, in milliseconds. Without them, nothing is answered. */
const PATIENCE_MS = 2_000;

/** The folders of a workspace, the settings of each, and whether its code may run. */
export class Workspace {
  /** Said by the client alone: whoever wrote the workspace may have written its settings too. */
  readonly isTrusted: boolean;
  /** The initialization options, and the settings that the client sent later, which take precedence over them. */
  readonly #initial: unknown;
  #sent: unknown;
  #folders: readonly string[];
  readonly #settings = new Map<string, Promise<Settings>>();

  constructor(private readonly options: WorkspaceOptions) {
    const { params } = options;
    const { trusted, settings } = optionsIn(params.initializationOptions);
    this.isTrusted = trusted;
    this.#initial = settings;
    this.#folders = foldersOf(params);
  }

  changeFolders({ added, removed }: WorkspaceFoldersChangeEvent): void {
    const left = pathsOf(removed);
    this.#folders = [...this.#folders.filter((folder) => !left.includes(folder)), ...pathsOf(added)];
    this.#settings.clear();
  }

  /** Takes the settings that a client sends, if any. All settings are read again when they are next needed. */
  change(sent: unknown): void {
    const section = typeof sent === "object" && sent !== null ? (sent as Record<string, unknown>)[SECTION] : undefined;
    if (!isNothing(section)) this.#sent = section;
    this.#settings.clear();
  }

  /** Whether code may run: in a trusted workspace, and inside its folders, also behind links. */
  runsCode(path: string): boolean {
    if (!this.isTrusted) return false;
    return this.contains(path) && isInOne(realPath(path), this.#folders.map(realPath));
  }

  contains(path: string): boolean {
    return isInOne(path, this.#folders);
  }

  /** The settings for a file, of the innermost folder that contains it. */
  async scopeOf(path: string): Promise<Scope> {
    const folder = this.#folders
      .filter((one) => isInside(path, one))
      .sort((a, b) => b.length - a.length)
      .at(0);
    return { folder, settings: await this.settingsOf(folder) };
  }

  allSettings(): Promise<Settings[]> {
    return Promise.all(
      (this.#folders.length > 0 ? this.#folders : [undefined]).map((folder) => this.settingsOf(folder)),
    );
  }

  /** The settings of a folder, or those outside all folders. */
  settingsOf(folder: string | undefined): Promise<Settings> {
    const key = folder ?? "";
    const known = this.#settings.get(key);
    if (known !== undefined) return known;
    let isLate = false;
    const patience = setTimeout(PATIENCE_MS, undefined, { ref: false }).then(() => {
      isLate = true;
    });
    const configured = this.#configured(folder);
    const settings = Promise.race([configured, patience]).then((given) => this.#read(given));
    this.#settings.set(key, settings);
    void configured.then((given) => {
      if (!isLate || this.#settings.get(key) !== settings) return;
      this.#settings.set(key, Promise.resolve(this.#read(given)));
      this.options.onLate();
    });
    return settings;
  }

  #read(configured: unknown): Settings {
    const { settings, problems } = readSettings(over(configured, over(this.#sent, this.#initial)));
    if (problems.length > 0) this.options.messages.warn(`Campaign Rules settings: ${problems.join("; ")}`);
    return settings;
  }

  async #configured(folder: string | undefined): Promise<unknown> {
    if (!this.options.features.hasConfiguration) return undefined;
    const scopeUri = folder === undefined ? undefined : pathToFileURL(folder).href;
    const item = { section: SECTION, ...(scopeUri && { scopeUri }) };
    return this.options.connection.workspace.getConfiguration(item).catch(() => undefined);
  }
}

/** Settings that take precedence over others, each on its own: a client without any may send an empty object. */
function over(settings: unknown, others: unknown): unknown {
  if (!isObject(settings) || !isObject(others)) return isNothing(settings) ? others : settings;
  const set = Object.entries(settings).filter(([, value]) => value !== undefined && value !== null);
  return { ...others, ...Object.fromEntries(set) };
}

/** The initialization options: the settings, and beside them what the client says about trust. */
function optionsIn(given: unknown): { readonly trusted: boolean; readonly settings: unknown } {
  if (!isObject(given)) return { trusted: false, settings: given };
  const { trusted, ...settings } = given;
  return { trusted: trusted === true, settings };
}

/** The folders that a client opens; old clients name one, in one of two ways. */
function foldersOf({ workspaceFolders, rootUri, rootPath }: InitializeParams): readonly string[] {
  const folders = pathsOf(workspaceFolders ?? []);
  if (folders.length > 0) return folders;
  const root = pathOf(rootUri ?? "") ?? rootPath ?? "";
  return isAbsolute(root) ? [resolve(root)] : [];
}

/** The paths of folders. A client may write the same one with a slash at its end or without. */
function pathsOf(folders: readonly WorkspaceFolder[]): string[] {
  return folders.flatMap(({ uri }) => pathOf(uri) ?? []).map((path) => resolve(path));
}

function isInOne(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => isInside(path, folder));
}

function isInside(path: string, folder: string): boolean {
  return Boolean(pathInside(folder, path));
}
