import { BadInput } from "./bad-input.js";

/** How the next requests to the service fail. Without any member, they are answered as usual. */
export interface Fault {
  /** How many requests. Default: 1. */
  next?: number | undefined;
  /** Answers with this status. */
  status?: 429 | 500 | undefined;
  /** Waits this many milliseconds before it answers. */
  delay?: number | undefined;
  /** Closes the connection without an answer. */
  drop?: boolean | undefined;
  /** Never answers. */
  timeout?: boolean | undefined;
  /** Whether the request is carried out first, so that only its answer is lost. Default: false. */
  after?: boolean | undefined;
}

/** The largest delay, in milliseconds: the limit of timers. */
const LONGEST_DELAY = 2 ** 31 - 1;

const expected: { readonly [K in keyof Fault]-?: readonly [what: string, (value: unknown) => boolean] } = {
  next: ["a positive integer", (value) => Number.isSafeInteger(value) && Number(value) > 0],
  status: ["429 or 500", (value) => value === 429 || value === 500],
  delay: [`a number from 0 to ${LONGEST_DELAY}`, isDelay],
  drop: ["a boolean", isBoolean],
  timeout: ["a boolean", isBoolean],
  after: ["a boolean", isBoolean],
};

/** Faults in the order in which they were injected. Each is used up before the next one. */
export class Faults {
  #waiting: { readonly fault: Fault; left: number }[] = [];

  /** @throws {BadInput} if the fault has an unknown or wrong member, or members that exclude each other. */
  inject(fault: Fault): void {
    expectFault(fault);
    this.#waiting.push({ fault: { ...fault }, left: fault.next ?? 1 });
  }

  /** Takes the fault for the present request. */
  take(): Fault | undefined {
    const [first] = this.#waiting;
    if (first === undefined) return undefined;
    if (--first.left === 0) this.#waiting.shift();
    return first.fault;
  }

  /** The pending faults. `next` is the number of requests that each still affects. */
  list(): readonly Fault[] {
    return this.#waiting.map(({ fault, left }) => ({ ...fault, next: left }));
  }

  clear(): void {
    this.#waiting = [];
  }
}

function expectFault(fault: unknown): asserts fault is Fault {
  if (typeof fault !== "object" || fault === null || Array.isArray(fault)) {
    throw new BadInput("a fault must be an object");
  }
  for (const [name, value] of Object.entries(fault)) {
    if (!Object.hasOwn(expected, name))
      throw new BadInput(`a fault has no member ${JSON.stringify(name.slice(0, 64))}`);
    const [what, isRight] = expected[name as keyof Fault];
    if (value !== undefined && !isRight(value)) throw new BadInput(`${name} of a fault must be ${what}`);
  }
  const { status, drop, timeout } = fault as Fault;
  if ([status !== undefined, drop === true, timeout === true].filter(Boolean).length > 1) {
    throw new BadInput("a fault has at most one of status, drop and timeout");
  }
}

function isDelay(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && value <= LONGEST_DELAY;
}

function isBoolean(value: unknown): boolean {
  return typeof value === "boolean";
}
