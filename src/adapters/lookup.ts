import { shown } from "../engine/context/option-errors.js";
import { ServerDefect } from "./server-defect.js";

/** The default time limit of a lookup, in milliseconds. */
const DEFAULT_TIMEOUT = 10_000;

/** The longest delay that timers support. A longer one would fire at once. */
const LONGEST_TIMEOUT = 2 ** 31 - 1;

/** The name of a lookup in errors. */
export function lookupName(option: string, workspace: string): string {
  return `${option} of workspace ${shown(workspace)}`;
}

/** Calls one of the user's functions. */
export type LookUp = <T>(what: string, ask: () => T | PromiseLike<T>) => Promise<T>;

/**
 * Wraps the functions of a route. If one throws or takes too long, the wrapper throws a `ServerDefect`.
 *
 * @param timeout milliseconds; 0 and Infinity set no limit.
 * @throws {TypeError} if the timeout is invalid.
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

/** The race subscribes to both promises, so that a late rejection is not unhandled. */
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
