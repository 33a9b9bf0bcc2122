import type { Context } from "campaign-rules";
import { type CampaignState, MOST_UPDATES, type Storage, states } from "./storage/storage.js";

/** A workspace that the sandbox knows: its engine context, and its keys. */
export interface WorkspaceOptions extends Context {
  /** The API keys that are accepted. Default: any. */
  keys?: readonly string[] | undefined;
}

/** How many updates and publications of a workspace are accepted in rolling windows. Absent: any number. */
export interface UpdateLimits {
  readonly hour?: number | undefined;
  readonly day?: number | undefined;
}

/** How the sandbox behaves. Defaults apply to options that are absent or undefined. */
export interface SandboxOptions {
  /** The workspaces by id. Default: any credentials are accepted, and all workspaces have the same `context`. */
  workspaces?: Readonly<Record<string, WorkspaceOptions>> | undefined;
  /** The engine's options for all workspaces. Those of a workspace take precedence. */
  context?: Context | undefined;
  /** Default: memory. */
  storage?: Storage | undefined;
  /** The clock that the sandbox follows, in milliseconds. Default: `Date.now`. */
  clock?: (() => number) | undefined;
  /** Whether the rate limit, the creation quota and `updateLimits` apply. Default: true. */
  limits?: boolean | undefined;
  /** The limits of updates and publications, at most 1,000 each. Default: none, as the specification shows no values. */
  updateLimits?: UpdateLimits | undefined;
  /** The state of a created campaign. Default: DRAFT. */
  stateAfterCreate?: CampaignState | undefined;
  /** The state of a published campaign. Default: ACTIVE. */
  stateAfterPublish?: CampaignState | undefined;
  /** What happens to another request with a known `Idempotency-Key`. Default: replay, as the specification says. */
  idempotency?: "replay" | "reject" | undefined;
  /**
   * Makes the id of a new campaign, once the request is accepted. It replaces a campaign of its workspace that has the
   * id; no campaign of another one may have it. Default: a random UUID.
   */
  campaignId?: (() => string) | undefined;
  /** The longest body of a request, in bytes. Default: 1,048,576. */
  maxBodySize?: number | undefined;
  /** How many requests the log keeps. Default: 500. */
  logSize?: number | undefined;
  /** How many bytes of bodies the log keeps, and of answers; it forgets the oldest ones first. Default: 8,388,608. */
  logBytes?: number | undefined;
  /**
   * The names at which the sandbox may be controlled, besides `localhost` and addresses: `host.docker.internal`, or the
   * name of a service in Compose. Default: none.
   */
  hosts?: readonly string[] | undefined;
  /** The origins whose pages may use the service from a browser, or `*` for all. They cannot control it. Default: none. */
  cors?: readonly string[] | undefined;
}

/** All options with their defaults, except those from which other objects are made. */
export type Settings = {
  readonly [K in Exclude<keyof SandboxOptions, "workspaces" | "context" | "storage">]-?: Exclude<
    SandboxOptions[K],
    undefined
  >;
};

const defaults: Settings = {
  clock: Date.now,
  limits: true,
  updateLimits: {},
  stateAfterCreate: "DRAFT",
  stateAfterPublish: "ACTIVE",
  idempotency: "replay",
  campaignId: () => crypto.randomUUID(),
  maxBodySize: 1_048_576,
  logSize: 500,
  logBytes: 8_388_608,
  hosts: [],
  cors: [],
};

const storageMethods = [
  "transaction",
  "campaigns",
  "campaign",
  "reset",
  "snapshot",
  "close",
] as const satisfies (keyof Storage)[];

