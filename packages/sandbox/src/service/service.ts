import type { Problem } from "../http/error-answer.js";
import { isNamed } from "../is-named.js";
import type { Settings } from "../options.js";
import type { Clocks } from "../state/clock.js";
import type { Storage } from "../storage/storage.js";
import type { Workspaces } from "./workspaces.js";

/** Everything that the operations need. */
export interface Service {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly workspaces: Workspaces;
  readonly clocks: Clocks;
  /** While limits are off, those of updates too, requests do not count towards them. */
  readonly limits: { isOn: boolean };
  readonly failures: StorageFailures;
}

/** Whether the storage caused an error, and not a bug. */
export function isStorageFailure(error: unknown): error is Error {
  return isNamed(error, "StorageError");
}

/** Reports failures of the storage: to each client, but once per cause on the console, until a request is stored. */
export class StorageFailures {
  readonly #said = new Set<string>();

  /** The problem for the answer. */
  report({ message }: Error): Problem {
    if (!this.#said.has(message)) console.error(`The sandbox cannot store anything: ${message}`);
    this.#said.add(message);
    return { target: "storage", message };
  }

  stored(): void {
    this.#said.clear();
  }
}
