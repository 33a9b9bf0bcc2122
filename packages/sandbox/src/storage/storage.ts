import type { CreateRequest, State } from "campaign-rules";

/** How many times of updates a storage keeps for a workspace. */
export const MOST_UPDATES = 1000;

/** A campaign as the sandbox keeps it. Whoever gets one must not change it. */
export interface StoredCampaign {
  /** Unique across workspaces. */
  readonly campaign_id: string;
  readonly workspace: string;
  readonly state: State;
  /**
   * The create request, with the components of later updates. Any value that `JSON.parse` returns, and a storage returns
   * an equal one: with the same order of keys, and with NUL and unpaired surrogates in its strings.
   */
  readonly body: unknown;
}

/** An answer that a repeated request gets again. */
export interface StoredAnswer {
  readonly status: number;
  /** The text of the body, which is JSON. */
  readonly body: string;
}

/** What is stored for an idempotency key, in the form that `decideIdempotency` takes. */
export interface KeptAnswer {
  readonly fingerprint: string;
  readonly response: StoredAnswer;
}

/**
 * What the sandbox remembers. Only the sandbox has a clock: all times come from it, in milliseconds, possibly with a
 * fraction, possibly negative, and they may go back. Any string, a workspace or an id too, may contain NUL.
 */
export interface Storage {
  /**
   * Runs `work` and returns what it returns. The transactions of a workspace run one after another, in all processes
   * that share the storage; those of different workspaces may run at the same time. What `work` has changed is stored
   * before the promise is fulfilled, all of it. If `work` throws, nothing is changed, and the promise is rejected with
   * the same error.
   *
   * `work` must change nothing outside of the storage, because a storage may run it again.
   */
  transaction<T>(workspace: string, work: (transaction: StorageTransaction) => Promise<T>): Promise<T>;
  /** The campaigns of a workspace, or of all, in the order in which they were first saved. */
  campaigns(workspace?: string): Promise<StoredCampaign[]>;
  campaign(id: string): Promise<StoredCampaign | undefined>;
  /** Removes everything. */
  reset(): Promise<void>;
  /** Frees connections and files. No other method is called afterwards. */
  close(): Promise<void>;
}

/** What a transaction reads and writes, all of it in its workspace. It reads what it has written. */
export interface StorageTransaction {
  /** A campaign of this workspace; undefined if another workspace has the id. */
  campaign(id: string): Promise<StoredCampaign | undefined>;
  /**
   * Adds a campaign of this workspace, or replaces the one with its id, which keeps its place in the order.
   *
   * @throws {Error} if another workspace has the id.
   */
  save(campaign: StoredCampaign): Promise<void>;
  /**
   * When create requests were made, as `checkRateLimit` takes it: in any order, those after `since`, in particular all
   * that are in the future. If there are more than 100, a storage may leave out the older ones.
   */
  calls(since: number): Promise<readonly number[]>;
  addCall(time: number): Promise<void>;
  /** When campaigns were created, as `checkCreationQuota` takes it: with the same bounds as `calls`. */
  successes(since: number): Promise<readonly number[]>;
  addSuccess(time: number): Promise<void>;
  /** When updates and publications were asked for: as `calls`, but 1,000 of them. */
  updates(since: number): Promise<readonly number[]>;
  addUpdate(time: number): Promise<void>;
  /** When a create request with this id last succeeded on the channel, as `saveRequestId` was told. */
  lastSuccess(channel: CreateRequest["channel"], requestId: string): Promise<number | undefined>;
  saveRequestId(channel: CreateRequest["channel"], requestId: string, time: number): Promise<void>;
  /** What was saved for an idempotency key. */
  answer(key: string): Promise<KeptAnswer | undefined>;
  /** Keeps an answer. No answer was saved for the key before. */
  saveAnswer(key: string, kept: KeptAnswer): Promise<void>;
}
