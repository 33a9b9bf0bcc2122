import type { LogLine } from "./log.js";

/** An event for those who watch the sandbox. */
export type SandboxEvent =
  | { readonly type: "request"; readonly data: LogLine }
  /** Something else has changed, such as the clock or a state. */
  | { readonly type: "change"; readonly data: Record<string, never> }
  | { readonly type: "reset"; readonly data: Record<string, never> };

/** How many bytes may wait for a slow reader. */
const MOST_WAITING = 1_000_000;

/** How often all readers get a comment, in milliseconds. It keeps proxies from closing an idle stream. */
const HEARTBEAT = 15_000;

/** Sends events to all readers, as server-sent events. */
export class Events {
  readonly #streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  readonly #encoder = new TextEncoder();
  #heartbeat: ReturnType<typeof setInterval> | undefined;

  emit({ type, data }: SandboxEvent): void {
    if (this.#streams.size > 0) this.#send(`event: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  stream(): ReadableStream<Uint8Array> {
    let own: ReadableStreamDefaultController<Uint8Array>;
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          own = controller;
          this.#streams.add(controller);
          this.#heartbeat ??= setInterval(() => this.#send(":\n\n"), HEARTBEAT);
          controller.enqueue(this.#encoder.encode(": watching\n\n"));
        },
        cancel: () => this.#remove(own),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }),
    );
  }

  close(): void {
    for (const controller of this.#streams) {
      this.#remove(controller);
      controller.close();
    }
  }

  #send(text: string): void {
    const bytes = this.#encoder.encode(text);
    for (const controller of this.#streams) {
      if ((controller.desiredSize ?? 0) > 0) controller.enqueue(bytes);
      else {
        this.#remove(controller);
        controller.error(new Error("the reader is too slow"));
      }
    }
  }

  #remove(controller: ReadableStreamDefaultController<Uint8Array>): void {
    this.#streams.delete(controller);
    if (this.#streams.size > 0) return;
    clearInterval(this.#heartbeat);
    this.#heartbeat = undefined;
  }
}
