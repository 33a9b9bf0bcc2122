import type { Kysely } from "kysely";
import { getOrInsertComputed } from "../../../../../src/structure/get-or-insert-computed.js";
import type { WorkspaceContents } from "../layer.js";
import type { StoredCampaign } from "../storage.js";
import { entryKeyOf, keyOf } from "./key.js";
import type { Tables } from "./tables.js";

/** The rows of a workspace in the tables. */
export class StoredWorkspace implements WorkspaceContents {
  /** The first error of the database. Later reads fail with it too, even if it was caught. */
  failure: unknown;
  readonly #workspace: string;
  readonly #entries = new Map<string, Promise<unknown>>();

  constructor(
    private readonly db: Kysely<Tables>,
    workspace: string,
  ) {
    this.#workspace = keyOf(workspace);
  }

  async campaign(id: string): Promise<StoredCampaign | undefined> {
    const query = this.db.selectFrom("campaigns").select("campaign").where("id", "=", keyOf(id));
    const row = await this.#read(() => query.where("workspace", "=", this.#workspace).executeTakeFirst());
    return row && JSON.parse(row.campaign);
  }

  /** Reads an entry once. */
  entry(key: string): Promise<unknown> {
    return getOrInsertComputed(this.#entries, key, () => this.#readEntry(key));
  }

  async #readEntry(key: string): Promise<unknown> {
    const query = this.db.selectFrom("entries").select("value").where("key", "=", entryKeyOf(key));
    const row = await this.#read(() => query.where("workspace", "=", this.#workspace).executeTakeFirst());
    return row && JSON.parse(row.value);
  }

  async #read<T>(query: () => Promise<T>): Promise<T> {
    if (this.failure !== undefined) throw this.failure;
    try {
      return await query();
    } catch (error) {
      this.failure ??= error;
      throw error;
    }
  }
}
