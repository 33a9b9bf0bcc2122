import { isTransient, StorageError } from "./failure.js";

/**
 * Repeats failed work while the error is retryable (by default, if it is transient) and time is left.
 *
 * @throws {StorageError}
 */
export type Attempts = <T>(work: () => Promise<T>, isRetryable?: (error: unknown) => boolean) => Promise<T>;

/** `retryFor` is the total length of the pauses between attempts, in milliseconds. */
export function attemptsFor(retryFor: number): Attempts {
  return async (work, isRetryable = isTransient) => {
    let pause = SHORTEST_PAUSE;
    for (let left = retryFor; ; left -= pause, pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof StorageError) throw error;
        if (left <= 0 || !isRetryable(error)) {
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
