import { MemoryTransaction, type MemoryWorkspace } from "./memory-transaction.js";
import { Queue } from "./queue.js";
import type { Storage, StoredCampaign } from "./storage.js";

/** A storage that loses everything when the process ends. */
export function memoryStorage(): Storage {
  let campaigns = new Map<string, StoredCampaign>();
  let workspaces = new Map<string, MemoryWorkspace>();
  const workspaceOf = (id: string): MemoryWorkspace => {
    const known = workspaces.get(id);
    if (known !== undefined) return known;
    const workspace = {
      id,
      queue: new Queue(),
      calls: [],
      successes: [],
      updates: [],
      requestIds: new Map(),
      answers: new Map(),
    };
    workspaces.set(id, workspace);
    return workspace;
  };

  return {
    transaction(id, work) {
      const workspace = workspaceOf(id);
      const all = campaigns;
      return workspace.queue.run(async () => {
        const transaction = new MemoryTransaction(workspace, all);
        try {
          return await work(transaction);
        } catch (error) {
          transaction.undo();
          throw error;
        }
      });
    },
    async campaigns(workspace) {
      const all = [...campaigns.values()];
      return workspace === undefined ? all : all.filter((campaign) => campaign.workspace === workspace);
    },
    campaign: async (id) => campaigns.get(id),
    async reset() {
      // A transaction that has begun changes what nobody reads any more.
      campaigns = new Map();
      workspaces = new Map();
    },
    async close() {},
  };
}
