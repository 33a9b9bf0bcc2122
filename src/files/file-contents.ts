import type { State } from "../index.js";

/** The kind of request in a file, and the campaign to update: the options of `campaign-rules check`. */
export interface FileContents {
  /** The operation of a body; "create" by default. */
  readonly operation?: "create" | "update" | undefined;
  /** Whether the file contains a whole request, which determines the operation. */
  readonly request?: boolean | undefined;
  /** The state of the campaign to update. */
  readonly state?: State | undefined;
  /** The channel of the campaign to update, if its contents are unknown. */
  readonly channel?: "PUSH" | "EMAIL" | undefined;
  /** The campaign to update: the JSON of its file. */
  readonly current?: { readonly file: string; readonly text: string } | undefined;
  /** The number of the line in its file, for a text that is one line of NDJSON. */
  readonly line?: number | undefined;
}
