import { dirname } from "node:path";
import type { FileConfiguration, FileContents } from "campaign-rules/files";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { getOrInsertComputed } from "../../../../src/structure/get-or-insert-computed.js";
import type { Settings } from "../settings/settings.js";
import { type CampaignFile, campaignFile, pathOf } from "./campaign-files.js";
import { type CheckedDocument, checkDocument, type Means, type Unchecked } from "./checked-document.js";
import { type CheckerOptions, Checkers } from "./checkers.js";
import { type StoredCampaign, StoredCampaigns } from "./stored-campaigns.js";
import { UnmatchedGlobs } from "./unmatched-globs.js";

/** The settings for a file, and the folder to which their paths are relative. */
export interface Scope {
  readonly settings: Settings;
  /** Undefined for a file in no folder of the workspace. */
  readonly folder: string | undefined;
}

/** Represents a campaign about which nothing is known. */
const UNKNOWN: StoredCampaign = { file: "", text: "" };

/** What a document checker asks the server. */
export interface DocumentCheckerOptions extends CheckerOptions {
  readonly scopeOf: (path: string) => Promise<Scope>;
  readonly documentAt: (path: string) => TextDocument | undefined;
  /** Gets the path of each stored campaign, which need not exist. */
  readonly onCurrent: (path: string) => void;
}

/** Checks documents, and keeps the result for the latest version of each. */
export class DocumentChecker {
  readonly #checkers: Checkers;
  readonly #globs: UnmatchedGlobs;
  readonly #stored: StoredCampaigns;
  readonly #latest = new Map<string, CheckedDocument>();
  /** How many results there were. */
  #count = 0;
  /** The path of the stored campaign of each document, also if it cannot be read. */
  readonly #currents = new Map<string, string | undefined>();
  /** Equal contents are the same object, by which checkers cache their work. */
  readonly #contents = new Map<string, WeakMap<StoredCampaign, FileContents>>();

  constructor(private readonly options: DocumentCheckerOptions) {
    this.#checkers = new Checkers(options);
    this.#globs = new UnmatchedGlobs(options.onNote);
    this.#stored = new StoredCampaigns(options.documentAt);
  }

  /**
   * The result for a document; the same object as long as nothing has changed. Undefined if no setting applies to it.
   */
  async check(document: TextDocument): Promise<CheckedDocument | Unchecked | undefined> {
    let means: Means | undefined;
    try {
      means = await this.#meansFor(document);
    } catch (error) {
      this.#latest.delete(document.uri);
      return { document, failure: error instanceof Error ? error.message : String(error) };
    }
    if (means === undefined) return undefined;
    const former = this.#latest.get(document.uri);
    const isSame =
      former?.version === document.version &&
      former.text === document.getText() &&
      former.document === document &&
      former.file.setting === means.file.setting &&
      former.checker === means.checker &&
      former.contents === means.contents &&
      former.lacksCurrent === means.lacksCurrent;
    if (isSame) return former;
    const checked = checkDocument(String(++this.#count), document, means, former);
    this.#latest.set(document.uri, checked);
    return checked;
  }

  /** The URIs of the updates whose stored campaign is in a file. */
  dependentsOf(path: string | undefined): string[] {
    return [...this.#currents].filter(([, current]) => path !== undefined && current === path).map(([uri]) => uri);
  }

  forget(uri: string): void {
    this.#latest.delete(uri);
    this.#currents.delete(uri);
  }

  /** Loads every configuration again before the next check. */
  reload(): void {
    this.#checkers.clear();
  }

  async #meansFor({ uri }: TextDocument): Promise<Means | undefined> {
    const path = pathOf(uri);
    if (path === undefined) return undefined;
    const { settings, folder: opened } = await this.options.scopeOf(path);
    if (opened !== undefined) this.#globs.look(opened, settings.files, path);
    const folder = opened ?? dirname(path);
    const named = campaignFile(path, folder, settings.files);
    if (named === undefined) return undefined;
    const { checker, configuration } = await this.#checkers.for(path, folder, settings.config);
    if (configuration.ignored !== undefined) return undefined;
    const { file, ...facts } = withConfiguration(named, configuration);
    this.#currents.set(uri, file.current);
    if (file.current !== undefined) this.options.onCurrent(file.current);
    const current = file.current === undefined ? undefined : await this.#stored.at(file.current);
    const lacksCurrent = file.current !== undefined && current === undefined;
    // What the command line refuses.
    if (lacksCurrent && named.current === undefined) throw new Error(`${file.current}: file not found`);
    return { file, checker, lacksCurrent, docsUrl: configuration.docsUrl, contents: this.#contentsOf(facts, current) };
  }

  #contentsOf(facts: Facts, current: StoredCampaign | undefined): FileContents {
    const ofFacts = getOrInsertComputed(this.#contents, JSON.stringify(facts), () => new WeakMap());
    return getOrInsertComputed(ofFacts, current ?? UNKNOWN, () => ({ ...facts, current }));
  }
}

/** What is known about a file besides the stored campaign. */
type Facts = Pick<FileContents, "operation" | "request" | "state" | "channel">;

/** A file, with what its configuration says where its setting says nothing. */
function withConfiguration(file: CampaignFile, configuration: FileConfiguration) {
  const { operation = configuration.operation, request, state, channel } = file.setting;
  const ofUpdate = request || operation === "update" ? configuration : undefined;
  return {
    file: { ...file, current: file.current ?? ofUpdate?.current },
    ...{ operation, request, state: state ?? ofUpdate?.state, channel },
  };
}
