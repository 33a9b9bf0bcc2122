import type { Problem } from "../http/error-answer.js";

/** Whether the storage failed, and not a bug. The class may come from another bundle, so its name counts. */
export function isStorageFailure(error: unknown): error is Error {
  return error instanceof Error && error.name === "StorageError";
}

/** Says that the storage fails: to each client, but only once per cause to the console, until something is stored again. */
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
