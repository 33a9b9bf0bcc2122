import type { CreateRequest } from "campaign-rules";

/** How many update times a storage keeps for a workspace. */
export const MOST_UPDATES = 1000;

/** `PAUSED` is not a state of the engine, which validates such a campaign as `OTHER`. */
export const states = ["DRAFT", "ACTIVE", "SCHEDULED", "PAUSED", "STOPPED", "ARCHIVED", "OTHER"] as const;

export type CampaignState = (typeof states)[number];

/** A campaign as the sandbox keeps it. Its readers must not change it. */
export interface StoredCampaign {
  /** Unique across workspaces. */
  readonly campaign_id: string;
  readonly workspace: string;
  readonly state: CampaignState;
  /**
   * The create request, with the components of later updates. It can be any value that `JSON.parse` returns. A storage
   * returns an equal value: with the same order of keys, and with NUL and unpaired surrogates in its strings.
   */
  readonly body: unknown;
}

/** An answer that a repeated request gets again. */
export interface StoredAnswer {
  readonly status: number;
  /** The text of the body, which is JSON. */
  readonly body: string;
}

/** The entry for an idempotency key, in the form that `decideIdempotency` takes. */
export interface KeptAnswer {
  readonly fingerprint: string;
  readonly response: StoredAnswer;
}

/** How the sandbox's clock differs from the one that it follows. */
export interface ClockState {
  /** Milliseconds that are added to the other clock. */
  readonly offset: number;
  /** The time at which it is frozen. */
  readonly frozenAt?: number;
  /** How the clocks of workspaces differ from this one. */
  readonly workspaces?: readonly (readonly [id: string, state: ClockState])[];
}

/** A snapshot cannot be restored, because another workspace has the id of one of its campaigns. */
export class IdTaken extends TypeError {
  override readonly name = "IdTaken";

  constructor() {
    super("another workspace has a campaign with the id of one in the snapshot");
  }
}

/**
 * The data that the sandbox keeps. A storage needs no clock: all times come from the sandbox. They are in milliseconds,
 * may be fractional or negative, and may go back. Any string, even a workspace or an id, may contain NUL.
 *
 * A request during which a method rejects with an error whose name is `StorageError` is answered with 503 and the
 * message of the error. Other errors are bugs, and answered with 500.
 */
export interface Storage {
  /**
   * Runs `work` and returns its result. The transactions of a workspace run one after another, in all processes that
   * share the storage; those of different workspaces may run at the same time. All changes that `work` makes are stored
   * before the promise is fulfilled. If `work` throws, it changes no data, and the promise is rejected with the same
   * error.
   *
   * `work` must change nothing outside of the storage, because a storage may run it again.
   */
  transaction<T>(workspace: string, work: (transaction: StorageTransaction) => Promise<T>): Promise<T>;
  /** The campaigns of a workspace, or of all, in the order in which they were first saved. */
  campaigns(workspace?: string): Promise<StoredCampaign[]>;
  campaign(id: string): Promise<StoredCampaign | undefined>;
  /** The state that `saveClock` saved last, possibly in an earlier process. Without this method, a new sandbox has a new clock. */
  clock?(): ClockState | undefined;
  saveClock?(state: ClockState): Promise<void>;
  /** Removes all data of a workspace; without one, everything, the state of the clock too. */
  reset(workspace?: string): Promise<void>;
  /**
   * Returns a function that replaces all data of a workspace, or everything, with the present data. Of the clock it
   * only removes the state, as a reset does. Restored campaigns are the newest, in their order.
   *
   * The function rejects with an error whose name is `IdTaken`, and changes nothing, if another workspace has the id of
   * a campaign.
   */
  snapshot(workspace?: string): Promise<() => Promise<void>>;
  /** Frees connections and files. It is the last method that is called. */
  close(): Promise<void>;
}

/** The reads and writes of a transaction, all in one workspace. It reads its own writes. */
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
   * The times of create requests after `since`, as `checkRateLimit` takes them: in any order, and with all times in the
   * future. If there are more than 100, a storage may leave out the older ones.
   */
  calls(since: number): Promise<readonly number[]>;
  addCall(time: number): Promise<void>;
  /** The times at which campaigns were created, as `checkCreationQuota` takes them: with the same bounds as `calls`. */
  successes(since: number): Promise<readonly number[]>;
  addSuccess(time: number): Promise<void>;
  /** The times of updates and publications: like `calls`, but at least the newest 1,000. */
  updates(since: number): Promise<readonly number[]>;
  addUpdate(time: number): Promise<void>;
  /** The time at which a create request with this id last succeeded on the channel, as saved by `saveRequestId`. */
  lastSuccess(channel: CreateRequest["channel"], requestId: string): Promise<number | undefined>;
  saveRequestId(channel: CreateRequest["channel"], requestId: string, time: number): Promise<void>;
  /** The entry for an idempotency key. */
  answer(key: string): Promise<KeptAnswer | undefined>;
  /** Saves an answer for a key that has none. */
  saveAnswer(key: string, kept: KeptAnswer): Promise<void>;
}
