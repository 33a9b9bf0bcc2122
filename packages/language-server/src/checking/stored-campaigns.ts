import { type Bounds, readText } from "campaign-rules/files";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { stampOf } from "./file-stamp.js";

/** The campaign that an update changes. The same object as long as its text is the same. */
export interface StoredCampaign {
  readonly file: string;
  readonly text: string;
}

const BOUNDS: Bounds = { atMost: 64 * 1024 * 1024, timeout: 10_000 };

/** Reads stored campaigns, from the open document if there is one, otherwise from the file. */
export class StoredCampaigns {
  readonly #kept = new Map<string, { readonly stamp: string | undefined; readonly campaign: StoredCampaign }>();

  constructor(private readonly documentAt: (path: string) => TextDocument | undefined) {}

  /**
   * The campaign in a file; undefined if there is no such file.
   *
   * @throws {Error} if the file cannot be read; the message has its path.
   */
  async at(path: string): Promise<StoredCampaign | undefined> {
    const document = this.documentAt(path);
    // The versions of a document begin again when it is opened again, so its text decides.
    const stamp = document === undefined ? stampOf([path]) : undefined;
    if (stamp === "") return undefined;
    const kept = this.#kept.get(path);
    if (stamp !== undefined && kept?.stamp === stamp) return kept.campaign;
    const text = document?.getText() ?? (await textOf(path));
    const former = this.#kept.get(path)?.campaign;
    const campaign = former?.text === text ? former : { file: path, text };
    this.#kept.set(path, { stamp, campaign });
    return campaign;
  }
}

async function textOf(path: string): Promise<string> {
  try {
    return await readText(path, BOUNDS);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(message.includes(path) ? message : `${path}: ${message}`);
  }
}
