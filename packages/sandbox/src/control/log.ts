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
  /** The text of the body as it arrived. Absent if nobody read it, it is long, or the log has no room for it any more. */
  readonly body?: string;
  /** At most 20 of what is wrong. */
  readonly violations: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/** How many violations, and how many warnings, an entry has. */
export const MOST_FINDINGS = 20;

/** An entry without the body. */
export type LogLine = Omit<LogEntry, "body">;

/** Longest body that the log keeps, in characters. */
const LONGEST_BODY = 65_536;

/** A character takes at most two bytes of memory. */
const BYTES_OF_CHARACTER = 2;

/** The last requests. Forgets the oldest one when it is full, and its body earlier when the bodies are too many bytes. */
export class RequestLog {
  #entries: LogLine[] = [];
  #lastId = 0;
  /** By the id of the entry, oldest first. */
  readonly #bodies = new Map<number, string>();
  #bytes = 0;

  /** Keeps `size` entries, and bodies of so many bytes. */
  constructor(
    private readonly size: number,
    private readonly bytes: number,
    private readonly changed: (line: LogLine) => void,
  ) {}

  add(line: Omit<LogLine, "id">, body: string | undefined): void {
    const added = { id: ++this.#lastId, ...line };
    this.#entries.push(added);
    this.#keep(added.id, body);
    // Now and then, so that an entry costs the same however many there are.
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

  /** Makes room for a body, if it is not too long. */
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
