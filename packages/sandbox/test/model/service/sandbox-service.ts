import { createSandbox, type Sandbox } from "../../../src/index.js";
import type { Settings } from "../world/world.js";
import { campaignsIn, control, faultFor, optionsOf, pathOfCampaigns, seedsOf, sent } from "./requests.js";
import type { Service } from "./service.js";
import type { Storages } from "./storages.js";

/**
 * Sandboxes that share a storage, as a service whose clock is frozen. They are controlled by methods and by requests in
 * turn.
 */
export async function sandboxService(settings: Settings, now: number, storages: Storages): Promise<Service> {
  let time = now;
  let controls = 0;
  let fronts: Sandbox[] = [];
  const isByRequest = () => ++controls % 2 === 0;
  const any = () => fronts[controls % fronts.length] as Sandbox;
  const freeze = () => fronts.forEach(({ clock }) => void clock.freeze(time));

  async function start(): Promise<void> {
    fronts = [];
    for (let front = 0; front < settings.fronts; front++)
      fronts.push(createSandbox({ ...optionsOf(settings), storage: await storages.open(front) }));
  }
  const close = async () => {
    for (const front of fronts) await front.close();
  };

  await start();
  freeze();
  return {
    send: ({ request, front }) => sent(fronts[front] as Sandbox, request),
    async advance(ms) {
      time += ms;
      for (const front of fronts) {
        if (isByRequest()) await control(front, "PATCH", "clock", { advance: ms });
        else front.clock.advance(ms);
      }
    },
    async setState(id, state) {
      if (isByRequest()) await control(any(), "PUT", `campaigns/${id}/state`, { state });
      else await any().setState(id, state);
    },
    async inject(wanted) {
      const fault = faultFor(wanted);
      for (const front of fronts) {
        if (isByRequest()) await control(front, "POST", "faults", fault);
        else front.inject(fault);
      }
    },
    async limit(isLimited) {
      for (const front of fronts) {
        if (isByRequest()) await control(front, "PUT", "limits", { on: isLimited });
        else front.limits[isLimited ? "on" : "off"]();
      }
    },
    async reset() {
      for (const front of fronts) {
        if (isByRequest()) await control(front, "POST", "reset");
        else await front.reset();
      }
      freeze();
    },
    async restart() {
      await close();
      await storages.end();
      await start();
      // Otherwise the clock must be as it was.
      if (!settings.isPersistent) freeze();
    },
    async seed(campaigns) {
      const seeds = seedsOf(campaigns);
      const stored = isByRequest() ? await control(any(), "POST", "seed", seeds) : await any().seed(seeds);
      return campaignsIn(stored).map(({ id }) => id);
    },
    async campaigns(workspace) {
      return campaignsIn(
        isByRequest() ? await control(any(), "GET", pathOfCampaigns(workspace)) : await any().campaigns(workspace),
      );
    },
    log: async (front) =>
      (fronts[front] as Sandbox).log().map(({ method, status, verdict }) => ({ method, status, verdict })),
    close,
  };
}
