import type { Context } from "campaign-rules";
import type { ClientRequest } from "./client-request.js";
import type { Members } from "./json.js";

export const states = ["DRAFT", "ACTIVE", "SCHEDULED", "STOPPED", "ARCHIVED", "OTHER", "PAUSED"] as const;
export type State = (typeof states)[number];
export type Channel = "PUSH" | "EMAIL";

/** The settings of a service, the same during a whole sequence. */
export interface Settings {
  /** Known workspaces. Absent: any credentials are accepted. */
  readonly workspaces?: Readonly<Record<string, { readonly keys: readonly string[]; readonly context: Context }>>;
  /** The context of workspaces that are not listed. */
  readonly context: Context;
  readonly stateAfterCreate: State;
  readonly stateAfterPublish: State;
  /** What happens to another request with a known `Idempotency-Key`. Default: it is answered like the first one. */
  readonly idempotency?: "replay" | "reject";
  /** How many processes share the storage. */
  readonly fronts: number;
  /** Whether the storage outlives the processes. */
  readonly isPersistent: boolean;
}

export interface Campaign {
  readonly id: string;
  readonly workspace: string;
  state: State;
  body: Members;
}

/** The service's memory of one workspace. Times are in milliseconds. */
export interface History {
  /** Create calls that the rate limit let through. */
  calls: number[];
  /** Creations. */
  created: number[];
  requestIds: { channel: Channel; requestId: string; at: number }[];
  /** Answers to updates, by `Idempotency-Key`. */
  answers: Map<string, KeptAnswer>;
}

export interface KeptAnswer {
  readonly request: ClientRequest;
  readonly responseId: unknown;
  /** The text of the body; undefined until an answer has shown it. */
  readonly text: string | undefined;
}

/** A fault that the next requests meet. */
export interface Fault {
  /** The status of the answer, or no answer at all. */
  readonly kind: 429 | 500 | "drop";
  /** Whether the request has its effect nevertheless. */
  readonly isAfter: boolean;
  readonly left: number;
}

/** An entry in the log of a process. */
export interface LogLine {
  readonly method: string;
  /** Undefined if there was no answer. */
  readonly status: number | undefined;
  readonly verdict: "accepted" | "rejected" | "replayed" | "fault";
}

/** The whole memory of the service. */
export interface World {
  readonly settings: Settings;
  now: number;
  isLimited: boolean;
  /** The faults to come of each front, in this order. */
  faults: Fault[][];
  /** The log of each front. */
  logs: LogLine[][];
  histories: Map<string, History>;
  campaigns: Campaign[];
}

export function newWorld(settings: Settings, now: number): World {
  return {
    settings,
    now,
    isLimited: true,
    faults: Array.from({ length: settings.fronts }, () => []),
    logs: Array.from({ length: settings.fronts }, () => []),
    histories: new Map(),
    campaigns: [],
  };
}

/** Keeps stored data if the storage is persistent. Limits, faults and logs are as at the start. */
export function restarted(world: World): void {
  const { isLimited, faults, logs, ...forgotten } = newWorld(world.settings, world.now);
  Object.assign(world, { isLimited, faults, logs }, world.settings.isPersistent ? {} : forgotten);
}

/** Stores a campaign as it is, or replaces the one with its id. Returns false if that belongs to another workspace. */
export function plant({ campaigns }: World, seed: Campaign): boolean {
  const index = campaigns.findIndex(({ id }) => id === seed.id);
  if (index !== -1 && campaigns[index]?.workspace !== seed.workspace) return false;
  if (index === -1) campaigns.push(seed);
  else campaigns[index] = seed;
  return true;
}

export function historyOf(world: World, workspace: string): History {
  let history = world.histories.get(workspace);
  if (history === undefined) {
    history = { calls: [], created: [], requestIds: [], answers: new Map() };
    world.histories.set(workspace, history);
  }
  return history;
}

export function contextOf({ workspaces, context }: Settings, workspace: string): Context {
  return { ...context, ...workspaces?.[workspace]?.context };
}
