import { NoSuchSnapshot } from "./bad-input.js";

/** Restores what was there when a snapshot was taken. */
export type Restore = () => Promise<void>;

/** A snapshot as it is listed. */
export interface SnapshotName {
  readonly name: string;
  /** Absent: all workspaces. */
  readonly workspace?: string;
}

/** Snapshots by name, in this process. A reset does not remove them. */
export class Snapshots {
  readonly #kept = new Map<string, SnapshotName & { readonly restore: Restore }>();

  list(): SnapshotName[] {
    return [...this.#kept.values()].map(({ restore: _, ...snapshot }) => snapshot);
  }

  keep(name: string, workspace: string | undefined, restore: Restore): void {
    this.#kept.set(name, { name, ...(workspace !== undefined && { workspace }), restore });
  }

  /** @throws {NoSuchSnapshot} */
  async restore(name: string): Promise<void> {
    const kept = this.#kept.get(name);
    if (kept === undefined) throw new NoSuchSnapshot();
    await kept.restore();
  }

  /** @throws {NoSuchSnapshot} */
  delete(name: string): void {
    if (!this.#kept.delete(name)) throw new NoSuchSnapshot();
  }
}
