import type { Incoming } from "../http/incoming.js";
import type { Outgoing } from "../http/outgoing.js";
import { json } from "../http/outgoing.js";
import { BadInput, NoSuchCampaign, NoSuchEntry } from "../state/bad-input.js";
import type { Clock, Clocks } from "../state/clock.js";
import type { Events } from "../state/events.js";
import type { Fault, Faults } from "../state/faults.js";
import type { Limits } from "../state/limits.js";
import type { LogEntry } from "../state/log.js";
import { selected } from "../state/log-filter.js";
import type { SeedCampaign } from "./campaigns.js";
import type { Controls } from "./controls.js";
import { controlDocument } from "./openapi.js";

/** Everything that the control requests need. */
export interface Controlled {
  readonly sandbox: Controls;
  readonly clocks: Clocks;
  readonly faults: Faults;
  readonly limits: Limits;
  readonly events: Events;
  readonly page: () => Outgoing;
  /** The names at which the sandbox may be controlled, besides `localhost` and addresses. */
  readonly hosts: readonly string[];
}

/** A control request. */
interface ControlCall {
  readonly incoming: Incoming;
  /** The `{id}` of the path. */
  readonly id: string;
  /** The workspace in the query, if there is one. */
  readonly workspace: string | undefined;
  /** Reads and parses the body. `absent` is the value of no body, by default malformed. */
  body(absent?: unknown): Promise<unknown>;
}

type Handler = (call: ControlCall, controlled: Controlled) => Promise<Outgoing> | Outgoing;

/** Every control request, by path below `/_sandbox` and by method. */
export const handlers: Readonly<Record<string, Readonly<Record<string, Handler>>>> = {
  "/": { GET: (_, { page }) => page() },
  "/health": {
    GET: async (_, { sandbox }) => {
      await sandbox.campaign("");
      return json(200, { status: "ok" });
    },
  },
  "/reset": {
    POST: async ({ workspace, body }, { sandbox }) => {
      membersOf(await body({}), []);
      await sandbox.reset(workspace);
      return json(200, {});
    },
  },
  "/snapshots": { GET: (_, { sandbox }) => json(200, sandbox.snapshots.list()) },
  "/snapshots/{id}": {
    PUT: async ({ id, workspace, body }, { sandbox }) => {
      membersOf(await body({}), []);
      await sandbox.snapshots.save(id, workspace);
      return json(200, sandbox.snapshots.list());
    },
    DELETE: ({ id }, { sandbox }) => {
      sandbox.snapshots.delete(id);
      return json(200, sandbox.snapshots.list());
    },
  },
  "/snapshots/{id}/restore": {
    POST: async ({ id, body }, { sandbox }) => {
      membersOf(await body({}), []);
      await sandbox.snapshots.restore(id);
      return json(200, {});
    },
  },
  "/campaigns": {
    GET: async ({ workspace, incoming: { query } }, { sandbox }) => {
      const last = integerOf(query.get("last"), Number.MAX_SAFE_INTEGER);
      if (last === undefined || last < 1) throw new BadInput("last must be a positive integer", "query");
      return json(200, (await sandbox.campaigns(workspace)).slice(-last));
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
    GET: ({ workspace }, { clocks }) => clockAnswer(clocks.of(workspace)),
    PATCH: async ({ workspace, body }, { clocks, events }) => {
      const members = membersOf(await body(), ["frozen", "now", "advance"]);
      const clock = clocks.of(workspace);
      await clocks.change(() => moveClock(members, clock));
      events.emit({ type: "change", data: {} });
      return clockAnswer(clock);
    },
  },
  "/log": { GET: ({ incoming: { query } }, { sandbox }) => json(200, entriesOf(query, sandbox)) },
  "/log/count": {
    GET: ({ incoming: { query } }, { sandbox }) => json(200, { count: entriesOf(query, sandbox).length }),
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

/** The entries of the log that a query selects. */
function entriesOf(query: URLSearchParams, sandbox: Controls): readonly LogEntry[] {
  const after = integerOf(query.get("after"), 0);
  if (after === undefined) throw new BadInput("after must be the id of an entry", "query");
  return selected(sandbox.log(after), query);
}

/** The integer in a query parameter, or its default; undefined if it is malformed. */
function integerOf(text: string | null, absent: number): number | undefined {
  if (text === null) return absent;
  return /^-?\d+$/u.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;
}

function clockAnswer(clock: Clock): Outgoing {
  return json(200, { now: clock.now(), frozen: clock.isFrozen });
}

/** First sets the time, then moves it, then stops the clock or lets it run. */
function moveClock({ frozen, now, advance }: Record<"frozen" | "now" | "advance", unknown>, clock: Clock): void {
  for (const [name, time] of Object.entries({ now, advance })) {
    if (time !== undefined && !Number.isFinite(time)) throw new BadInput(`${name} must be a number of milliseconds`);
  }
  if (frozen !== undefined && typeof frozen !== "boolean") throw new BadInput("frozen must be a boolean");
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
