import type { Settings } from "../options.js";
import type { Clocks } from "../state/clock.js";
import type { Storage } from "../storage/storage.js";
import type { StorageFailures } from "./storage-failures.js";
import type { Workspaces } from "./workspaces.js";

/** Everything that the operations need. */
export interface Service {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly workspaces: Workspaces;
  readonly clocks: Clocks;
  /** While the rate limit and the creation quota are off, requests do not count towards them. */
  readonly limits: { isOn: boolean };
  readonly failures: StorageFailures;
}
