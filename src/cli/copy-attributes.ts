import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** By its path: what `PATH` finds may be anything. */
const COPY = "/bin/cp";

/** More than any file takes; in milliseconds. */
const PATIENCE = 30_000;

/**
 * Copies a file over another one, with its access control list and extended attributes, which Node cannot read. Where
 * the system has no such command or no such attributes, nothing is copied.
 */
export async function copyWithAttributes(from: string, to: string): Promise<void> {
  await promisify(execFile)(COPY, ["-a", "--", from, to], { timeout: PATIENCE, env: {} }).catch(() => {});
}
