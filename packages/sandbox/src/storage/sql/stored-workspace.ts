import type { Kysely } from "kysely";
import type { KeptAnswer, StoredCampaign } from "../storage.js";
import { keyOf } from "./key.js";
import type { Times, WorkspaceContents } from "./layer.js";
import type { Tables } from "./tables.js";

/** The rows of a workspace in the tables. */
export class StoredWorkspace implements WorkspaceContents {
  /** The first error of the database. Later reads fail with it too, even if it was caught. */
  failure: unknown;
  readonly #key: string;
  #times: Promise<Times> | undefined;

  constructor(
    private readonly db: Kysely<Tables>,
    workspace: string,
  ) {
    this.#key = keyOf(workspace);
  }

  async campaign(id: string): Promise<StoredCampaign | undefined> {
    const row = await this.#read(() =>
      this.db
        .selectFrom("campaigns")
        .select("campaign")
        .where("id", "=", keyOf(id))
        .where("workspace", "=", this.#key)
        .executeTakeFirst(),
    );
    return row && JSON.parse(row.campaign);
  }

  times(): Promise<Times> {
    this.#times ??= this.#readTimes();
    return this.#times;
  }

  async lastSuccess(channel: string, requestId: string): Promise<number | undefined> {
    const row = await this.#read(() =>
      this.db
        .selectFrom("request_ids")
        .select("succeeded_at")
        .where("workspace", "=", this.#key)
        .where("channel", "=", channel)
        .where("request_id", "=", keyOf(requestId))
        .executeTakeFirst(),
    );
    return row?.succeeded_at;
  }

  async answer(key: string): Promise<KeptAnswer | undefined> {
    const row = await this.#read(() =>
      this.db
        .selectFrom("answers")
        .select("answer")
        .where("workspace", "=", this.#key)
        .where("key", "=", keyOf(key))
        .executeTakeFirst(),
    );
    return row && JSON.parse(row.answer);
  }

  async #readTimes(): Promise<Times> {
    const row = await this.#read(() =>
      this.db
        .selectFrom("workspaces")
        .select(["calls", "successes", "updates"])
        .where("workspace", "=", this.#key)
        .executeTakeFirst(),
    );
    const { calls = "[]", successes = "[]", updates = "[]" } = row ?? {};
    return { calls: JSON.parse(calls), successes: JSON.parse(successes), updates: JSON.parse(updates) };
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
