import { errorStatuses } from "../http/error-answer.js";
import { routeOf } from "../http/route.js";
import { BadInput, expectObject } from "./bad-input.js";

/** Which requests to the service fail, by default the next one, and how. Without a failure, they are answered as usual. */
export interface Fault {
  /** How many requests. Default: 1. */
  next?: number | undefined;
  /** Only requests for this operation. A publication is an update. */
  operation?: "create" | "update" | undefined;
  /** Only requests with credentials of this workspace. */
  workspace?: string | undefined;
  /** Only requests with this path, such as `/v5/campaigns/c-1`. */
  path?: string | undefined;
  /** Answers with this status. */
  status?: number | undefined;
  /** The answer's `Retry-After`: seconds, or any text. Default: only 429 has one, that of the limit. */
  retryAfter?: number | string | undefined;
  /** Waits this many milliseconds before it answers. */
  delay?: number | undefined;
  /** Waits up to this many milliseconds more, at random. */
  jitter?: number | undefined;
  /** Closes the connection without an answer. */
  drop?: boolean | undefined;
  /** Carries out the request, and closes the connection after half of the answer's body. */
  cut?: boolean | undefined;
  /** Never answers. */
  timeout?: boolean | undefined;
  /** Whether the request is carried out first, so that only its answer is lost. Default: false. */
  after?: boolean | undefined;
}

/** The facts about a request that a fault may ask for. */
export interface Aim {
  readonly operation: string;
  readonly workspace: string | undefined;
  readonly path: string;
}

const aims = ["operation", "workspace", "path"] as const satisfies (keyof Aim & keyof Fault)[];

/** The largest delay, in milliseconds: half the limit of timers. */
export const LONGEST_DELAY = 2 ** 30;

/** A `Retry-After` that is a text: printable characters of ASCII. */
export const RETRY_AFTER = /^[!-~][ -~]{0,63}$/u;

const expected: { readonly [K in keyof Fault]-?: readonly [what: string, (value: unknown) => boolean] } = {
  next: ["a positive integer", (value) => Number.isSafeInteger(value) && Number(value) > 0],
  operation: ['"create" or "update"', (value) => value === "create" || value === "update"],
  workspace: ["a string that is not empty", (value) => typeof value === "string" && value !== ""],
  path: ["a path of the service, such as /v5/campaigns/c-1", isPath],
  status: [`one of ${errorStatuses.join(", ")}`, (value) => errorStatuses.some((status) => status === value)],
  retryAfter: ["a number of seconds, or a text of 1 to 64 printable characters of ASCII", isRetryAfter],
  delay: [`a number from 0 to ${LONGEST_DELAY}`, isDelay],
  jitter: [`a number from 0 to ${LONGEST_DELAY}`, isDelay],
  drop: ["a boolean", isBoolean],
  cut: ["a boolean", isBoolean],
  timeout: ["a boolean", isBoolean],
  after: ["a boolean", isBoolean],
};

/** Faults in the order in which they were injected. A request meets the first one that is aimed at it. */
export class Faults {
  #waiting: { readonly fault: Fault; left: number }[] = [];

  /** @throws {BadInput} if the fault has an unknown or wrong member, or members that exclude each other. */
  inject(fault: Fault): void {
    expectFault(fault);
    this.#waiting.push({ fault: { ...fault }, left: fault.next ?? 1 });
  }

  take(aim: Aim): Fault | undefined {
    const index = this.#waiting.findIndex(({ fault }) =>
      aims.every((name) => fault[name] === undefined || fault[name] === aim[name]),
    );
    const found = this.#waiting[index];
    if (found !== undefined && --found.left === 0) this.#waiting.splice(index, 1);
    return found?.fault;
  }

  /** The pending faults. `next` is the number of requests that each still affects. */
  list(): readonly Fault[] {
    return this.#waiting.map(({ fault, left }) => ({ ...fault, next: left }));
  }

  /** Removes those that are aimed at a workspace, or all. */
  clear(workspace?: string): void {
    this.#waiting = this.#waiting.filter(({ fault }) => workspace !== undefined && fault.workspace !== workspace);
  }
}

function expectFault(fault: unknown): asserts fault is Fault {
  expectObject(fault, "a fault");
  for (const [name, value] of Object.entries(fault)) {
    if (!Object.hasOwn(expected, name))
      throw new BadInput(`a fault has no member ${JSON.stringify(name.slice(0, 64))}`);
    const [what, isRight] = expected[name as keyof Fault];
    if (value !== undefined && !isRight(value)) throw new BadInput(`${name} of a fault must be ${what}`);
  }
  const { status, retryAfter, drop, cut, timeout } = fault as Fault;
  if ([status !== undefined, drop, cut, timeout].filter(Boolean).length > 1) {
    throw new BadInput("a fault has at most one of status, drop, cut and timeout");
  }
  if (retryAfter !== undefined && status === undefined) throw new BadInput("a fault with retryAfter needs a status");
}

function isPath(value: unknown): boolean {
  return typeof value === "string" && routeOf("", value).kind !== "unknown";
}

function isRetryAfter(value: unknown): boolean {
  return typeof value === "string" ? RETRY_AFTER.test(value) : Number.isSafeInteger(value) && Number(value) >= 0;
}

function isDelay(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && value <= LONGEST_DELAY;
}

function isBoolean(value: unknown): boolean {
  return typeof value === "boolean";
}
