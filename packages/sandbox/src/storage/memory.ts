import {
  campaignOf,
  emptyWorkspace,
  type MemoryCampaign,
  MemoryTransaction,
  type MemoryWorkspace,
} from "./memory-transaction.js";
import { Queue } from "./queue.js";
import { type ClockState, IdTaken, type Storage } from "./storage.js";

/** Campaigns by id, and the other contents of workspaces by their ids. */
interface Contents {
  readonly campaigns: Map<string, MemoryCampaign>;
  readonly workspaces: Map<string, MemoryWorkspace>;
}

/** A storage that loses everything when the process ends. */
export function memoryStorage(): Storage {
  const queues = new Map<string, Queue>();
  let contents = emptyContents();
  let clock: ClockState | undefined;

  function exclusively<T>(workspace: string, work: () => Promise<T>): Promise<T> {
    const queue = queues.get(workspace) ?? new Queue();
    queues.set(workspace, queue);
    return queue.run(work);
  }

  /** Replaces the contents of a workspace, or everything. A transaction that is still running then changes the old contents. */
  async function replace(workspace: string | undefined, by: Contents): Promise<void> {
    if (workspace === undefined) {
      contents = structuredClone(by);
      clock = undefined;
      return;
    }
    await exclusively(workspace, async () => {
      const { campaigns, workspaces } = contents;
      const isOwn = (id: string) => [undefined, workspace].includes(campaigns.get(id)?.workspace);
      if (![...by.campaigns.keys()].every(isOwn)) throw new IdTaken();
      for (const [id, kept] of campaigns) if (kept.workspace === workspace) campaigns.delete(id);
      for (const [id, kept] of by.campaigns) campaigns.set(id, kept);
      workspaces.set(workspace, structuredClone(by.workspaces.get(workspace)) ?? emptyWorkspace(workspace));
    });
  }

  return {
    transaction: (id, work) =>
      exclusively(id, async () => {
        const workspace = contents.workspaces.get(id) ?? emptyWorkspace(id);
        contents.workspaces.set(id, workspace);
        const transaction = new MemoryTransaction(workspace, contents.campaigns);
        try {
          return await work(transaction);
        } catch (error) {
          transaction.undo();
          throw error;
        }
      }),
    async campaigns(workspace) {
      return [...contentsOf(contents, workspace).campaigns.values()].map(campaignOf);
    },
    async campaign(id) {
      const kept = contents.campaigns.get(id);
      return kept && campaignOf(kept);
    },
    clock: () => clock,
    async saveClock(state) {
      clock = state;
    },
    reset: (workspace) => replace(workspace, emptyContents()),
    async snapshot(workspace) {
      const workspaces = workspace === undefined ? [...contents.workspaces.keys()] : [workspace];
      // No transaction of them runs while all of their queues wait for this.
      const copy = () => Promise.resolve(structuredClone(contentsOf(contents, workspace)));
      const kept = await workspaces.reduce((next, id) => () => exclusively(id, next), copy)();
      return () => replace(workspace, kept);
    },
    async close() {},
  };
}

function emptyContents(): Contents {
  return { campaigns: new Map(), workspaces: new Map() };
}

function contentsOf({ campaigns, workspaces }: Contents, workspace: string | undefined): Contents {
  if (workspace === undefined) return { campaigns, workspaces };
  return {
    campaigns: new Map([...campaigns].filter(([, kept]) => kept.workspace === workspace)),
    workspaces: new Map([...workspaces].filter(([id]) => id === workspace)),
  };
}
