import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { moduleOf, programs } from "./build.js";
import type { Library } from "./libraries.js";
import type { Answers, Question } from "./messages.js";

/** A process with one library or none. It works only when asked. */
export class Worker {
  readonly #process: ChildProcess;

  constructor(
    readonly library?: Library,
    nodeOptions: readonly string[] = [],
  ) {
    const way = library?.way === undefined ? [] : [library.way];
    const module = library === undefined ? [] : [moduleOf(library), ...way];
    this.#process = fork(programs.worker, module, { execArgv: [...nodeOptions] });
  }

  async ask<Q extends Question>(question: Q): Promise<Answers[Q["kind"]]> {
    const failed = new AbortController();
    const onExit = () => failed.abort(new Error(`the process of ${this.library?.title ?? "JSON.parse"} ended`));
    this.#process.once("exit", onExit);
    try {
      this.#process.send(question);
      const [answer] = (await once(this.#process, "message", { signal: failed.signal })) as [Answers[Q["kind"]]];
      return answer;
    } finally {
      this.#process.off("exit", onExit);
    }
  }

  end(): void {
    this.#process.disconnect();
  }
}
