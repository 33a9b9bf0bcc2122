import type { Fault } from "../control/faults.js";
import { errorAnswer } from "../http/error-answer.js";
import type { Incoming } from "../http/incoming.js";
import type { Outgoing } from "../http/outgoing.js";
import { requestIdOf } from "../http/request-id.js";

/** Asks for the connection to be closed without an answer. In-process, `fetch` rejects with this error. */
export class ConnectionDropped extends TypeError {
  override readonly name = "ConnectionDropped";

  constructor() {
    super("the sandbox dropped the connection, as an injected fault asked it to");
  }
}

/**
 * Waits as long as the fault requires, and returns its answer; undefined if the fault has none.
 *
 * @throws {ConnectionDropped} if the fault drops the connection.
 * @throws the reason of the request's signal, if it is aborted in the meantime.
 */
export async function faultAnswer(fault: Fault, incoming: Incoming): Promise<Outgoing | undefined> {
  if (fault.timeout) await wait(undefined, incoming.signal);
  if (fault.delay !== undefined) await wait(fault.delay, incoming.signal);
  if (fault.drop) throw new ConnectionDropped();
  if (fault.status === undefined) return undefined;
  const problem = { target: "server", message: "server failed, as an injected fault asked it to" };
  const headers = fault.status === 429 ? { "Retry-After": "1" } : {};
  return errorAnswer(fault.status, problem, requestIdOf(incoming, undefined), headers);
}

/** Waits `ms` milliseconds, or forever if it is undefined. Rejects when the signal is aborted. */
function wait(ms: number | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = ms === undefined ? undefined : setTimeout(done, ms);
    function done(): void {
      signal.removeEventListener("abort", stop);
      resolve();
    }
    function stop(): void {
      clearTimeout(timer);
      reject(signal.reason);
    }
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}
