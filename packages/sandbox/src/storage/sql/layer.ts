import { type KeptAnswer, MOST_UPDATES, type StorageTransaction, type StoredCampaign } from "../storage.js";

/** The newest times of create calls, of successful creations, and of calls that update or publish. */
export interface Times {
  readonly calls: readonly number[];
  readonly successes: readonly number[];
  readonly updates: readonly number[];
}

/** The contents of a workspace, as a layer reads them. */
export interface WorkspaceContents {
  campaign(id: string): Promise<StoredCampaign | undefined>;
  times(): Promise<Times>;
  lastSuccess(channel: string, requestId: string): Promise<number | undefined>;
  answer(key: string): Promise<KeptAnswer | undefined>;
}

export interface SavedRequestId {
  readonly channel: string;
  readonly requestId: string;
  readonly time: number;
}

/** A saved campaign, and its JSON text. */
export interface SavedCampaign {
  readonly campaign: StoredCampaign;
  readonly json: string;
}

/**
 * The writes of a transaction, on top of the contents before it. Dropping the layer undoes the transaction; merging it
 * into the layer below keeps the writes.
 */
export class Layer implements StorageTransaction, WorkspaceContents {
  readonly savedCampaigns = new Map<string, SavedCampaign>();
  readonly savedRequestIds = new Map<string, SavedRequestId>();
  readonly savedAnswers = new Map<string, KeptAnswer>();
  savedTimes: Times | undefined;

  /** `taken` contains the ids of campaigns that are known to belong to other workspaces. */
  constructor(
    private readonly below: WorkspaceContents,
    private readonly taken: ReadonlySet<string>,
  ) {}

  mergeInto(layer: Layer): void {
    for (const [id, saved] of this.savedCampaigns) layer.savedCampaigns.set(id, saved);
    for (const [id, saved] of this.savedRequestIds) layer.savedRequestIds.set(id, saved);
    for (const [key, saved] of this.savedAnswers) layer.savedAnswers.set(key, saved);
    layer.savedTimes = this.savedTimes ?? layer.savedTimes;
  }

  async campaign(id: string): Promise<StoredCampaign | undefined> {
    return this.savedCampaigns.get(id)?.campaign ?? this.below.campaign(id);
  }

  async save(campaign: StoredCampaign): Promise<void> {
    const { campaign_id: id } = campaign;
    if (this.taken.has(id)) throw new Error("another workspace has a campaign with this id");
    this.savedCampaigns.set(id, { campaign, json: JSON.stringify(campaign) });
  }

  async times(): Promise<Times> {
    return this.savedTimes ?? this.below.times();
  }

  async calls(since: number): Promise<readonly number[]> {
    return (await this.times()).calls.filter((time) => time > since);
  }

  async addCall(time: number): Promise<void> {
    const { calls, ...others } = await this.times();
    this.savedTimes = { ...others, calls: newest([...calls, time]) };
  }

  async successes(since: number): Promise<readonly number[]> {
    return (await this.times()).successes.filter((time) => time > since);
  }

  async addSuccess(time: number): Promise<void> {
    const { successes, ...others } = await this.times();
    this.savedTimes = { ...others, successes: newest([...successes, time]) };
  }

  async updates(since: number): Promise<readonly number[]> {
    return (await this.times()).updates.filter((time) => time > since);
  }

  async addUpdate(time: number): Promise<void> {
    const { updates, ...others } = await this.times();
    this.savedTimes = { ...others, updates: newest([...updates, time], MOST_UPDATES) };
  }

  async lastSuccess(channel: string, requestId: string): Promise<number | undefined> {
    return this.savedRequestIds.get(`${channel} ${requestId}`)?.time ?? this.below.lastSuccess(channel, requestId);
  }

  async saveRequestId(channel: string, requestId: string, time: number): Promise<void> {
    this.savedRequestIds.set(`${channel} ${requestId}`, { channel, requestId, time });
  }

  async answer(key: string): Promise<KeptAnswer | undefined> {
    return this.savedAnswers.get(key) ?? this.below.answer(key);
  }

  async saveAnswer(key: string, kept: KeptAnswer): Promise<void> {
    this.savedAnswers.set(key, kept);
  }
}

/** Removes the oldest time if there are more than the limits need. */
function newest(times: number[], most = KEPT_TIMES): number[] {
  if (times.length > most) times.splice(times.indexOf(Math.min(...times)), 1);
  return times;
}

/** The largest limit of a window, for calls and for creations. */
const KEPT_TIMES = 100;
