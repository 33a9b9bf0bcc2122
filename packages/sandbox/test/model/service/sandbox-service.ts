import { createSandbox, type Sandbox, type SandboxOptions } from "../../../src/index.js";
import type { Received } from "../world/answer.js";
import { bytesOf, type ClientRequest } from "../world/client-request.js";
import { isObject } from "../world/json.js";
import type { Campaign, Settings } from "../world/world.js";
import type { Service } from "./service.js";
import type { Storage, Storages } from "./storages.js";

/**
 * Sandboxes that share a storage, as a service whose clock stands still. They are controlled by methods and by requests
 * in turn.
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
      fronts.push(createSandbox(optionsOf(settings, await storages.open(front))));
    freeze();
  }
  const close = async () => {
    for (const front of fronts) await front.close();
  };

  await start();
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
    async inject({ kind, isAfter, left }) {
      const fault = { next: left, after: isAfter, ...(kind === "drop" ? { drop: true } : { status: kind }) };
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
    },
    async seed(campaigns) {
      const seeds = campaigns.map(({ id, ...campaign }) => ({
        ...campaign,
        ...(id !== undefined && { campaign_id: id }),
      }));
      const stored = isByRequest() ? await control(any(), "POST", "seed", seeds) : await any().seed(seeds);
      return campaignsIn(stored).map(({ id }) => id);
    },
    async campaigns(workspace) {
      const query = workspace === undefined ? "" : `?workspace=${encodeURIComponent(workspace)}`;
      return campaignsIn(
        isByRequest() ? await control(any(), "GET", `campaigns${query}`) : await any().campaigns(workspace),
      );
    },
    log: async (front) =>
      (fronts[front] as Sandbox).log().map(({ method, status, verdict }) => ({ method, status, verdict })),
    close,
  };
}

function optionsOf(settings: Settings, storage: Storage): SandboxOptions {
  const { workspaces, context, stateAfterCreate, stateAfterPublish, idempotency } = settings;
  const known = Object.entries(workspaces ?? {}).map(([id, { keys, context: own }]) => [id, { keys, ...own }] as const);
  return {
    ...(workspaces !== undefined && { workspaces: Object.fromEntries(known) }),
    ...{ context, stateAfterCreate, stateAfterPublish, idempotency, storage, logSize: 100_000 },
  };
}

async function sent(sandbox: Sandbox, sending: ClientRequest): Promise<Received | undefined> {
  const { method, path, headers } = sending;
  // As bytes, because a text would get a Content-Type of its own.
  const body = method === "GET" ? {} : { body: bytesOf(sending) };
  const request = new Request(`http://sandbox.example${path}`, { method, headers, ...body });
  try {
    const response = await sandbox.fetch(request);
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The answer of a control request. Rejects if it is no success. */
async function control(sandbox: Sandbox, method: string, path: string, body?: unknown): Promise<unknown> {
  const text =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const response = await sandbox.fetch(new Request(`http://sandbox.example/_sandbox/${path}`, { method, ...text }));
  const answer = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
  return answer === "" ? undefined : JSON.parse(answer);
}

/** Campaigns as the sandbox shows them. */
function campaignsIn(shown: unknown): Campaign[] {
  if (!Array.isArray(shown)) throw new Error(`no list of campaigns: ${JSON.stringify(shown)}`);
  return shown.map((campaign) => {
    if (!isObject(campaign) || !isObject(campaign["body"])) throw new Error(`no campaign: ${JSON.stringify(campaign)}`);
    const { campaign_id: id, workspace, state, body } = campaign;
    return { id, workspace, state, body } as Campaign;
  });
}
