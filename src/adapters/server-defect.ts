/**
 * Takes the place of whatever kept a request from being validated, such as the error of a lookup. It says what failed and
 * nothing else: how the framework answers, and what it shows, does not depend on what was thrown. That is the `cause`.
 */
export class ServerDefect extends Error {
  override readonly name = "ServerDefect";
  readonly status = 500;
  readonly statusCode = 500;

  constructor(what: string, cause: unknown) {
    super(`${what} failed`, { cause });
    // Express shows the stack to clients unless it runs in production.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** What `work` gives. Throws a `ServerDefect` in place of whatever it throws. */
export function guarded<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw new ServerDefect(what, cause);
  }
}

/**
 * Reports an error: that which a defect stands for, or the defect itself where that is no error and would say little. Neither a
 * `report` that throws nor one that rejects changes the answer.
 */
export function reportSafely(report: (error: unknown) => unknown, error: unknown): void {
  const reported = error instanceof ServerDefect && isError(error.cause) ? error.cause : error;
  try {
    Promise.resolve(report(reported)).catch(noteLoss);
  } catch {
    noteLoss();
  }
}

/** Even to ask may throw, when the value is a proxy. */
function isError(value: unknown): boolean {
  try {
    return value instanceof Error;
  } catch {
    return false;
  }
}

/** Names neither error: to show one may be what failed. */
function noteLoss(): void {
  console.error("campaign-rules: an error could not be reported, because its report failed");
}
