import type { Answer } from "./check.js";
import type { Question, Questions, Reply } from "./messages.js";
import type { Sheet } from "./sheet.js";
import { workerAddress } from "./worker-address.js";

/** The engine in a worker, so that the page stays responsive while a long text is checked. */
export class Engine {
  #worker: Worker | undefined;
  /** The callers that wait for an answer, in the order of the questions. */
  #waiting: { readonly resolve: (answer: unknown) => void; readonly reject: (error: Error) => void }[] = [];
  #latest: { readonly sheet: Sheet; readonly onAnswer: (answer: Answer) => void } | undefined;
  #isChecking = false;

  ask<Name extends keyof Questions>(name: Name, asked: Questions[Name]["asked"]): Promise<Questions[Name]["answer"]> {
    this.#worker ??= this.#started();
    this.#worker.postMessage({ name, asked } as Question);
    return new Promise((resolve, reject) =>
      this.#waiting.push({ resolve: resolve as (answer: unknown) => void, reject }),
    );
  }

  /** Has the latest sheet checked. Skips sheets that are outdated before their check begins. */
  async check(sheet: Sheet, onAnswer: (answer: Answer) => void): Promise<void> {
    this.#latest = { sheet, onAnswer };
    if (this.#isChecking) return;
    this.#isChecking = true;
    try {
      while (this.#latest !== undefined) {
        const next = this.#latest;
        this.#latest = undefined;
        try {
          const answer = await this.ask("check", next.sheet);
          if (this.#latest === undefined) next.onAnswer(answer);
        } catch (error) {
          if (this.#latest === undefined) throw error;
        }
      }
    } finally {
      this.#isChecking = false;
    }
  }

  #started(): Worker {
    const worker = new Worker(workerAddress, { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const caller = this.#waiting.shift();
      if ("failure" in data) caller?.reject(new Error(data.failure));
      else caller?.resolve(data.answer);
    };
    worker.onerror = ({ message }) => {
      // The pending questions are lost; the next question starts another worker.
      worker.terminate();
      this.#worker = undefined;
      const waiting = this.#waiting;
      this.#waiting = [];
      for (const { reject } of waiting) reject(new Error(message));
    };
    return worker;
  }
}
