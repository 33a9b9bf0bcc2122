import { IdTaken } from "../storage.js";

/** The database failed. The transaction has changed no data, unless the message says otherwise. */
export class StorageError extends Error {
  override name = "StorageError";
}

/** The database failed, and cannot say whether anything has been changed. */
export class UnknownOutcome extends StorageError {}

/** A conflict that another attempt may avoid. */
export class Conflict extends Error {
  override name = "Conflict";
}

/** Whether another attempt may succeed: the database is out of reach, or transactions got in each other's way. */
export function isTransient(error: unknown): boolean {
  return isOutOfReach(error) || error instanceof Conflict || hasCode(error, CONFLICTS);
}

/** Whether the connection broke, or no server answers at present. */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // `pg` has no class for errors of the connection. Errors of other classes are bugs.
  if (!isReported(error)) return error.constructor === Error || error instanceof AggregateError;
  return hasCode(error, OUT_OF_REACH);
}

/** Whether a single work may have made a transaction fail, so that the others may succeed without it. */
export function mayBeOfOneWork(error: unknown): boolean {
  return error instanceof StorageError && !(error instanceof UnknownOutcome) && !isOutOfReach(error.cause);
}

/** Whether the database itself has reported the error. */
export function isReported(error: unknown): error is Error & { code: string } {
  return error instanceof Error && "severity" in error && "code" in error && typeof error.code === "string";
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return isReported(error) && codes.some((code) => error.code.startsWith(code));
}

/** SQLSTATE codes, or their first characters. */
const OUT_OF_REACH = [
  "08", // connection exception
  "53300", // too many connections
  "57P", // shutdown, crash, cannot connect now
];
const CONFLICTS = [
  "25P03", // idle in a transaction for too long
  "40", // transaction rollback, as after a deadlock
  "55P03", // lock not available in time
];

/**
 * Repeats failed work while the error is retryable (by default, if it is transient) and time is left.
 *
 * @throws {StorageError} unless the work throws an `IdTaken`, which is passed on.
 */
export type Attempts = <T>(work: () => Promise<T>, isRetryable?: (error: unknown) => boolean) => Promise<T>;

/** `retryFor` is the time in which another attempt may begin, in milliseconds. */
export function attemptsFor(retryFor: number): Attempts {
  return async (work, isRetryable = isTransient) => {
    const end = performance.now() + retryFor;
    for (let pause = SHORTEST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        return await work();
      } catch (error) {
        if (error instanceof StorageError || error instanceof IdTaken) throw error;
        const left = end - performance.now();
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
