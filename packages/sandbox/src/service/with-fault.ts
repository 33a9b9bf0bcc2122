import { checkRateLimit } from "campaign-rules";
import { type ErrorStatus, errorAnswer } from "../http/error-answer.js";
import type { Incoming } from "../http/incoming.js";
import type { Outgoing } from "../http/outgoing.js";
import type { Route } from "../http/route.js";
import type { Fault } from "../state/faults.js";
import { limited } from "./decided.js";
import { updatesExceeded } from "./update-limit.js";

/** Asks for the connection to be closed without an answer. In-process, `fetch` rejects with this error. */
export class ConnectionDropped extends TypeError {
  override readonly name = "ConnectionDropped";

  constructor() {
    super("the sandbox dropped the connection, as an injected fault asked it to");
  }
}

/** A request that meets a fault. */
interface Faulty {
  readonly incoming: Incoming;
  readonly operation: Route["kind"];
  readonly requestId: string | undefined;
  /** Its own answer, if it was carried out. */
  readonly answer: Outgoing | undefined;
  readonly now: number;
}

/**
 * Waits as long as the fault requires, and returns its answer; undefined if the fault has none.
 *
 * @throws {ConnectionDropped} if the fault drops the connection.
 * @throws the reason of the request's signal, if it is aborted in the meantime.
 */
export async function faultAnswer(
  { status, retryAfter, delay = 0, jitter = 0, drop, cut, timeout }: Fault,
  faulty: Faulty,
): Promise<Outgoing | undefined> {
  const { signal } = faulty.incoming;
  if (timeout) await wait(undefined, signal);
  if (delay > 0 || jitter > 0) await wait(delay + jitter * Math.random(), signal);
  if (drop) throw new ConnectionDropped();
  if (cut && faulty.answer !== undefined) return halfOf(faulty.answer);
  if (status === undefined) return undefined;
  const answer = status === 429 ? limitAnswer(faulty) : failure(status as ErrorStatus, faulty);
  if (retryAfter === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, "Retry-After": String(retryAfter) } };
}

function failure(status: ErrorStatus, { requestId }: Faulty): Outgoing {
  const message = "an injected fault answers instead of the service";
  return errorAnswer(status, { target: "server", message }, requestId);
}

/** The answer to one call too many in an hour for an update, or in a second for any other request. */
function limitAnswer({ operation, requestId, now }: Faulty): Outgoing {
  if (operation === "update") return updatesExceeded({ name: "hour", limit: 1, wait: 1000 }, requestId).answer;
  const rate = checkRateLimit(Array(5).fill(now), now);
  if (rate.ok) throw new Error("five calls at once must reach the rate limit");
  return limited(rate, "limits.rate", requestId).answer;
}

/** The first half of an answer, whose headers announce the whole length. Then the connection closes. */
function halfOf({ status, headers, body }: Outgoing): Outgoing {
  const bytes = new TextEncoder().encode(String(body));
  const half = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes.slice(0, bytes.length / 2)),
    // The first half has been read.
    pull: (controller) => controller.error(new ConnectionDropped()),
  });
  return { status, headers: { ...headers, "Content-Length": String(bytes.length) }, body: half };
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
