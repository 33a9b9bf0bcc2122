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
  readonly failures: Failures;
}

/** Why a request could not be handled. */
interface Failure {
  readonly status: 500 | 503;
  readonly rule: string;
  readonly problem: Problem;
}

/**
 * Reports failures: to each client, and on the console. There, it names each cause in the storage once, until a request is
 * stored.
 */
export class Failures {
  readonly #said = new Set<string>();

  report(error: unknown): Failure {
    if (!isNamed(error, "StorageError")) {
      console.error(error);
      const problem = { target: "server", message: "the sandbox failed; its output says why" };
      return { status: 500, rule: "sandbox.defect", problem };
    }
    const { message } = error;
    if (!this.#said.has(message)) console.error(`The sandbox cannot store anything: ${message}`);
    this.#said.add(message);
    return { status: 503, rule: "sandbox.storage", problem: { target: "storage", message } };
  }

  stored(): void {
    this.#said.clear();
  }
}
