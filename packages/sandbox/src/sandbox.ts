import type { State } from "campaign-rules";
import { type SeedCampaign, seedCampaigns, setState } from "./control/campaigns.js";
import { Clock } from "./control/clock.js";
import type { Controlled } from "./control/control.js";
import { Events } from "./control/events.js";
import { type Fault, Faults } from "./control/faults.js";
import { handleControl, isControlPath } from "./control/handle-control.js";
import { Limits } from "./control/limits.js";
import { type LogEntry, RequestLog } from "./control/log.js";
import { errorAnswer } from "./http/error-answer.js";
import { type Incoming, incomingOf } from "./http/incoming.js";
import { type Outgoing, responseOf } from "./http/outgoing.js";
import { type SandboxOptions, settingsOf } from "./options.js";
import { pageAnswer } from "./page/page-answer.js";
import { exchange } from "./service/exchange.js";
import { ConnectionDropped } from "./service/with-fault.js";
import { Workspaces } from "./service/workspaces.js";
import { memoryStorage } from "./storage/memory.js";
import type { StoredCampaign } from "./storage/storage.js";

/** The service on your own machine. */
export interface Sandbox {
  /**
   * Answers a request. Rejects only if an injected fault drops the connection, or the request's signal is aborted while
   * a fault delays the answer.
   */
  fetch(request: Request): Promise<Response>;
  /** The same for servers that have no `Request`. */
  answer(incoming: Incoming): Promise<Outgoing>;
  /** Resets everything: the storage, the log, the faults, the limits and the clock. */
  reset(): Promise<void>;
  /** The campaigns of a workspace, or all, in the order in which they were created. */
  campaigns(workspace?: string): Promise<StoredCampaign[]>;
  campaign(id: string): Promise<StoredCampaign | undefined>;
  /** @throws {TypeError} if the state is unknown, or there is no such campaign. */
  setState(id: string, state: State): Promise<void>;
  /**
   * Stores campaigns as they are, and returns them with their ids.
   *
   * @throws {TypeError} if one is malformed, or has the id of another workspace's campaign. Then none is stored.
   */
  seed(campaigns: readonly SeedCampaign[]): Promise<StoredCampaign[]>;
  readonly clock: Pick<Clock, "now" | "isFrozen" | "freeze" | "advance" | "resume">;
  /** The last requests with an id greater than `after`, oldest first. */
  log(after?: number): readonly LogEntry[];
  /**
   * Makes the next requests fail.
   *
   * @throws {TypeError} if the fault is malformed.
   */
  inject(fault: Fault): void;
  clearFaults(): void;
  /** The rate limit and the creation quota. While they are off, nothing counts towards them. */
  readonly limits: { on(): void; off(): void };
  /** Closes the storage and ends the streams of events. */
  close(): Promise<void>;
}

/**
 * Makes a sandbox.
 *
 * @throws {TypeError} if an option is unknown or has a wrong value.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const settings = settingsOf(options);
  const storage = options.storage ?? memoryStorage();
  const workspaces = new Workspaces(options.workspaces, options.context ?? {});
  const limits = new Limits(settings.limits);
  const clock = new Clock(settings.clock);
  const faults = new Faults();
  const events = new Events();
  const log = new RequestLog(settings.logSize, settings.logBytes, (data) => events.emit({ type: "request", data }));
  const service = { settings, storage, workspaces, clock, limits };
  const changed = () => events.emit({ type: "change", data: {} });
  /** Wraps a function so that it also sends a change event. */
  const withChangeEvent = <A extends unknown[]>(change: (...values: A) => void) => {
    return (...values: A): void => {
      change(...values);
      changed();
    };
  };

  const sandbox: Sandbox = {
    fetch: async (request) => responseOf(await sandbox.answer(incomingOf(request))),
    async answer(incoming) {
      try {
        if (isControlPath(incoming.path)) return await handleControl(incoming, controlled);
        return await exchange(incoming, service, faults, log);
      } catch (error) {
        if (error instanceof ConnectionDropped || incoming.signal.aborted) throw error;
        console.error(error);
        return errorAnswer(500, { target: "server", message: "the sandbox failed; its output says why" });
      }
    },
    async reset() {
      await storage.reset();
      log.clear();
      faults.clear();
      clock.reset();
      limits.isOn = settings.limits;
      events.emit({ type: "reset", data: {} });
    },
    campaigns: (workspace) => storage.campaigns(workspace),
    campaign: (id) => storage.campaign(id),
    async setState(id, state) {
      await setState(storage, id, state);
      changed();
    },
    async seed(campaigns) {
      const seeded = await seedCampaigns(campaigns, storage, settings);
      changed();
      return seeded;
    },
    clock: {
      get isFrozen() {
        return clock.isFrozen;
      },
      now: () => clock.now(),
      freeze: withChangeEvent((at?: number) => clock.freeze(at)),
      advance: withChangeEvent((ms: number) => clock.advance(ms)),
      resume: withChangeEvent(() => clock.resume()),
    },
    log: (after = 0) => log.after(after),
    inject: withChangeEvent((fault: Fault) => faults.inject(fault)),
    clearFaults: withChangeEvent(() => faults.clear()),
    limits: { on: withChangeEvent(() => limits.on()), off: withChangeEvent(() => limits.off()) },
    async close() {
      events.close();
      await storage.close();
    },
  };
  const controlled: Controlled = { sandbox, faults, limits, events, page: pageAnswer };
  return sandbox;
}
