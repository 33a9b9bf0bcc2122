/** The longest pause in milliseconds before a changed document is checked. */
const LONGEST = 200;

/**
 * Calls back for changed documents after a pause of half the time that their last check took: short documents are
 * checked at once, and long ones are not checked after every keystroke. A check that a later one has overtaken, or whose
 * document was closed, is no longer the latest.
 */
export class Push {
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #lasted = new Map<string, number>();
  readonly #latest = new Map<string, object>();

  constructor(
    private readonly send: (uri: string, isLatest: () => boolean) => Promise<void>,
    private readonly onError: (error: unknown) => void,
  ) {}

  schedule(uri: string): void {
    clearTimeout(this.#timers.get(uri));
    const timer = setTimeout(() => void this.#run(uri), Math.min(LONGEST, (this.#lasted.get(uri) ?? 0) / 2));
    this.#timers.set(uri, timer);
  }

  forget(uri: string): void {
    clearTimeout(this.#timers.get(uri));
    this.#timers.delete(uri);
    this.#lasted.delete(uri);
    this.#latest.delete(uri);
  }

  async #run(uri: string): Promise<void> {
    this.#timers.delete(uri);
    const start = performance.now();
    const run = {};
    this.#latest.set(uri, run);
    const isLatest = () => this.#latest.get(uri) === run;
    // Nobody waits for this: unhandled, the error would end the process.
    await this.send(uri, isLatest).catch(this.onError);
    if (isLatest()) this.#lasted.set(uri, performance.now() - start);
  }
}
