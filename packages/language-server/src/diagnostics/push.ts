/** The longest pause in milliseconds before a changed document is checked. */
const LONGEST = 200;

interface Pending {
  readonly timer: NodeJS.Timeout;
}

/**
 * Calls back for documents that have changed, once they rest for as long as their last check took: short documents are
 * checked at once, and long ones are not checked for every key.
 */
export class Push {
  readonly #send: (uri: string) => Promise<void>;
  readonly #pending = new Map<string, Pending>();
  readonly #lasted = new Map<string, number>();

  constructor(send: (uri: string) => Promise<void>) {
    this.#send = send;
  }

  schedule(uri: string): void {
    clearTimeout(this.#pending.get(uri)?.timer);
    const timer = setTimeout(() => void this.#run(uri), Math.min(LONGEST, this.#lasted.get(uri) ?? 0));
    this.#pending.set(uri, { timer });
  }

  forget(uri: string): void {
    clearTimeout(this.#pending.get(uri)?.timer);
    this.#pending.delete(uri);
    this.#lasted.delete(uri);
  }

  async #run(uri: string): Promise<void> {
    this.#pending.delete(uri);
    const start = performance.now();
    await this.#send(uri);
    this.#lasted.set(uri, performance.now() - start);
  }
}
