/** The database failed. Nothing has been changed, unless the message says otherwise. */
export class StorageError extends Error {
  override name = "StorageError";
}

/** What another attempt may avoid. */
export class Conflict extends Error {
  override name = "Conflict";
}

/** Whether another attempt may succeed: the connection broke, or transactions got in each other's way. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!isReported(error)) return isOfConnection(error);
  return TRANSIENT.some((code) => error.code.startsWith(code));
}

/** Whether the database itself has reported the error. */
export function isReported(error: Error): error is Error & { code: string } {
  return "severity" in error && "code" in error && typeof error.code === "string";
}

/** `pg` has no class for errors of the connection. Errors of other classes are mistakes in code. */
function isOfConnection(error: Error): boolean {
  return error.constructor === Error || error instanceof AggregateError || error instanceof Conflict;
}

/** SQLSTATE codes, or what they begin with. */
const TRANSIENT = [
  "08", // connection exception
  "25P03", // idle in a transaction for too long
  "40", // transaction rollback, as after a deadlock
  "53300", // too many connections
  "55P03", // lock not available in time
  "57P", // shutdown, crash, cannot connect now
];
