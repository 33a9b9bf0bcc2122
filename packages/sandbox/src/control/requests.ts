import type { Incoming } from "../http/incoming.js";
import type { Outgoing } from "../http/outgoing.js";
import { pageAnswer } from "../page/page-answer.js";
import { BadInput, expectMembers, NoSuchCampaign, NotFound } from "../state/bad-input.js";
import type { Clock, Clocks } from "../state/clock.js";
import type { Events } from "../state/events.js";
import type { Fault, Faults } from "../state/faults.js";
import { type LogEntry, operations, selected, verdicts } from "../state/log.js";
import { states } from "../storage/storage.js";
import type { SeedCampaign } from "./campaigns.js";
import type { Controls } from "./controls.js";
import { type Described, documentOf } from "./openapi.js";
import { listOf, object, ref, text } from "./schemas.js";

/** Everything that the control requests need. */
export interface Controlled {
  readonly sandbox: Controls;
  readonly clocks: Clocks;
  readonly faults: Faults;
  readonly limits: { readonly isOn: boolean };
  readonly events: Events;
  /** The names at which the sandbox may be controlled, besides `localhost` and addresses. */
  readonly hosts: readonly string[];
}

/** A control request as it arrives. */
interface ControlCall extends Controlled {
  readonly query: Incoming["query"];
  /** The `{id}` of the path. */
  readonly id: string;
  /** The workspace in the query, if there is one. */
  readonly workspace: string | undefined;
  /** The parsed body, if the request takes one. */
  readonly body: unknown;
}

/** A control request, described and answered. */
export interface ControlRequest extends Described {
  /** Returns the value to send as JSON or, if there is a media type, the whole answer. */
  readonly handle: (call: ControlCall) => unknown;
}

const ofWorkspace = (description: string) => ({ workspace: { description, schema: text } });
const clockQuery = ofWorkspace("The clock of this workspace, which follows the common one until it is changed.");

const logQuery = {
  after: { description: "Only entries with a greater id.", schema: { type: "integer" } },
  method: { description: "Only requests with this method.", schema: text },
  path: { description: "Only requests with this path.", schema: text },
  operation: { description: "Only requests for this operation.", schema: { enum: operations } },
  ...ofWorkspace("Only requests with credentials of this workspace."),
  status: { description: "Only requests with this status.", schema: { type: "integer", minimum: 100, maximum: 599 } },
  verdict: { description: "Only requests with this verdict.", schema: { enum: verdicts } },
  campaign_id: { description: "Only requests that created or changed this campaign.", schema: text },
};

