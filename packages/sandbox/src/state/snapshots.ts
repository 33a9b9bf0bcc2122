import { NotFound } from "./bad-input.js";

/** A snapshot as it is listed. */
export interface SnapshotName {
  readonly name: string;
  /** Absent: all workspaces. */
  readonly workspace?: string;
}

const NO_SNAPSHOT = "there is no snapshot with this name";

/** Snapshots by name, in this process. A reset does not remove them. */
export class Snapshots {
  readonly #kept = new Map<string, SnapshotName & { readonly restore: () => Promise<void> }>();

  list(): SnapshotName[] {
    return [...this.#kept.values()].map(({ restore: _, ...snapshot }) => snapshot);
  }

  keep(name: string, workspace: string | undefined, restore: () => Promise<void>): void {
    this.#kept.set(name, { name, ...(workspace !== undefined && { workspace }), restore });
  }

  /** @throws {NotFound} */
  async restore(name: string): Promise<void> {
    const kept = this.#kept.get(name);
    if (kept === undefined) throw new NotFound(NO_SNAPSHOT, "name");
    await kept.restore();
  }

  /** @throws {NotFound} */
  delete(name: string): void {
    if (!this.#kept.delete(name)) throw new NotFound(NO_SNAPSHOT, "name");
  }
}
