import type { Received } from "../world/answer.js";
import type { Call } from "../world/serve.js";
import type { Campaign, Fault, LogLine, State } from "../world/world.js";

export type Seed = Omit<Campaign, "id"> & { readonly id?: string };

/** A service under test. It answers requests, and is controlled from outside. Its clock is frozen. */
export interface Service {
  /** Undefined if there is no answer. */
  send(call: Call): Promise<Received | undefined>;
  /** Moves the clock by this many milliseconds. */
  advance(ms: number): Promise<void>;
  setState(id: string, state: State): Promise<void>;
  /** Every process answers its next requests with the fault. */
  inject(fault: Fault): Promise<void>;
  limit(isLimited: boolean): Promise<void>;
  /** Forgets everything but the time. */
  reset(): Promise<void>;
  /** Ends every process, and starts it again with the same storage. */
  restart(): Promise<void>;
  /**
   * Stores campaigns as they are, and gives them ids if they have none. Rejects if another workspace has such an id.
   */
  seed(campaigns: readonly Seed[]): Promise<string[]>;
  /** Of one workspace, or of all; in the order in which they were created. */
  campaigns(workspace?: string): Promise<Campaign[]>;
  /** Absent if the service keeps none. */
  log?(front: number): Promise<LogLine[]>;
  close(): Promise<void>;
}
