import type { LogLine, Settings } from "../world/world.js";
import type { FrontProcesses } from "./front-processes.js";
import { campaignsIn, control, type Front, faultFor, optionsOf, pathOfCampaigns, seedsOf, sent } from "./requests.js";
import type { Service } from "./service.js";

/** The database of a service, and its processes, one for each front of the settings. */
export interface Behind {
  readonly database: string;
  readonly processes: FrontProcesses;
}

/**
 * Processes in front of one database, as a service whose clock is frozen. Everything goes over HTTP. A restart closes
 * everything that a process has open, and opens it again.
 */
export async function processService(settings: Settings, now: number, behind: Behind): Promise<Service> {
  const { database, processes } = behind;
  let time = now;
  let fronts: Front[] = [];
  let controls = 0;
  const any = () => fronts[++controls % fronts.length] as Front;
  const each = async (method: string, path: string, body?: unknown): Promise<void> => {
    for (const front of fronts) await control(front, method, path, body);
  };
  const freeze = () => each("PATCH", "clock", { frozen: true, now: time });
  async function start(): Promise<void> {
    const urls = await processes.tell({ kind: "start", database, options: optionsOf(settings) });
    fronts = urls.map((url) => ({ url, fetch: (request) => fetch(request) }));
  }
  const stop = async () => void (await processes.tell({ kind: "stop" }));

  await start();
  await control(any(), "POST", "reset");
  await freeze();
  return {
    send: ({ request, front }) => sent(fronts[front] as Front, request),
    async advance(ms) {
      time += ms;
      await each("PATCH", "clock", { advance: ms });
    },
    setState: async (id, state) => void (await control(any(), "PUT", `campaigns/${id}/state`, { state })),
    inject: (fault) => each("POST", "faults", faultFor(fault)),
    limit: (isLimited) => each("PUT", "limits", { on: isLimited }),
    async reset() {
      await each("POST", "reset");
      await freeze();
    },
    async restart() {
      await stop();
      await processes.tell({ kind: "forget" });
      await start();
    },
    async seed(campaigns) {
      return campaignsIn(await control(any(), "POST", "seed", seedsOf(campaigns))).map(({ id }) => id);
    },
    campaigns: async (workspace) => campaignsIn(await control(any(), "GET", pathOfCampaigns(workspace))),
    async log(front) {
      const entries = (await control(fronts[front] as Front, "GET", "log")) as LogLine[];
      return entries.map(({ method, status, verdict }) => ({ method, status, verdict }));
    },
    close: stop,
  };
}