/** Every control request, by path below `/_sandbox` and by method. */
export const requests: Readonly<Record<string, Readonly<Record<string, ControlRequest>>>> = {
  "/": {
    GET: {
      summary: "Shows requests, campaigns and the clock in a browser",
      answer: text,
      mediaType: "text/html",
      handle: pageAnswer,
    },
  },
  "/health": {
    GET: {
      summary: "Says that the sandbox answers, and its storage can be read",
      answer: ref("Health"),
      async handle({ sandbox }) {
        await sandbox.campaign("");
        return { status: "ok" };
      },
    },
  },
  "/reset": {
    POST: {
      summary: "Resets the sandbox",
      description:
        "Removes all campaigns, the histories of limits, stored answers, the log and faults, and resets the clocks. Snapshots stay.",
      query: ofWorkspace("Only what belongs to this workspace."),
      async handle({ workspace, sandbox }) {
        await sandbox.reset(workspace);
        return {};
      },
    },
  },
  "/snapshots": {
    GET: {
      summary: "Lists the snapshots",
      answer: listOf("Snapshot"),
      handle: ({ sandbox }) => sandbox.snapshots.list(),
    },
  },
  "/snapshots/{id}": {
    PUT: {
      summary: "Takes a snapshot: campaigns, histories of limits, stored answers, clocks, and whether limits are on",
      description: "Replaces the snapshot with this name. It is lost when the process ends.",
      query: ofWorkspace("Only its campaigns, histories, answers and clock."),
      answer: listOf("Snapshot"),
      async handle({ id, workspace, sandbox }) {
        await sandbox.snapshots.save(id, workspace);
        return sandbox.snapshots.list();
      },
    },
    DELETE: {
      summary: "Removes a snapshot",
      answer: listOf("Snapshot"),
      handle({ id, sandbox }) {
        sandbox.snapshots.delete(id);
        return sandbox.snapshots.list();
      },
    },
  },
  "/snapshots/{id}/restore": {
    POST: {
      summary: "Makes everything, or a workspace, as it was when the snapshot was taken",
      conflict: "Another workspace has the id of a campaign of a snapshot of one workspace.",
      async handle({ id, sandbox }) {
        await sandbox.snapshots.restore(id);
        return {};
      },
    },
  },
  "/campaigns": {
    GET: {
      summary: "Lists the campaigns in the order in which they were created",
      query: {
        ...ofWorkspace("Only campaigns of this workspace."),
        last: { description: "Only this number of the newest campaigns.", schema: { type: "integer", minimum: 1 } },
      },
      answer: listOf("Campaign"),
      async handle({ workspace, query, sandbox }) {
        const last = integerOf(query.get("last"), Number.MAX_SAFE_INTEGER);
        if (last === undefined || last < 1) throw new BadInput("last must be a positive integer", "query");
        return (await sandbox.campaigns(workspace)).slice(-last);
      },
    },
  },
  "/campaigns/{id}": {
    GET: {
      summary: "Gets a campaign",
      answer: ref("Campaign"),
      async handle({ id, sandbox }) {
        const campaign = await sandbox.campaign(id);
        if (campaign === undefined) throw new NoSuchCampaign();
        return campaign;
      },
    },
  },
  "/campaigns/{id}/state": {
    PUT: {
      summary: "Sets the state of a campaign",
      body: object({ state: { enum: states } }, ["state"]),
      answer: ref("Campaign"),
      async handle({ id, body, sandbox }) {
        const { state } = expectMembers(body, ["state"]);
        await sandbox.setState(id, state as never);
        return sandbox.campaign(id);
      },
    },
  },
  "/seed": {
    POST: {
      summary: "Stores campaigns as they are, without validation",
      description: "If one is malformed, or has the id of another workspace's campaign, it stores none of them.",
      body: listOf("Seed"),
      answer: listOf("Campaign"),
      handle: ({ body, sandbox }) => sandbox.seed(body as SeedCampaign[]),
    },
  },
  "/clock": {
    GET: {
      summary: "Reads the clock",
      query: clockQuery,
      answer: ref("Clock"),
      handle: ({ workspace, clocks }) => shown(clocks.of(workspace)),
    },
    PATCH: {
      summary: "Moves, stops or resumes the clock",
      description: "First sets the time, then moves it, then stops or resumes the clock.",
      query: clockQuery,
      body: ref("ClockChange"),
      answer: ref("Clock"),
      async handle({ workspace, body, clocks, events }) {
        const members = expectMembers(body, ["frozen", "now", "advance"]);
        const clock = clocks.of(workspace);
        await clocks.change(() => moveClock(members, clock));
        events.emit({ type: "change", data: {} });
        return shown(clock);
      },
    },
  },
  "/log": {
    GET: {
      summary: "Lists the latest requests to the service, oldest first",
      query: logQuery,
      answer: listOf("LogEntry"),
      handle: entriesOf,
    },
  },
  "/log/count": {
    GET: {
      summary: "Counts the latest requests to the service",
      query: logQuery,
      answer: ref("Count"),
      handle: (call) => ({ count: entriesOf(call).length }),
    },
  },
  "/log/{id}": {
    GET: {
      summary: "Gets an entry of the log",
      answer: ref("LogEntry"),
      handle({ id, sandbox }) {
        const entry = sandbox.log(Number(id) - 1).find((one) => String(one.id) === id);
        if (entry === undefined) throw new NotFound("the log has no entry with this id", "id");
        return entry;
      },
    },
  },
  "/faults": {
    GET: { summary: "Lists the pending faults", answer: listOf("Fault"), handle: ({ faults }) => faults.list() },
    POST: {
      summary: "Makes the next requests fail",
      description: "A request meets the first fault that is aimed at it, in the order in which they were injected.",
      body: ref("Fault"),
      answer: listOf("Fault"),
      handle({ body, sandbox, faults }) {
        sandbox.inject(body as Fault);
        return faults.list();
      },
    },
    DELETE: {
      summary: "Removes all faults",
      answer: listOf("Fault"),
      handle({ sandbox, faults }) {
        sandbox.clearFaults();
        return faults.list();
      },
    },
  },
  "/limits": {
    GET: {
      summary: "Says whether the rate limit, the creation quota and the limits of updates apply",
      answer: ref("Limits"),
      handle: ({ limits }) => ({ on: limits.isOn }),
    },
    PUT: {
      summary: "Turns the rate limit, the creation quota and the limits of updates on or off",
      description: "While they are off, requests do not count towards them.",
      body: ref("Limits"),
      answer: ref("Limits"),
      handle({ body, sandbox, limits }) {
        const { on } = expectMembers(body, ["on"]);
        if (typeof on !== "boolean") throw new BadInput("on must be a boolean");
        sandbox.limits[on ? "on" : "off"]();
        return { on: limits.isOn };
      },
    },
  },
  "/openapi.json": {
    GET: { summary: "Gets this document", answer: { type: "object" }, handle: () => controlDocument },
  },
  "/events": {
    GET: {
      summary: "Streams what happens, as server-sent events",
      description: "The events are `request`, with an entry of the log but without its body, `change` and `reset`.",
      answer: text,
      mediaType: "text/event-stream",
      handle({ events }): Outgoing {
        const headers = { "Content-Type": "text/event-stream", "Cache-Control": "no-store" };
        return { status: 200, headers, body: events.stream() };
      },
    },
  },
};

/** The control requests as an OpenAPI document. */
export const controlDocument = documentOf(requests);

function entriesOf({ query, sandbox }: ControlCall): readonly LogEntry[] {
  const after = integerOf(query.get("after"), 0);
  if (after === undefined) throw new BadInput("after must be the id of an entry", "query");
  return selected(sandbox.log(after), query);
}

/** The integer in a query parameter, or its default; undefined if it is malformed. */
function integerOf(value: string | null, absent: number): number | undefined {
  if (value === null) return absent;
  return /^-?\d+$/u.test(value) && Number.isSafeInteger(Number(value)) ? Number(value) : undefined;
}

function shown(clock: Clock): { now: number; frozen: boolean } {
  return { now: clock.now(), frozen: clock.isFrozen };
}

/** Stops the clock first, so that no time passes in between; then sets its time, moves it, and lets it run. */
function moveClock(
  { frozen, now, advance }: Partial<Record<"frozen" | "now" | "advance", unknown>>,
  clock: Clock,
): void {
  for (const [name, time] of Object.entries({ now, advance })) {
    if (time !== undefined && !Number.isFinite(time)) throw new BadInput(`${name} must be a number of milliseconds`);
  }
  if (frozen !== undefined && typeof frozen !== "boolean") throw new BadInput("frozen must be a boolean");
  if (frozen === true) clock.freeze();
  if (now !== undefined) clock.moveTo(Number(now));
  if (advance !== undefined) clock.advance(Number(advance));
  if (frozen === false) clock.resume();
}
