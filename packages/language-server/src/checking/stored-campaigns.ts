import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { stampOf } from "./file-stamp.js";

/** The campaign that an update changes. The same object as long as its text is the same. */
export interface StoredCampaign {
  readonly file: string;
  readonly text: string;
}

/** Reads stored campaigns, from the open document if there is one, otherwise from the file. */
export class StoredCampaigns {
  readonly #documentAt: (uri: string) => TextDocument | undefined;
  readonly #kept = new Map<string, { readonly stamp: string; readonly campaign: StoredCampaign }>();

  constructor(documentAt: (uri: string) => TextDocument | undefined) {
    this.#documentAt = documentAt;
  }

  /**
   * The campaign in a file; undefined if there is no such file.
   *
   * @throws {Error} if the file cannot be read.
   */
  at(path: string): StoredCampaign | undefined {
    const document = this.#documentAt(pathToFileURL(path).href);
    const stamp = document === undefined ? stampOf(path) : `version ${document.version}`;
    const kept = this.#kept.get(path);
    if (stamp === "") return undefined;
    if (kept?.stamp === stamp) return kept.campaign;
    const text = document?.getText() ?? readFileSync(path, "utf8");
    const campaign = kept?.campaign.text === text ? kept.campaign : { file: path, text };
    this.#kept.set(path, { stamp, campaign });
    return campaign;
  }
}
