import type { Clock } from "../control/clock.js";
import type { Limits } from "../control/limits.js";
import type { Settings } from "../options.js";
import type { Storage } from "../storage/storage.js";
import type { Workspaces } from "./workspaces.js";

/** Everything that the operations need. */
export interface Service {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly workspaces: Workspaces;
  readonly clock: Clock;
  readonly limits: Limits;
}
