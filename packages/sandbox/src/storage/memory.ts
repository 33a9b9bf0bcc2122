import { ID_TAKEN, Layer } from "./layer.js";
import { Queue } from "./queue.js";
import { type ClockState, IdTaken, type Storage, type StoredCampaign } from "./storage.js";

/** A campaign as JSON. One text costs the garbage collector far less than the many objects of a campaign. */
interface KeptCampaign {
  readonly workspace: string;
  readonly json: string;
}

/** Campaigns by id, and the other entries of workspaces by their ids. */
interface Contents {
  readonly campaigns: Map<string, KeptCampaign>;
  readonly entries: Map<string, Map<string, unknown>>;
}

/** A storage that loses everything when the process ends. */
export function memoryStorage(): Storage {
  const queues = new Map<string, Queue>();
  let contents = emptyContents();
  let clock: ClockState | undefined;

  function exclusively<T>(workspace: string, work: () => Promise<T>): Promise<T> {
    const queue = queues.get(workspace) ?? new Queue();
    queues.set(workspace, queue);
    return queue.run(work).finally(() => {
      // There may be any number of workspaces.
      if (queue.isEmpty) queues.delete(workspace);
    });
  }

  /** Replaces the contents of a workspace, or everything. A transaction that is still running then changes the old contents. */
  async function replace(workspace: string | undefined, by: Contents): Promise<void> {
    if (workspace === undefined) {
      contents = structuredClone(by);
      clock = undefined;
      return;
    }
    await exclusively(workspace, async () => {
      const { campaigns, entries } = contents;
      if ([...by.campaigns.keys()].some((id) => isTaken(id, workspace, contents))) throw new IdTaken();
      for (const [id, kept] of campaigns) if (kept.workspace === workspace) campaigns.delete(id);
      for (const [id, kept] of by.campaigns) campaigns.set(id, kept);
      entries.set(workspace, structuredClone(by.entries.get(workspace)) ?? new Map());
    });
  }

  return {
    transaction: (workspace, work) =>
      exclusively(workspace, async () => {
        const before = contents;
        const { campaigns } = before;
        const entries = before.entries.get(workspace) ?? new Map<string, unknown>();
        before.entries.set(workspace, entries);
        const taken = { has: (id: string) => isTaken(id, workspace, before) };
        const layer = new Layer(
          {
            campaign: async (id) => (taken.has(id) ? undefined : campaignOf(campaigns.get(id))),
            entry: async (key) => entries.get(key),
          },
          taken,
        );
        const result = await work(layer);
        if ([...layer.savedCampaigns.keys()].some(taken.has)) throw new Error(ID_TAKEN);
        for (const [id, { json }] of layer.savedCampaigns) campaigns.set(id, { workspace, json });
        for (const [key, value] of layer.savedEntries) entries.set(key, value);
        return result;
      }),
    async campaigns(workspace) {
      return [...contentsOf(contents, workspace).campaigns.values()].map(({ json }) => JSON.parse(json));
    },
    campaign: async (id) => campaignOf(contents.campaigns.get(id)),
    clock: () => clock,
    async saveClock(state) {
      clock = state;
    },
    reset: (workspace) => replace(workspace, emptyContents()),
    async snapshot(workspace) {
      const workspaces = workspace === undefined ? [...contents.entries.keys()] : [workspace];
      // Their transactions wait while this is at the head of all their queues.
      const copy = () => Promise.resolve(structuredClone(contentsOf(contents, workspace)));
      const kept = await workspaces.reduce((next, id) => () => exclusively(id, next), copy)();
      return () => replace(workspace, kept);
    },
    async close() {},
  };
}

/** Whether another workspace has the id. */
function isTaken(id: string, workspace: string, { campaigns }: Contents): boolean {
  return (campaigns.get(id)?.workspace ?? workspace) !== workspace;
}

function campaignOf(kept: KeptCampaign | undefined): StoredCampaign | undefined {
  return kept && JSON.parse(kept.json);
}

function emptyContents(): Contents {
  return { campaigns: new Map(), entries: new Map() };
}

function contentsOf({ campaigns, entries }: Contents, workspace: string | undefined): Contents {
  if (workspace === undefined) return { campaigns, entries };
  return {
    campaigns: new Map([...campaigns].filter(([, kept]) => kept.workspace === workspace)),
    entries: new Map([...entries].filter(([id]) => id === workspace)),
  };
}
