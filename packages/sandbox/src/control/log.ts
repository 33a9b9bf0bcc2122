import type { Finding } from "../service/decided.js";

/** A request to the service and its answer. Contains no credentials. */
export interface LogEntry {
  /** Counts from 1, and continues after a reset. */
  readonly id: number;
  /** When the request arrived, by the sandbox's clock. */
  readonly time: number;
  readonly method: string;
  readonly path: string;
  /** The requested operation; "unknown" if the path belongs to none. */
  readonly operation: "create" | "update" | "undescribed" | "other-method" | "unknown";
  /** The status of the answer; undefined if a fault left none. */
  readonly status?: number;
  readonly verdict: "accepted" | "rejected" | "replayed" | "fault";
  readonly campaign_id?: string;
  /** The text of the body as it arrived. Absent if it was not read, is too long, or was removed to make room. */
  readonly body?: string;
  /** At most 20, as are the warnings. */
  readonly violations: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/** The most violations, and the most warnings, that an entry contains. */
export const MOST_FINDINGS = 20;

/** An entry without the body. */
export type LogLine = Omit<LogEntry, "body">;

/** The longest body that the log keeps, in characters. */
const LONGEST_BODY = 65_536;

/** A character takes at most two bytes of memory. */
const BYTES_OF_CHARACTER = 2;

/**
 * The last requests. When it is full, it forgets the oldest one; if the bodies take too many bytes, it forgets the
 * oldest bodies.
 */
export class RequestLog {
  #entries: LogLine[] = [];
  #lastId = 0;
  /** By the id of the entry, oldest first. */
  readonly #bodies = new Map<number, string>();
  #bytes = 0;

  /** Keeps `size` entries, and up to `bytes` bytes of bodies. */
  constructor(
    private readonly size: number,
    private readonly bytes: number,
    private readonly changed: (line: LogLine) => void,
  ) {}

  add(line: Omit<LogLine, "id">, body: string | undefined): void {
    const added = { id: ++this.#lastId, ...line };
    this.#entries.push(added);
    this.#keep(added.id, body);
    // Only now and then, so that the cost of an entry does not depend on the size of the log.
    if (this.#entries.length >= 2 * this.size) this.#entries = this.#entries.slice(-this.size);
    this.changed(added);
  }

  /** The entries with a greater id, oldest first. */
  after(id: number): readonly LogEntry[] {
    const lines = this.#entries.slice(-this.size).filter((line) => line.id > id);
    return lines.map((line) => {
      const body = this.#bodies.get(line.id);
      return body === undefined ? line : { ...line, body };
    });
  }

  clear(): void {
    this.#entries = [];
    this.#bodies.clear();
    this.#bytes = 0;
  }

  /** Keeps a body that is not too long. Forgets the oldest ones to make room. */
  #keep(id: number, body: string | undefined): void {
    this.#forget(id - this.size);
    if (body === undefined || body.length > Math.min(LONGEST_BODY, this.bytes / BYTES_OF_CHARACTER)) return;
    this.#bodies.set(id, body);
    this.#bytes += BYTES_OF_CHARACTER * body.length;
    for (const oldest of this.#bodies.keys()) {
      if (this.#bytes <= this.bytes) return;
      this.#forget(oldest);
    }
  }

  #forget(id: number): void {
    this.#bytes -= BYTES_OF_CHARACTER * (this.#bodies.get(id)?.length ?? 0);
    this.#bodies.delete(id);
  }
}
