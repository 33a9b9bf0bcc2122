import { BadInput } from "./bad-input.js";

export const operations = ["create", "update", "undescribed", "other-method", "unknown"] as const;
export const verdicts = ["accepted", "rejected", "replayed", "fault"] as const;

/** A violation or a warning, as the log shows it. */
export interface Finding {
  readonly rule: string;
  readonly path: string;
  /** The place within the body as a JSON Pointer; absent if it is elsewhere. */
  readonly pointer?: string;
  readonly message: string;
}

/** A request to the service and its answer. Contains no credentials. */
export interface LogEntry {
  /** Counts from 1, and continues after a reset. */
  readonly id: number;
  /** When the request arrived, by the sandbox's clock. */
  readonly time: number;
  readonly method: string;
  readonly path: string;
  /** By their names in lower case, without credentials. Values are cut after 200 characters. */
  readonly headers: Readonly<Record<string, string>>;
  /** The requested operation; "unknown" if the path belongs to none. */
  readonly operation: (typeof operations)[number];
  /** That of the credentials, if the request has any. */
  readonly workspace?: string;
  /** The status of the answer; undefined if a fault left none. */
  readonly status?: number;
  readonly verdict: (typeof verdicts)[number];
  /** How many milliseconds of real time passed until it was answered. */
  readonly duration: number;
  readonly campaign_id?: string;
  /** The text of the body as it arrived. Absent if it was not read, is too long, or was removed to make room. */
  readonly body?: string;
  /** The text of the answer's body. Absent if no whole answer was sent, it is too long, or was removed to make room. */
  readonly answer?: string;
  /** At most 20, as are the warnings. */
  readonly violations: readonly Finding[];
  readonly warnings: readonly Finding[];
}

/** The most violations, and the most warnings, that an entry contains. */
export const MOST_FINDINGS = 20;

/** The longest path that an entry contains, in characters. Longer ones are cut. */
export const LONGEST_PATH = 200;

/** An entry without the bodies. */
export type LogLine = Omit<LogEntry, "body" | "answer">;

/** The texts of an entry, as far as there are any. */
export interface LogTexts {
  readonly body: string | undefined;
  readonly answer: string | undefined;
}

/**
 * The last requests. When it is full, it forgets the oldest one; if the bodies take too many bytes, it forgets the
 * oldest bodies. Those of the answers are counted apart.
 */
export class RequestLog {
  #entries: LogLine[] = [];
  #lastId = 0;
  readonly #bodies: BoundedTexts;
  readonly #answers: BoundedTexts;

  /** Keeps `size` entries, and up to `bytes` bytes of bodies, and of answers. */
  constructor(
    private readonly size: number,
    bytes: number,
    private readonly changed: (line: LogLine) => void,
  ) {
    this.#bodies = new BoundedTexts(bytes);
    this.#answers = new BoundedTexts(bytes);
  }

  add(line: Omit<LogLine, "id">, { body, answer }: LogTexts): void {
    const added = { id: ++this.#lastId, ...line };
    this.#entries.push(added);
    const forgotten = this.#entries.at(-1 - this.size);
    for (const [texts, text] of [[this.#bodies, body] as const, [this.#answers, answer] as const]) {
      if (forgotten !== undefined) texts.forget(forgotten.id);
      texts.keep(added.id, text);
    }
    // Only now and then, so that the cost of an entry does not depend on the size of the log.
    if (this.#entries.length >= 2 * this.size) this.#entries = this.#entries.slice(-this.size);
    this.changed(added);
  }

  /** The entries with a greater id, oldest first. */
  after(id: number): readonly LogEntry[] {
    const lines = this.#entries.slice(-this.size).filter((line) => line.id > id);
    return lines.map((line) => {
      const body = this.#bodies.get(line.id);
      const answer = this.#answers.get(line.id);
      return { ...line, ...(body !== undefined && { body }), ...(answer !== undefined && { answer }) };
    });
  }

  /** Forgets the requests of a workspace, or all. */
  clear(workspace: string | undefined): void {
    const isKept = (line: LogLine) => workspace !== undefined && line.workspace !== workspace;
    const entries = this.#entries.slice(-this.size);
    for (const { id } of entries.filter((line) => !isKept(line))) {
      this.#bodies.forget(id);
      this.#answers.forget(id);
    }
    this.#entries = entries.filter(isKept);
  }
}

/** The query parameters that select entries of the log by one member each. */
const filters = ["method", "path", "operation", "workspace", "status", "verdict", "campaign_id"] as const;

/**
 * The entries that a query selects.
 *
 * @throws {BadInput} if the query has a value that an entry cannot have.
 */
export function selected(entries: readonly LogEntry[], query: URLSearchParams): readonly LogEntry[] {
  expectOneOf("operation", operations, query);
  expectOneOf("verdict", verdicts, query);
  const status = query.get("status");
  if (status !== null && !/^[1-5]\d\d$/u.test(status)) throw new BadInput("status must be an HTTP status", "query");
  const wanted = filters.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, name === "path" ? value.slice(0, LONGEST_PATH) : value] as const];
  });
  return entries.filter((entry) => wanted.every(([name, value]) => value === String(entry[name] ?? "")));
}

function expectOneOf(name: string, values: readonly string[], query: URLSearchParams): void {
  const value = query.get(name);
  if (value === null || values.includes(value)) return;
  throw new BadInput(`${name} must be one of ${values.join(", ")}`, "query");
}

/** The longest text that is kept, in characters. */
const LONGEST = 65_536;

/** A character takes at most two bytes of memory. */
const BYTES_OF_CHARACTER = 2;

/** Texts by increasing ids. When they take too many bytes, it forgets the oldest ones. */
class BoundedTexts {
  /** Oldest first. */
  readonly #texts = new Map<number, string>();
  #bytes = 0;

  constructor(private readonly most: number) {}

  get(id: number): string | undefined {
    return this.#texts.get(id);
  }

  /** Keeps a text that is not too long. Forgets the oldest ones to make room. */
  keep(id: number, text: string | undefined): void {
    if (text === undefined || text.length > Math.min(LONGEST, this.most / BYTES_OF_CHARACTER)) return;
    this.#texts.set(id, text);
    this.#bytes += BYTES_OF_CHARACTER * text.length;
    for (const oldest of this.#texts.keys()) {
      if (this.#bytes <= this.most) return;
      this.forget(oldest);
    }
  }

  forget(id: number): void {
    this.#bytes -= BYTES_OF_CHARACTER * (this.#texts.get(id)?.length ?? 0);
    this.#texts.delete(id);
  }
}
