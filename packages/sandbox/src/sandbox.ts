import { seedCampaigns, setState } from "./control/campaigns.js";
import type { ControlledClock, Controls } from "./control/controls.js";
import { handleControl, isControlPath } from "./control/handle-control.js";
import type { Controlled } from "./control/requests.js";
import { withCors } from "./http/cors.js";
import { errorAnswer } from "./http/error-answer.js";
import { type Incoming, incomingOf } from "./http/incoming.js";
import { type Outgoing, responseOf } from "./http/outgoing.js";
import { type SandboxOptions, settingsOf, timeOf } from "./options.js";
import { exchange } from "./service/exchange.js";
import { Failures } from "./service/service.js";
import { ConnectionDropped } from "./service/with-fault.js";
import { Workspaces } from "./service/workspaces.js";
import { type Clock, Clocks } from "./state/clock.js";
import { Events } from "./state/events.js";
import { type Fault, Faults } from "./state/faults.js";
import { RequestLog } from "./state/log.js";
import { Snapshots } from "./state/snapshots.js";
import { memoryStorage } from "./storage/memory.js";

/** The service on your own machine. */
export interface Sandbox extends Controls {
  /**
   * Answers a request. Rejects only if an injected fault drops the connection, or the request's signal is aborted while
   * a fault delays the answer.
   */
  fetch(request: Request): Promise<Response>;
  /** The same for servers that have no `Request`. */
  answer(incoming: Incoming): Promise<Outgoing>;
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
  const limits = { isOn: settings.limits };
  const clocks = new Clocks(() => timeOf(settings), storage);
  const snapshots = new Snapshots();
  const faults = new Faults();
  const events = new Events();
  const log = new RequestLog(settings.logSize, settings.logBytes, (data) => events.emit({ type: "request", data }));
  const failures = new Failures();
  const service = { settings, storage, workspaces, clocks, limits, failures };
  const changed = () => events.emit({ type: "change", data: {} });
  /** Wraps a function so that it also sends a change event. */
  const withChangeEvent = <A extends unknown[]>(change: (...values: A) => void) => {
    return (...values: A): void => {
      change(...values);
      changed();
    };
  };

  const setLimits = (isOn: boolean) => {
    limits.isOn = isOn;
  };
  const controlledClock = (clock: Clock): ControlledClock => ({
    get isFrozen() {
      return clock.isFrozen;
    },
    now: () => clock.now(),
    freeze: withChangeEvent((at?: number) => clock.freeze(at)),
    advance: withChangeEvent((ms: number) => clock.advance(ms)),
    resume: withChangeEvent(() => clock.resume()),
  });

  const sandbox: Sandbox = {
    fetch: async (request) => responseOf(await sandbox.answer(incomingOf(request))),
    async answer(incoming) {
      try {
        if (isControlPath(incoming.path)) return await handleControl(incoming, controlled);
        return await withCors(incoming, settings.cors, () => exchange(incoming, service, faults, log));
      } catch (error) {
        if (error instanceof ConnectionDropped || incoming.signal.aborted) throw error;
        const { status, problem } = failures.report(error);
        return errorAnswer(status, problem);
      }
    },
    async reset(workspace) {
      await clocks.changeWith(
        () => storage.reset(workspace),
        () => clocks.reset(workspace),
      );
      log.clear(workspace);
      faults.clear(workspace);
      await clocks.save();
      if (workspace === undefined) limits.isOn = settings.limits;
      events.emit({ type: "reset", data: {} });
    },
    campaigns: (workspace) => storage.campaigns(workspace),
    campaign: (id) => storage.campaign(id),
    async setState(id, state) {
      await setState(storage, id, state);
      changed();
    },
    async seed(campaigns) {
      const seeded = await seedCampaigns(campaigns, storage, settings, true);
      changed();
      return seeded;
    },
    clock: controlledClock(clocks.of(undefined)),
    clockOf: (workspace) => controlledClock(clocks.of(workspace)),
    snapshots: {
      list: () => snapshots.list(),
      async save(name, workspace) {
        const restoreData = await storage.snapshot(workspace);
        const restoreClocks = clocks.snapshot(workspace);
        const { isOn } = limits;
        snapshots.keep(name, workspace, async () => {
          await clocks.changeWith(restoreData, restoreClocks);
          await clocks.save();
          if (workspace === undefined) limits.isOn = isOn;
        });
      },
      async restore(name) {
        await snapshots.restore(name);
        changed();
      },
      delete: (name) => snapshots.delete(name),
    },
    log: (after = 0) => log.after(after),
    inject: withChangeEvent((fault: Fault) => faults.inject(fault)),
    clearFaults: withChangeEvent(() => faults.clear()),
    limits: { on: withChangeEvent(() => setLimits(true)), off: withChangeEvent(() => setLimits(false)) },
    async close() {
      events.close();
      try {
        await clocks.save();
      } finally {
        await storage.close();
      }
    },
  };
  const controlled: Controlled = { sandbox, clocks, faults, limits, events, hosts: settings.hosts };
  return sandbox;
}
