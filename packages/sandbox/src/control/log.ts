import type { Finding } from "../service/decided.js";

/** A request to the service and its answer. Holds no credentials. */
export interface LogEntry {
  /** Counts from 1, and goes on after a reset. */
  readonly id: number;
  /** When the request arrived, by the sandbox's clock. */
  readonly time: number;
  readonly method: string;
  readonly path: string;
  /** What was asked for. A request that nobody understands is "unknown". */
  readonly operation: "create" | "update" | "undescribed" | "other-method" | "unknown";
  /** The status of the answer; undefined if a fault left none. */
  readonly status?: number;
  readonly verdict: "accepted" | "rejected" | "replayed" | "fault";
  readonly campaign_id?: string;
  /** At most 20 of what is wrong. */
  readonly violations: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/** How many violations, and how many warnings, an entry has. */
export const MOST_FINDINGS = 20;

/** The last requests. Forgets the oldest one when it is full. */
export class RequestLog {
  #entries: LogEntry[] = [];
  #lastId = 0;

  constructor(
    private readonly size: number,
    private readonly changed: (entry: LogEntry) => void,
  ) {}

  add(entry: Omit<LogEntry, "id">): void {
    const added = { id: ++this.#lastId, ...entry };
    this.#entries.push(added);
    // Now and then, so that an entry costs the same however many there are.
    if (this.#entries.length >= 2 * this.size) this.#entries = this.#entries.slice(-this.size);
    this.changed(added);
  }

  /** The entries with a greater id, oldest first. */
  after(id: number): readonly LogEntry[] {
    return this.#entries.slice(-this.size).filter((entry) => entry.id > id);
  }

  clear(): void {
    this.#entries = [];
  }
}
