import type { Kysely } from "kysely";
import type { ClockState, Storage, StoredCampaign } from "../storage.js";
import { type Contents, readContents, replaceContents } from "./contents.js";
import { attemptsFor } from "./failure.js";
import { keyOf } from "./key.js";
import { type Locks, runWorks } from "./run-works.js";
import { SHARED, type Tables } from "./tables.js";
import { type RunWorks, Turns } from "./turns.js";
import { saveEntries } from "./write.js";

export interface SqlOptions {
  readonly locks: Locks;
  /** The largest number of simultaneous transactions in this process. */
  readonly transactions: number;
  /** For how many milliseconds it retries after transient errors. */
  readonly retryFor: number;
}

/**
 * A storage in tables. A transaction locks its workspaces, in all processes. Closing the storage destroys `db`.
 */
export async function sqlStorage(db: Kysely<Tables>, { locks, transactions, retryFor }: SqlOptions): Promise<Storage> {
  const attempts = attemptsFor(retryFor);
  const writers = Array.from({ length: transactions }, (): string => crypto.randomUUID());
  const run: RunWorks = async (next) => {
    const writer = writers.pop() as string;
    try {
      return await runWorks({ db, attempts, locks }, writer, next);
    } finally {
      writers.push(writer);
    }
  };
  const turns = new Turns(run, transactions);
  const stored = db.selectFrom("entries").select("value").where("workspace", "=", SHARED).where("key", "=", "clock");
  const row = await attempts(() => stored.executeTakeFirst());
  let clock: ClockState | undefined = row && JSON.parse(row.value);

  /** Runs a transaction while no other one of the workspace, or of any, runs. */
  const exclusively = <T>(workspace: string | undefined, work: (transaction: Kysely<Tables>) => Promise<T>) =>
    attempts(() =>
      db.transaction().execute(async (transaction) => {
        await (workspace === undefined ? locks.everything(transaction) : locks.workspaces(transaction, [workspace]));
        return work(transaction);
      }),
    );
  const replace = async (workspace: string | undefined, contents: Contents): Promise<void> => {
    await exclusively(workspace, (transaction) => replaceContents(transaction, workspace, contents));
    if (workspace === undefined) clock = undefined;
  };

  return {
    transaction: (workspace, work) => turns.take(workspace, work),
    async campaigns(workspace) {
      let query = db.selectFrom("campaigns").select("campaign").orderBy("position");
      if (workspace !== undefined) query = query.where("workspace", "=", keyOf(workspace));
      const rows = await attempts(() => query.execute());
      return rows.map(({ campaign }): StoredCampaign => JSON.parse(campaign));
    },
    async campaign(id) {
      const query = db.selectFrom("campaigns").select("campaign").where("id", "=", keyOf(id));
      const row = await attempts(() => query.executeTakeFirst());
      return row && JSON.parse(row.campaign);
    },
    clock: () => clock,
    async saveClock(state) {
      const entry = { workspace: SHARED, key: "clock", value: JSON.stringify(state) };
      await attempts(() => saveEntries(db, [entry]));
      clock = state;
    },
    reset: (workspace) => replace(workspace, { campaigns: [], entries: [] }),
    async snapshot(workspace) {
      const contents = await exclusively(workspace, (transaction) => readContents(transaction, workspace));
      return () => replace(workspace, contents);
    },
    close: () => db.destroy(),
  };
}
