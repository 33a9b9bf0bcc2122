import { isAbsolute, relative } from "node:path";
import { pathToFileURL } from "node:url";
import type { Connection, WorkspaceFolder } from "vscode-languageserver/node";
import { pathOf } from "../checking/campaign-files.js";
import type { Scope } from "../checking/document-checker.js";
import type { ClientFeatures } from "../client-features.js";
import { readSettings } from "./read-settings.js";
import type { Settings } from "./settings.js";

/** The section of a client's configuration that contains the settings. */
export const SECTION = "campaignRules";

/** The folders of a workspace, and the settings of each. */
export class Workspace {
  readonly #connection: Connection;
  readonly #features: ClientFeatures;
  /** The settings that the client sent; the configuration of a folder takes precedence. */
  #given: unknown;
  #folders: readonly string[] = [];
  readonly #settings = new Map<string, Promise<Settings>>();

  constructor(connection: Connection, features: ClientFeatures, given: unknown, folders: readonly WorkspaceFolder[]) {
    this.#connection = connection;
    this.#features = features;
    this.#given = given;
    this.setFolders(folders);
  }

  setFolders(folders: readonly WorkspaceFolder[]): void {
    this.#folders = folders.map(({ uri }) => pathOf(uri)).filter((path) => path !== undefined);
    this.#settings.clear();
  }

  /** Takes the settings that a client sends, if any. All settings are read again when they are next needed. */
  change(sent: unknown): void {
    const section = typeof sent === "object" && sent !== null ? (sent as Record<string, unknown>)[SECTION] : undefined;
    if (section !== undefined && section !== null) this.#given = section;
    this.#settings.clear();
  }

  /** The settings for a file, of the innermost folder that contains it. */
  async scopeOf(path: string): Promise<Scope> {
    const folder = this.#folders
      .filter((one) => isInside(path, one))
      .sort((a, b) => b.length - a.length)
      .at(0);
    return { folder, settings: await this.settingsOf(folder) };
  }

  /** The settings of every folder. */
  allSettings(): Promise<Settings[]> {
    return Promise.all(
      (this.#folders.length > 0 ? this.#folders : [undefined]).map((folder) => this.settingsOf(folder)),
    );
  }

  /** The settings of a folder, or those outside all folders. */
  settingsOf(folder: string | undefined): Promise<Settings> {
    const key = folder ?? "";
    let settings = this.#settings.get(key);
    if (settings === undefined) {
      settings = this.#read(folder);
      this.#settings.set(key, settings);
    }
    return settings;
  }

  async #read(folder: string | undefined): Promise<Settings> {
    const { settings, problems } = readSettings((await this.#configured(folder)) ?? this.#given);
    if (problems.length > 0)
      this.#connection.window.showWarningMessage(`Campaign Rules settings: ${problems.join("; ")}`);
    return settings;
  }

  async #configured(folder: string | undefined): Promise<unknown> {
    if (!this.#features.hasConfiguration) return undefined;
    const scopeUri = folder === undefined ? undefined : pathToFileURL(folder).href;
    const item = { section: SECTION, ...(scopeUri && { scopeUri }) };
    return this.#connection.workspace.getConfiguration(item).catch(() => undefined);
  }
}

function isInside(path: string, folder: string): boolean {
  const inside = relative(folder, path);
  return inside !== "" && !inside.startsWith("..") && !isAbsolute(inside);
}
