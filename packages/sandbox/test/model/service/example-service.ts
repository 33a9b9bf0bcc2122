import type { Members } from "../world/json.js";
import type { Campaign, State } from "../world/world.js";
import { type Front, sent } from "./requests.js";
import type { Service } from "./service.js";

/** Campaigns as the example servers store them, by workspace and id. */
export type Stored = Map<string, Pick<Campaign, "state" | "body">>;

/** A server from `examples`, which is controlled through what it stores. It has no clock, limits, faults or log. */
export function exampleService(front: Front, stored: Stored, close: () => Promise<unknown>): Service {
  const impossible = async (): Promise<never> => {
    throw new Error("an example server has no such control");
  };
  // The examples know the states of the engine, for which a paused campaign is an other one.
  const paused = new Set<string>();
  return {
    send: ({ request }) => sent(front, request),
    async setState(id: string, state: State) {
      for (const [place, campaign] of stored) {
        if (!place.endsWith(`:${id}`)) continue;
        stored.set(place, { ...campaign, state: state === "PAUSED" ? "OTHER" : state });
        if (state === "PAUSED") paused.add(place);
        else paused.delete(place);
      }
    },
    campaigns: async (workspace) =>
      [...stored]
        .map(([place, { state, body }]) => ({
          ...partsOf(place),
          state: state === "OTHER" && paused.has(place) ? ("PAUSED" as const) : state,
          body: structuredClone<Members>(body),
        }))
        .filter((campaign) => workspace === undefined || campaign.workspace === workspace),
    advance: impossible,
    inject: impossible,
    limit: impossible,
    reset: impossible,
    restart: impossible,
    seed: impossible,
    close: async () => void (await close()),
  };
}

/** A workspace id contains no colon. */
function partsOf(place: string): Pick<Campaign, "workspace" | "id"> {
  const colon = place.indexOf(":");
  return { workspace: place.slice(0, colon), id: place.slice(colon + 1) };
}
