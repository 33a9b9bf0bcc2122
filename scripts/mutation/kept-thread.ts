// Runs the tests of all mutants in one thread. By default, vitest starts a thread for each run, which loads vitest,
// fast-check and TypeBox again, which takes longer than most tests. Our own modules are evaluated again for each
// mutant.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vitest/config";
import { type PoolOptions, type PoolWorker, ThreadsPoolWorker, type WorkerRequest } from "vitest/node";

type Listener = Parameters<PoolWorker["on"]>[1];

/** A thread is replaced after this many runs, because each leaves a few listeners in it. */
const mostRuns = 100;

let thread: ThreadsPoolWorker | undefined;
let runs = 0;

class KeptThread implements PoolWorker {
  readonly name = "kept-thread";
  readonly #listeners: { event: string; callback: Listener }[] = [];
  #kept: ThreadsPoolWorker | undefined;

  constructor(
    private readonly options: PoolOptions,
    private readonly modules: readonly string[],
  ) {}

  async start() {
    if (thread === undefined) {
      thread = new ThreadsPoolWorker(this.options);
      runs = 0;
      await thread.start();
    }
    runs++;
    this.#kept = thread;
  }

  on(event: string, callback: Listener) {
    this.#listeners.push({ event, callback });
    this.#kept?.on(event, callback);
  }

  off(event: string, callback: Listener) {
    this.#kept?.off(event, callback);
  }

  send(message: WorkerRequest) {
    if (message.type === "stop") {
      for (const { event, callback } of this.#listeners) {
        if (event === "message") callback({ type: "stopped", __vitest_worker_response__: true });
      }
    } else {
      if (message.type === "run") message.context.invalidates = [...this.modules];
      this.#kept?.send(message);
    }
  }

  async stop() {
    for (const { event, callback } of this.#listeners) this.#kept?.off(event, callback);
    if (runs < mostRuns) return;
    thread = undefined;
    await this.#kept?.stop();
  }

  deserialize(data: unknown) {
    return data;
  }
}

/** A plugin of vitest that keeps the thread. */
export function keepThread(root: string): Plugin {
  const modules = ["src", "test", "scripts"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(root, folder, file)),
  );
  return {
    name: "keep-thread",
    configureVitest({ project, vitest }) {
      vitest.onClose(() => thread?.stop());
      project.config.pool = "kept-thread";
      project.config.poolRunner = {
        name: "kept-thread",
        createPoolWorker: (options) => new KeptThread(options, modules),
      };
    },
  };
}
