/** Runs one asynchronous function after another. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #size = 0;

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#size++;
    const result = this.#last.then(work).finally(() => {
      this.#size--;
    });
    this.#last = result.catch(() => {});
    return result;
  }
}
