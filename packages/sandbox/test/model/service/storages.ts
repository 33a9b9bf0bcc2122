import type { SandboxOptions } from "../../../src/index.js";

export type Storage = NonNullable<SandboxOptions["storage"]>;

/** The source of the storages for the sandboxes of a service. */
export interface Storages {
  /** The storage of one front. */
  open(front: number): Promise<Storage>;
  /** Closes all storages, as the end of the processes does. */
  end(): Promise<void>;
}

/** Storages that stay open from one sequence to the next, because it takes long to open them, and are closed by restarts. */
export function storagesThatStay(openOne: () => Promise<Storage>): Storages {
  let opened: Storage[] = [];
  return {
    async open(front) {
      const storage = opened[front] ?? (await openOne());
      opened[front] = storage;
      return { ...storage, close: async () => {} };
    },
    async end() {
      for (const storage of opened) await storage.close();
      opened = [];
    },
  };
}
