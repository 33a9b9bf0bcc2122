import { expect } from "vitest";
import type { Service } from "./service/sandbox-service.js";
import { type Answer, answerOf } from "./world/answer.js";
import type { ClientRequest } from "./world/client-request.js";
import { canonical } from "./world/json.js";
import { type Call, serve } from "./world/serve.js";
import { UNSEEN } from "./world/serve-create.js";
import { type Campaign, type LogLine, newWorld, type Settings, type World } from "./world/world.js";

/** The model of one sequence: the world, and the memory of the client. */
export class Session {
  world: World;
  /** Updates and publications sent so far, to be repeated. */
  readonly updates: ClientRequest[] = [];
  #made = 0;
  #calls = 0;

  constructor(settings: Settings, now: number) {
    this.world = newWorld(settings, now);
  }

  /** A number that was not used before in this sequence. */
  fresh(): number {
    return ++this.#made;
  }

  /** A request to the front whose turn it is. */
  call(request: ClientRequest): Call {
    if (request.method === "PATCH") this.updates.push(request);
    return { request, front: this.#calls++ % this.world.settings.fronts };
  }
}

/** Sends a request, and compares the answer with that of the model. */
export async function exchange(session: Session, service: Service, request: ClientRequest): Promise<Answer> {
  const call = session.call(request);
  const answer = answerOf(await service.send(call));
  expect(answer, describe(request)).toEqual(serve(session.world, call, answer));
  if (session.world.campaigns.some(({ id }) => id.startsWith(UNSEEN))) await learnIds(session.world, service);
  return answer;
}

/** Looks up the ids of campaigns whose creation was not answered. */
async function learnIds({ campaigns }: World, service: Service): Promise<void> {
  const stored = await service.campaigns();
  expect(stored.map(({ workspace, state }) => ({ workspace, state }))).toEqual(
    campaigns.map(({ workspace, state }) => ({ workspace, state })),
  );
  for (const [index, { id }] of stored.entries()) {
    const campaign = campaigns[index];
    if (campaign?.id.startsWith(UNSEEN)) campaigns[index] = { ...campaign, id };
  }
}

/** Compares all campaigns of service and model, those of each workspace, and the log of each front. */
export async function compareAll({ world }: Session, service: Service): Promise<void> {
  const all = await service.campaigns();
  expect(shown(all), "campaigns").toEqual(shown(world.campaigns));
  for (const workspace of new Set(world.campaigns.map((campaign) => campaign.workspace))) {
    const own = all.filter((campaign) => campaign.workspace === workspace);
    expect(shown(await service.campaigns(workspace)), `campaigns of ${workspace}`).toEqual(shown(own));
  }
  for (const [front, lines] of world.logs.entries()) {
    expect(inAnyOrder(await service.log(front)), `log of front ${front}`).toEqual(inAnyOrder(lines));
  }
}

/** Requests that were sent at once are logged in any order. */
const inAnyOrder = (lines: readonly LogLine[]) =>
  lines.map(({ method, status, verdict }) => `${method} ${status} ${verdict}`).sort();

/** Campaigns as texts. */
export function shown(campaigns: readonly Campaign[]): string[] {
  return campaigns.map(({ id, workspace, state, body }) => `${id} ${workspace} ${state} ${canonical(body)}`);
}

export function describe({ method, path, headers, text }: ClientRequest): string {
  return `${method} ${path} ${JSON.stringify(headers)} ${text.slice(0, 500)}`;
}
