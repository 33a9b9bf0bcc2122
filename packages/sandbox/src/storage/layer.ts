import { type KeptAnswer, MOST_UPDATES, type StorageTransaction, type StoredCampaign } from "./storage.js";

/** The newest times of create calls, of successful creations, and of calls that update or publish. */
interface Times {
  readonly calls: readonly number[];
  readonly successes: readonly number[];
  readonly updates: readonly number[];
}

const none: Times = { calls: [], successes: [], updates: [] };

/** How many times of each kind are kept: the largest limit of a window. */
const most = { calls: 100, successes: 100, updates: MOST_UPDATES };

/** The contents of a workspace: campaigns by id and, by key, everything else, as JSON values. */
export interface WorkspaceContents {
  campaign(id: string): Promise<StoredCampaign | undefined>;
  /** A key is a kind or, with any string, `kind:string`. */
  entry(key: string): Promise<unknown>;
}

/**
 * The writes of a transaction, on top of the contents before it. Dropping the layer undoes the transaction; merging it
 * into the layer below keeps the writes.
 */
export class Layer implements StorageTransaction, WorkspaceContents {
  /** With their JSON texts. */
  readonly savedCampaigns = new Map<string, { readonly campaign: StoredCampaign; readonly json: string }>();
  readonly savedEntries = new Map<string, unknown>();

  /** `taken` has the ids of campaigns that are known to belong to other workspaces. */
  constructor(
    private readonly below: WorkspaceContents,
    private readonly taken: { has(id: string): boolean },
  ) {}

  mergeInto(layer: Layer): void {
    for (const [id, saved] of this.savedCampaigns) layer.savedCampaigns.set(id, saved);
    for (const [key, saved] of this.savedEntries) layer.savedEntries.set(key, saved);
  }

  async campaign(id: string): Promise<StoredCampaign | undefined> {
    return this.savedCampaigns.get(id)?.campaign ?? this.below.campaign(id);
  }

  async save(campaign: StoredCampaign): Promise<void> {
    const { campaign_id: id } = campaign;
    if (this.taken.has(id)) throw new Error(ID_TAKEN);
    this.savedCampaigns.set(id, { campaign, json: JSON.stringify(campaign) });
  }

  async entry(key: string): Promise<unknown> {
    return this.savedEntries.get(key) ?? this.below.entry(key);
  }

  calls = (since: number) => this.#times("calls", since);
  addCall = (time: number) => this.#addTime("calls", time);
  successes = (since: number) => this.#times("successes", since);
  addSuccess = (time: number) => this.#addTime("successes", time);
  updates = (since: number) => this.#times("updates", since);
  addUpdate = (time: number) => this.#addTime("updates", time);

  lastSuccess(channel: string, requestId: string): Promise<number | undefined> {
    return this.entry(`${channel}:${requestId}`) as Promise<number | undefined>;
  }

  async saveRequestId(channel: string, requestId: string, time: number): Promise<void> {
    this.savedEntries.set(`${channel}:${requestId}`, time);
  }

  answer(key: string): Promise<KeptAnswer | undefined> {
    return this.entry(ANSWER + key) as Promise<KeptAnswer | undefined>;
  }

  async saveAnswer(key: string, kept: KeptAnswer): Promise<void> {
    this.savedEntries.set(ANSWER + key, kept);
  }

  async #times(kind: keyof Times, since: number): Promise<readonly number[]> {
    const times = ((await this.entry("times")) ?? none) as Times;
    return times[kind].filter((time) => time > since);
  }

  /** Adds a time. Removes the oldest one if there are more than the limits need. */
  async #addTime(kind: keyof Times, time: number): Promise<void> {
    const times = ((await this.entry("times")) ?? none) as Times;
    const kept = [...times[kind], time];
    if (kept.length > most[kind]) kept.splice(kept.indexOf(Math.min(...kept)), 1);
    this.savedEntries.set("times", { ...times, [kind]: kept });
  }
}

/** The beginning of the keys of answers. */
export const ANSWER = "answer:";

export const ID_TAKEN = "another workspace has a campaign with this id";
