import type { Incoming } from "../http/incoming.js";
import type { Outgoing } from "../http/outgoing.js";
import { json } from "../http/outgoing.js";
import type { Sandbox } from "../sandbox.js";
import { BadInput, NoSuchCampaign, NoSuchEntry } from "./bad-input.js";
import type { SeedCampaign } from "./campaigns.js";
import type { Events } from "./events.js";
import type { Fault, Faults } from "./faults.js";
import type { Limits } from "./limits.js";
import { controlDocument } from "./openapi.js";

/** Everything that the control requests need. */
export interface Controlled {
  readonly sandbox: Sandbox;
  readonly faults: Faults;
  readonly limits: Limits;
  readonly events: Events;
  readonly page: () => Outgoing;
}

/** A control request. */
interface ControlCall {
  readonly incoming: Incoming;
  /** The `{id}` of the path. */
  readonly id: string;
  /** Reads and parses the body. */
  body(): Promise<unknown>;
}

type Handler = (call: ControlCall, controlled: Controlled) => Promise<Outgoing> | Outgoing;

/** Every control request, by path below `/_sandbox` and by method. */
export const handlers: Readonly<Record<string, Readonly<Record<string, Handler>>>> = {
  "/": { GET: (_, { page }) => page() },
  "/reset": {
    POST: async (_, { sandbox }) => {
      await sandbox.reset();
      return json(200, {});
    },
  },
  "/campaigns": {
    GET: async ({ incoming: { query } }, { sandbox }) => {
      const last = Number(query.get("last") ?? Number.MAX_SAFE_INTEGER);
      if (!Number.isSafeInteger(last) || last < 1) throw new BadInput("last must be a positive integer");
      return json(200, (await sandbox.campaigns(query.get("workspace") ?? undefined)).slice(-last));
    },
  },
  "/campaigns/{id}": {
    GET: async ({ id }, { sandbox }) => {
      const campaign = await sandbox.campaign(id);
      if (campaign === undefined) throw new NoSuchCampaign();
      return json(200, campaign);
    },
  },
  "/campaigns/{id}/state": {
    PUT: async ({ id, body }, { sandbox }) => {
      const { state } = membersOf(await body(), ["state"]);
      await sandbox.setState(id, state as never);
      return json(200, await sandbox.campaign(id));
    },
  },
  "/seed": {
    POST: async ({ body }, { sandbox }) => json(200, await sandbox.seed((await body()) as SeedCampaign[])),
  },
  "/clock": {
    GET: (_, controlled) => clockAnswer(controlled),
    PATCH: async ({ body }, controlled) => {
      moveClock(membersOf(await body(), ["frozen", "now", "advance"]), controlled);
      return clockAnswer(controlled);
    },
  },
  "/log": {
    GET: ({ incoming: { query } }, { sandbox }) => {
      const after = Number(query.get("after") ?? 0);
      if (!Number.isSafeInteger(after)) throw new BadInput("after must be the id of an entry");
      return json(200, sandbox.log(after));
    },
  },
  "/log/{id}": {
    GET: ({ id }, { sandbox }) => {
      const entry = sandbox.log(Number(id) - 1).find((one) => String(one.id) === id);
      if (entry === undefined) throw new NoSuchEntry();
      return json(200, entry);
    },
  },
  "/faults": {
    GET: (_, { faults }) => json(200, faults.list()),
    POST: async ({ body }, { sandbox, faults }) => {
      sandbox.inject((await body()) as Fault);
      return json(200, faults.list());
    },
    DELETE: (_, { sandbox, faults }) => {
      sandbox.clearFaults();
      return json(200, faults.list());
    },
  },
  "/limits": {
    GET: (_, { limits }) => json(200, { on: limits.isOn }),
    PUT: async ({ body }, { sandbox, limits }) => {
      const { on } = membersOf(await body(), ["on"]);
      if (typeof on !== "boolean") throw new BadInput("on must be a boolean");
      if (on) sandbox.limits.on();
      else sandbox.limits.off();
      return json(200, { on: limits.isOn });
    },
  },
  "/openapi.json": { GET: () => json(200, controlDocument) },
  "/events": {
    GET: (_, { events }) => {
      const headers = { "Content-Type": "text/event-stream", "Cache-Control": "no-store" };
      return { status: 200, headers, body: events.stream() };
    },
  },
};

function clockAnswer({ sandbox }: Controlled): Outgoing {
  return json(200, { now: sandbox.clock.now(), frozen: sandbox.clock.isFrozen });
}

/** First sets the time, then moves it, then stops the clock or lets it run. */
function moveClock(
  { frozen, now, advance }: Record<"frozen" | "now" | "advance", unknown>,
  { sandbox }: Controlled,
): void {
  for (const [name, time] of Object.entries({ now, advance })) {
    if (time !== undefined && !Number.isFinite(time)) throw new BadInput(`${name} must be a number of milliseconds`);
  }
  if (frozen !== undefined && typeof frozen !== "boolean") throw new BadInput("frozen must be a boolean");
  const { clock } = sandbox;
  const staysFrozen = frozen ?? clock.isFrozen;
  if (now !== undefined) clock.freeze(Number(now));
  if (advance !== undefined) clock.advance(Number(advance));
  if (staysFrozen) clock.freeze();
  else clock.resume();
}

/** The members of a body, which must have no others. */
function membersOf<N extends string>(body: unknown, names: readonly N[]): Record<N, unknown> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) throw new BadInput("body must be an object");
  for (const name of Object.keys(body)) {
    if (names.some((known) => known === name)) continue;
    throw new BadInput(`body has an unknown member ${JSON.stringify(name.slice(0, 64))}`);
  }
  return body as Record<N, unknown>;
}