/** The requirement for each option, in words and as a check. */
const expected: { readonly [K in keyof SandboxOptions]-?: readonly [what: string, (value: unknown) => boolean] } = {
  workspaces: ["an object with an object for each workspace, whose id is not empty and has no colon", isWorkspaces],
  context: ["an object", isObject],
  storage: [`an object with the methods ${storageMethods.join(", ")}`, isStorage],
  clock: ["a function", isFunction],
  limits: ["a boolean", (value) => typeof value === "boolean"],
  updateLimits: [`an object with hour and day, each an integer from 1 to ${MOST_UPDATES}`, isUpdateLimits],
  stateAfterCreate: [`one of ${states.join(", ")}`, isState],
  stateAfterPublish: [`one of ${states.join(", ")}`, isState],
  idempotency: ['"replay" or "reject"', (value) => value === "replay" || value === "reject"],
  campaignId: ["a function", isFunction],
  maxBodySize: ["a positive integer", isCount],
  logSize: ["a positive integer", isCount],
  logBytes: ["a positive integer", isCount],
  hosts: ["an array of host names, without ports", (value) => Array.isArray(value) && value.every(isHostName)],
  cors: [
    'an array of origins, such as "http://localhost:3000", or "*"',
    (value) => Array.isArray(value) && value.every(isOrigin),
  ],
};

/**
 * Checks the options, and completes them.
 *
 * @throws {TypeError} if an option is unknown or has a wrong value.
 */
export function settingsOf(options: SandboxOptions): Settings {
  if (!isObject(options)) throw new TypeError("options must be an object");
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  expectNames(options, Object.keys(expected));
  for (const [name, value] of given) {
    const [what, isRight] = expected[name as keyof SandboxOptions];
    if (!isRight(value)) throw new TypeError(`option ${name} must be ${what}`);
  }
  return { ...defaults, ...Object.fromEntries(given.filter(([name]) => Object.hasOwn(defaults, name))) };
}

/** @throws {TypeError} if an option has another name than these, even if it is undefined. */
export function expectNames(options: object, known: readonly string[]): void {
  const unknown = Object.keys(options).find((name) => !known.includes(name));
  if (unknown !== undefined) throw new TypeError(`unknown option ${JSON.stringify(unknown)}`);
}

/** @throws {TypeError} if the option `campaignId` makes no id. */
export function newId({ campaignId }: Settings): string {
  const id: unknown = campaignId();
  if (typeof id === "string" && id !== "") return id;
  throw new TypeError("option campaignId must return a string that is not empty");
}

/** @throws {TypeError} if the option `clock` tells no time. */
export function timeOf({ clock }: Settings): number {
  const time: unknown = clock();
  if (typeof time === "number" && Number.isFinite(time)) return time;
  throw new TypeError("option clock must return a finite number of milliseconds");
}

export function isState(value: unknown): value is CampaignState {
  return states.some((state) => state === value);
}

/** Whether a value is a name in DNS, or of a service in Compose, which may contain underscores. */
export function isHostName(value: unknown): value is string {
  return typeof value === "string" && /^[\w-]+(?:\.[\w-]+)*\.?$/u.test(value);
}

/** Whether a value is an origin as browsers write it, or the sign for all. */
export function isOrigin(value: unknown): value is string {
  if (typeof value !== "string") return false;
  return value === "*" || (URL.canParse(value) && new URL(value).origin === value);
}

/** Whether it is an object, possibly of another realm, and not an array, a map, a promise or the like. */
function isObject(value: unknown): value is object {
  return Object.prototype.toString.call(value) === "[object Object]";
}

function isWorkspaces(value: unknown): boolean {
  if (!isObject(value)) return false;
  return Object.entries(value).every(([id, options]) => id !== "" && !id.includes(":") && isObject(options));
}

function isStorage(value: unknown): boolean {
  return typeof value === "object" && storageMethods.every((name) => isFunction((value as Partial<Storage>)?.[name]));
}

function isUpdateLimits(value: unknown): boolean {
  if (!isObject(value)) return false;
  return Object.entries(value).every(
    ([name, limit]) =>
      (name === "hour" || name === "day") && (limit === undefined || (isCount(limit) && limit <= MOST_UPDATES)),
  );
}

function isFunction(value: unknown): boolean {
  return typeof value === "function";
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
