import { createSandbox, memoryStorage, type Sandbox, type SeedCampaign, type Storage } from "../../../src/index.js";
import type { Call } from "../world/serve.js";
import type { Campaign, Fault, Settings, State } from "../world/world.js";
import { campaignsIn, control, type Front, faultFor, linesIn, optionsOf, sent } from "./requests.js";

/** The processes of a service, each with a sandbox. */
export interface Processes {
  start(): Promise<Front[]>;
  /** Ends the sandboxes. */
  stop(): Promise<unknown>;
  /** Closes the storages, too, as the end of the processes does. */
  end(): Promise<unknown>;
}

/** A service under test. It answers requests, and is controlled from outside. */
export type Service = Awaited<ReturnType<typeof sandboxService>>;

/**
 * Sandboxes that share a storage, as a service whose clock is frozen. They are controlled by requests and, in this process,
 * by methods in turn.
 */
export async function sandboxService(settings: Settings, now: number, processes: Processes) {
  let time = now;
  let controls = 0;
  let fronts = await processes.start();
  const controlled = (front: Front) => (++controls % 2 === 0 && front.sandbox ? front.sandbox : byRequests(front));
  const any = () => controlled(fronts[controls % fronts.length] as Front);
  const each = async (change: (one: ReturnType<typeof controlled>) => unknown): Promise<void> => {
    for (const front of fronts) await change(controlled(front));
  };
  const freeze = () => each(({ clock }) => clock.freeze(time));

  // The storage may have the contents of an earlier sequence.
  await any().reset();
  await freeze();
  return {
    /** Undefined if there is no answer. */
    send: ({ request, front }: Call) => sent(fronts[front] as Front, request),
    advance(ms: number): Promise<void> {
      time += ms;
      return each(({ clock }) => clock.advance(ms));
    },
    setState: (id: string, state: State) => any().setState(id, state),
    /** Every process answers its next requests with the fault. */
    inject: (fault: Fault) => each((one) => one.inject(faultFor(fault))),
    limit: (isLimited: boolean) => each(({ limits }) => limits[isLimited ? "on" : "off"]()),
    /** Forgets everything but the time. */
    async reset(): Promise<void> {
      await each((one) => one.reset());
      await freeze();
    },
    async restart(): Promise<void> {
      await processes.stop();
      await processes.end();
      fronts = await processes.start();
      // Otherwise the clock must be as it was.
      if (!settings.isPersistent) await freeze();
    },
    /** Stores campaigns as they are, and gives them ids if they have none. */
    async seed(campaigns: readonly (Omit<Campaign, "id"> & { readonly id?: string })[]): Promise<string[]> {
      const seeds = campaigns.map(({ id, ...seed }) => ({ ...seed, ...(id !== undefined && { campaign_id: id }) }));
      return campaignsIn(await any().seed(seeds)).map(({ id }) => id);
    },
    campaigns: async (workspace?: string) => campaignsIn(await any().campaigns(workspace)),
    log: async (front: number) => linesIn(await controlled(fronts[front] as Front).log()),
    close: () => processes.stop(),
  };
}

/** Methods of a sandbox, as requests. */
function byRequests(front: Front) {
  const ask = (method: string, path: string, body?: unknown) => control(front, method, path, body);
  return {
    clock: {
      freeze: (now: number) => ask("PATCH", "clock", { frozen: true, now }),
      advance: (ms: number) => ask("PATCH", "clock", { advance: ms }),
    },
    setState: (id: string, state: string) => ask("PUT", `campaigns/${id}/state`, { state }),
    inject: (fault: object) => ask("POST", "faults", fault),
    limits: { on: () => ask("PUT", "limits", { on: true }), off: () => ask("PUT", "limits", { on: false }) },
    reset: () => ask("POST", "reset"),
    seed: (seeds: readonly SeedCampaign[]) => ask("POST", "seed", seeds),
    campaigns: (workspace?: string) =>
      ask("GET", workspace === undefined ? "campaigns" : `campaigns?workspace=${encodeURIComponent(workspace)}`),
    log: () => ask("GET", "log"),
  };
}

/** The source of the storages for sandboxes in this process. */
export interface Storages {
  /** The storage of one front. */
  open(front: number): Promise<Storage>;
  /** Closes all storages. */
  end(): Promise<void>;
}

/** Sandboxes in this process. By default, each start begins with an empty memory. */
export function inThisProcess(
  settings: Settings,
  storages: Storages = { open: async () => memoryStorage(), end: async () => {} },
): Processes {
  let sandboxes: Sandbox[] = [];
  return {
    async start() {
      sandboxes = [];
      for (let front = 0; front < settings.fronts; front++) {
        sandboxes.push(createSandbox({ ...optionsOf(settings), storage: await storages.open(front) }));
      }
      return sandboxes.map((sandbox) => ({ fetch: sandbox.fetch, sandbox }));
    },
    async stop() {
      for (const sandbox of sandboxes) await sandbox.close();
    },
    end: () => storages.end(),
  };
}

/** Storages that stay open from one sequence to the next, because it takes long to open them, and are closed by restarts. */
export function storagesThatStay(openOne: () => Promise<Storage>): Storages {
  let opened: Storage[] = [];
  return {
    async open(front) {
      const storage = opened[front] ?? (await openOne());
      opened[front] = storage;
      return { ...storage, close: async () => {} };
    },
    async end() {
      for (const storage of opened) await storage.close();
      opened = [];
    },
  };
}
