import { shown } from "../misuse.js";
import { ServerDefect } from "./server-defect.js";

/** Milliseconds that a lookup may take unless the route says otherwise. */
const DEFAULT_TIMEOUT = 10_000;

/** The longest delay that timers know. A longer one would fire at once. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

/** Asks a function of the user's for what is known. */
export type LookUp = <T>(what: string, ask: () => T | PromiseLike<T>) => Promise<T>;

/**
 * Makes what asks the functions of a route. Whatever one throws, and that it takes too long, becomes a `ServerDefect`.
 *
 * @param timeout milliseconds; 0 and Infinity set no limit.
 * @throws {TypeError} when the timeout is wrong.
 */
export function lookups(timeout: number = DEFAULT_TIMEOUT): LookUp {
  if (timeout !== Infinity && !(typeof timeout === "number" && timeout >= 0 && timeout <= LONGEST_TIMEOUT)) {
    throw new TypeError(
      `timeout must be milliseconds from 0 to ${LONGEST_TIMEOUT}, or Infinity, got ${shown(timeout)}`,
    );
  }
  const isLimited = timeout > 0 && timeout < Infinity;
  return async (what, ask) => {
    try {
      const answer = ask();
      return await (isLimited && isThenable(answer) ? within(timeout, answer) : answer);
    } catch (cause) {
      throw new ServerDefect(what, cause);
    }
  };
}

function isThenable<T>(value: T | PromiseLike<T>): value is PromiseLike<T> {
  return typeof (value as Partial<PromiseLike<T>> | null | undefined)?.then === "function";
}

/** The race listens to both, so that a late rejection is not unhandled. */
async function within<T>(timeout: number, answer: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${timeout} ms`)), timeout);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
