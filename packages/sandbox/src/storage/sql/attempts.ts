import { isTransient, StorageError } from "./failure.js";

/**
 * Tries again and again, for about three seconds, as long as the reason for failing is transient.
 *
 * @throws {StorageError}
 */
export async function attempts<T>(work: () => Promise<T>): Promise<T> {
  for (let pause = SHORTEST_PAUSE; ; pause *= 2) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof StorageError) throw error;
      if (pause > LONGEST_PAUSE || !isTransient(error)) {
        const reason = error instanceof Error ? error.message || error.name : String(error);
        throw new StorageError(`the database failed: ${reason}`, { cause: error });
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

const SHORTEST_PAUSE = 50;
const LONGEST_PAUSE = 1600;
