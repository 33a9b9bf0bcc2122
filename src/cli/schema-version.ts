import type { FileResult } from "../text/request/check-text.js";

/** The version of the results that `check` prints for programs. It grows when a member is removed or means something else. */
export const SCHEMA_VERSION = 1;

/** A result for other programs: `campaign-rules schema result` describes it. */
export interface VersionedResult extends FileResult {
  schemaVersion: typeof SCHEMA_VERSION;
}

export function versioned(result: FileResult): VersionedResult {
  return { ...result, schemaVersion: SCHEMA_VERSION };
}
