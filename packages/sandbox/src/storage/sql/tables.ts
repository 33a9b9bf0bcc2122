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
  /** The data of the limits: arrays of the newest times, in milliseconds, as JSON. */
  workspaces: {
    workspace: string;
    calls: string;
    successes: string;
    updates: string;
  };
  request_ids: {
    workspace: string;
    channel: string;
    request_id: string;
    succeeded_at: number;
  };
  answers: {
    workspace: string;
    key: string;
    answer: string;
  };
  /** The last transaction of each writer, which a process looks up if a connection breaks during a commit. */
  commits: {
    writer: string;
    last: string;
  };
  /** How the clock was changed, in one row. */
  clock: {
    id: number;
    /** A `ClockState` as JSON. */
    state: string;
  };
}
