import { shown } from "../engine/context/option-errors.js";
import { isMarkedAs, markAs } from "../errors/any-copy.js";

/**
 * Replaces any error that prevented a request from being validated, such as that of a lookup. Its message names only
 * the failed step, so the framework's answer and output do not depend on the thrown value. That value is the `cause`.
 */
export class ServerDefect extends Error {
  override readonly name = "ServerDefect";
  readonly status = 500;
  readonly statusCode = 500;

  constructor(what: string, cause: unknown) {
    super(`${what} failed`, { cause });
    markAs("ServerDefect", this);
    // Express sends the stack to clients unless it runs in production.
    this.stack = `${this.name}: ${this.message}`;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isMarkedAs("ServerDefect", value);
  }
}

/** Returns the result of `work`. If it throws, throws a `ServerDefect` instead. */
export function guarded<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw new ServerDefect(what, cause);
  }
}

/**
 * Reports an error. The error reported for a defect names the failed step and the reason; its `cause` is the thrown
 * value. A `report` that throws or rejects does not change the answer.
 */
export function reportSafely(report: (error: unknown) => unknown, error: unknown): void {
  const reported = error instanceof ServerDefect ? explained(error) : error;
  try {
    Promise.resolve(report(reported)).catch(noteLoss);
  } catch {
    noteLoss();
  }
}

/** Unlike the message of a defect, which a framework may send, that of this error repeats the thrown value. */
function explained({ message, cause }: ServerDefect): Error {
  const error = new Error(`${message}: ${textOf(cause)}`, { cause });
  error.name = "ServerDefect";
  return error;
}

/** Even reading an error may throw. */
function textOf(thrown: unknown): string {
  try {
    return thrown instanceof Error ? String(thrown.message) : shown(thrown);
  } catch {
    return "an error that cannot be read";
  }
}

/** Names neither error, because printing one may have caused the failure. */
function noteLoss(): void {
  console.error("campaign-rules: an error could not be reported, because the report function failed");
}
