import { dirname } from "node:path";
import type { FileContents } from "campaign-rules/files";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { FileSetting, Settings } from "../settings/settings.js";
import { campaignFile, pathOf } from "./campaign-files.js";
import { type CheckedDocument, checkDocument, type Means, type Unchecked } from "./checked-document.js";
import { Checkers } from "./checkers.js";
import { type StoredCampaign, StoredCampaigns } from "./stored-campaigns.js";

/** The settings for a file, and the folder to which their paths are relative. */
export interface Scope {
  readonly settings: Settings;
  /** Undefined for a file in no folder of the workspace. */
  readonly folder: string | undefined;
}

/** Represents a campaign about which nothing is known. */
const UNKNOWN: StoredCampaign = { file: "", text: "" };

/** Checks documents, and keeps the result for the latest version of each. */
export class DocumentChecker {
  readonly #scopeOf: (path: string) => Promise<Scope>;
  readonly #checkers = new Checkers();
  readonly #stored: StoredCampaigns;
  readonly #latest = new Map<string, CheckedDocument>();
  /** Equal contents are the same object, by which checkers cache their work. */
  readonly #contents = new WeakMap<FileSetting, WeakMap<StoredCampaign, FileContents>>();

  constructor(scopeOf: (path: string) => Promise<Scope>, documentAt: (uri: string) => TextDocument | undefined) {
    this.#scopeOf = scopeOf;
    this.#stored = new StoredCampaigns(documentAt);
  }

  /**
   * The result for a document; the same object as long as nothing has changed. Undefined if no setting applies to it.
   */
  async check(document: TextDocument): Promise<CheckedDocument | Unchecked | undefined> {
    let means: Means | undefined;
    try {
      means = await this.#meansFor(document);
    } catch (error) {
      this.forget(document.uri);
      return { document, failure: error instanceof Error ? error.message : String(error) };
    }
    if (means === undefined) return undefined;
    const former = this.#latest.get(document.uri);
    const isSame =
      former?.version === document.version &&
      former.document === document &&
      former.checker === means.checker &&
      former.contents === means.contents &&
      former.lacksCurrent === means.lacksCurrent;
    if (isSame) return former;
    const checked = checkDocument(document, means, former);
    this.#latest.set(document.uri, checked);
    return checked;
  }

  /** The URIs of the updates whose stored campaign is in a file. */
  dependentsOf(path: string | undefined): string[] {
    return [...this.#latest].filter(([, { file }]) => path !== undefined && file.current === path).map(([uri]) => uri);
  }

  forget(uri: string): void {
    this.#latest.delete(uri);
  }

  /** Loads every configuration again before the next check. */
  reload(): void {
    this.#checkers.clear();
  }

  async #meansFor({ uri }: TextDocument): Promise<Means | undefined> {
    const path = pathOf(uri);
    if (path === undefined) return undefined;
    const { settings, folder } = await this.#scopeOf(path);
    const file = campaignFile(path, folder ?? dirname(path), settings.files);
    if (file === undefined) return undefined;
    // A named configuration is relative to the folder of the workspace; otherwise the one nearest to the file applies.
    const from = settings.config === undefined ? dirname(path) : (folder ?? dirname(path));
    const checker = await this.#checkers.for(from, settings.config);
    const current = file.current === undefined ? undefined : this.#stored.at(file.current);
    const lacksCurrent = file.current !== undefined && current === undefined;
    return { file, checker, lacksCurrent, contents: this.#contentsOf(file.setting, current) };
  }

  #contentsOf(setting: FileSetting, current: StoredCampaign | undefined): FileContents {
    let ofSetting = this.#contents.get(setting);
    if (ofSetting === undefined) {
      ofSetting = new WeakMap();
      this.#contents.set(setting, ofSetting);
    }
    let contents = ofSetting.get(current ?? UNKNOWN);
    if (contents === undefined) {
      const { operation, request, state, channel } = setting;
      contents = { operation, request, state, channel, current };
      ofSetting.set(current ?? UNKNOWN, contents);
    }
    return contents;
  }
}
