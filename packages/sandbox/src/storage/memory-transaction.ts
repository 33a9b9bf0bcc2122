import { type KeptAnswer, MOST_UPDATES, type StorageTransaction, type StoredCampaign } from "./storage.js";

/** A campaign as JSON. One text costs the garbage collector far less than the many objects of a campaign. */
export interface MemoryCampaign {
  readonly workspace: string;
  readonly json: string;
}

export function campaignOf({ json }: MemoryCampaign): StoredCampaign {
  return JSON.parse(json);
}

/** The contents of a workspace in memory, except its campaigns. */
export interface MemoryWorkspace {
  readonly id: string;
  readonly calls: number[];
  readonly successes: number[];
  readonly updates: number[];
  /** Times by channel and request id. */
  readonly requestIds: Map<string, number>;
  readonly answers: Map<string, KeptAnswer>;
}

export function emptyWorkspace(id: string): MemoryWorkspace {
  return { id, calls: [], successes: [], updates: [], requestIds: new Map(), answers: new Map() };
}

/** Changes a workspace in place, and can undo the changes. */
export class MemoryTransaction implements StorageTransaction {
  readonly #undo: (() => void)[] = [];

  constructor(
    private readonly workspace: MemoryWorkspace,
    private readonly campaigns: Map<string, MemoryCampaign>,
  ) {}

  undo(): void {
    for (const undo of this.#undo.reverse()) undo();
  }

  async campaign(id: string): Promise<StoredCampaign | undefined> {
    const kept = this.campaigns.get(id);
    return kept?.workspace === this.workspace.id ? campaignOf(kept) : undefined;
  }

  async save(campaign: StoredCampaign): Promise<void> {
    const id = campaign.campaign_id;
    const known = this.campaigns.get(id);
    if (known !== undefined && known.workspace !== this.workspace.id) {
      throw new Error("another workspace has a campaign with this id");
    }
    this.#set(this.campaigns, id, { workspace: campaign.workspace, json: JSON.stringify(campaign) });
  }

  async calls(since: number): Promise<readonly number[]> {
    return this.workspace.calls.filter((time) => time > since);
  }

  async addCall(time: number): Promise<void> {
    this.#add(this.workspace.calls, time);
  }

  async successes(since: number): Promise<readonly number[]> {
    return this.workspace.successes.filter((time) => time > since);
  }

  async addSuccess(time: number): Promise<void> {
    this.#add(this.workspace.successes, time);
  }

  async updates(since: number): Promise<readonly number[]> {
    return this.workspace.updates.filter((time) => time > since);
  }

  async addUpdate(time: number): Promise<void> {
    this.#add(this.workspace.updates, time, MOST_UPDATES);
  }

  async lastSuccess(channel: string, requestId: string): Promise<number | undefined> {
    return this.workspace.requestIds.get(`${channel} ${requestId}`);
  }

  async saveRequestId(channel: string, requestId: string, time: number): Promise<void> {
    this.#set(this.workspace.requestIds, `${channel} ${requestId}`, time);
  }

  async answer(key: string): Promise<KeptAnswer | undefined> {
    return this.workspace.answers.get(key);
  }

  async saveAnswer(key: string, kept: KeptAnswer): Promise<void> {
    this.#set(this.workspace.answers, key, kept);
  }

  #set<T>(map: Map<string, T>, key: string, value: T): void {
    const before = map.get(key);
    map.set(key, value);
    this.#undo.push(() => {
      if (before === undefined) map.delete(key);
      else map.set(key, before);
    });
  }

  /** Adds a time. Removes the oldest if there are more than the limits need. */
  #add(times: number[], time: number, most = KEPT_TIMES): void {
    const before = times.slice();
    times.push(time);
    if (times.length > most) times.splice(times.indexOf(Math.min(...times)), 1);
    this.#undo.push(() => times.splice(0, times.length, ...before));
  }
}

/** The largest limit of a window, for calls and for creations. */
const KEPT_TIMES = 100;
