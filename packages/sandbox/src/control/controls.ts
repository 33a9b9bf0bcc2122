import type { Clock } from "../state/clock.js";
import type { Fault } from "../state/faults.js";
import type { LogEntry } from "../state/log.js";
import type { SnapshotName } from "../state/snapshots.js";
import type { CampaignState, StoredCampaign } from "../storage/storage.js";
import type { SeedCampaign } from "./campaigns.js";

export type ControlledClock = Pick<Clock, "now" | "isFrozen" | "freeze" | "advance" | "resume">;

/** The methods that control a sandbox. They are also requests below `/_sandbox`. */
export interface Controls {
  /**
   * Resets everything except the snapshots: the storage, the log, the faults, the limits and the clocks. With a
   * workspace, only what belongs to it: its data, its requests in the log, the faults aimed at it, and its clock.
   */
  reset(workspace?: string): Promise<void>;
  /** The campaigns of a workspace, or all, in the order in which they were created. */
  campaigns(workspace?: string): Promise<StoredCampaign[]>;
  campaign(id: string): Promise<StoredCampaign | undefined>;
  /** @throws {TypeError} if the state is unknown, or there is no such campaign. */
  setState(id: string, state: CampaignState): Promise<void>;
  /**
   * Stores campaigns as they are, and returns them with their ids.
   *
   * @throws {TypeError} if one is malformed, or has the id of another workspace's campaign. Then it stores none of them.
   */
  seed(campaigns: readonly SeedCampaign[]): Promise<StoredCampaign[]>;
  readonly clock: ControlledClock;
  /** The clock of a workspace, which follows that of the sandbox until it is changed. */
  clockOf(workspace: string): ControlledClock;
  /** The data of a workspace or of all, the clocks, and whether limits are on: kept by name, in this process. */
  readonly snapshots: {
    list(): readonly SnapshotName[];
    /** Replaces the snapshot with this name. */
    save(name: string, workspace?: string): Promise<void>;
    /** @throws {TypeError} if there is no such snapshot, or another workspace has the id of one of its campaigns. */
    restore(name: string): Promise<void>;
    /** @throws {TypeError} if there is no such snapshot. */
    delete(name: string): void;
  };
  /** The last requests with an id greater than `after`, oldest first. */
  log(after?: number): readonly LogEntry[];
  /**
   * Makes the next requests fail.
   *
   * @throws {TypeError} if the fault is malformed.
   */
  inject(fault: Fault): void;
  clearFaults(): void;
  /**
   * The rate limit, the creation quota and the limits of updates. While they are off, requests do not count towards
   * them.
   */
  readonly limits: { on(): void; off(): void };
}
