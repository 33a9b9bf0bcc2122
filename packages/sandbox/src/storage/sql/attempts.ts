import { isTransient, StorageError } from "./failure.js";

/**
 * Tries again as long as the reason for failing is worth it, by default if it is transient, and there is time.
 *
 * @throws {StorageError}
 */
export type Attempts = <T>(work: () => Promise<T>, isWorthIt?: (error: unknown) => boolean) => Promise<T>;

/** `retryFor` is how many milliseconds all pauses between attempts take together. */
export function attemptsFor(retryFor: number): Attempts {
  return async (work, isWorthIt = isTransient) => {
    let pause = SHORTEST_PAUSE;
    for (let left = retryFor; ; left -= pause, pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof StorageError) throw error;
        if (left <= 0 || !isWorthIt(error)) {
          const reason = error instanceof Error ? error.message || error.name : String(error);
          throw new StorageError(`the database failed: ${reason}`, { cause: error });
        }
        await new Promise((resolve) => setTimeout(resolve, Math.min(pause, left)));
      }
    }
  };
}

/** Milliseconds. */
const SHORTEST_PAUSE = 50;
const LONGEST_PAUSE = 1000;
