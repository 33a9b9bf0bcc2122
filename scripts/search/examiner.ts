import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Order, Reply } from "./child.js";
import { NOTHING, type Sighting } from "./judge.js";

/** Seconds after which a look is stopped. Sizes grow only while time allows, so only a defect takes this long. */
const DEADLINE_SECONDS = 30;

/** A process that examines recipes, and is replaced when one of them stops it. */
export class Examiner {
  #child: ChildProcess | undefined;

  async examine(order: Order): Promise<Sighting> {
    const child = this.#child ?? (await this.#replaced());
    const timeout = setTimeout(() => child.kill("SIGKILL"), DEADLINE_SECONDS * 1000);
    const reply = await new Promise<Reply | undefined>((resolve) => {
      child
        .once("message", resolve)
        .once("exit", () => resolve(undefined))
        .send(order);
    });
    child.removeAllListeners("exit");
    clearTimeout(timeout);
    if (reply === undefined) {
      this.#child = undefined;
      return { ...NOTHING, failure: 1, error: `no end within ${DEADLINE_SECONDS} s, or of the process` };
    }
    if (typeof reply === "string") throw new Error(`${order.target}: ${reply}\n${JSON.stringify(order.recipe)}`);
    return reply;
  }

  async #replaced(): Promise<ChildProcess> {
    // One thread does all the work, so that no compilers or garbage collectors in other threads add to the CPU time.
    const execArgv = [...process.execArgv, "--single-threaded"];
    const child = fork(fileURLToPath(new URL("child.ts", import.meta.url)), { execArgv });
    this.#child = child;
    await once(child, "message");
    return child;
  }

  close(): void {
    this.#child?.kill();
  }
}
