import type { Generated } from "kysely";

/**
 * The tables. A value that may be any string is stored as its key (see `keyOf`), and if it is needed again, within JSON
 * text. JSON is kept as text, because `jsonb` keeps neither the order of keys nor NUL.
 */
export interface Tables {
  campaigns: {
    id: string;
    workspace: string;
    /** Counts up in the order of insertion. */
    position: Generated<number | string>;
    campaign: string;
  };
  /** Everything else, as JSON: the times of the limits, request ids and answers. */
  entries: {
    /** Or `SHARED`. */
    workspace: string;
    key: string;
    value: string;
  };
}

/**
 * In place of a workspace, for entries that belong to none. `clock` contains the state of the clock. The entry of a
 * writer contains its last transaction, which a process looks up if a connection breaks during a commit.
 */
export const SHARED = "";
