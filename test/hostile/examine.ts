import { budget } from "../support/budget.js";
import type { Attempt, Attempts, Entries } from "./attempts.js";
import { keyed, places, planted } from "./campaigns.js";
import { corpus, type Host, type HostileValue, heavy } from "./corpus.js";

/** The most characters of an answer as JSON, without the caller's own values, which are passed on whole. */
const LONGEST_ANSWER = 1_000_000;

/** The processor time that counts as a hang. It does not depend on how busy the machine is. */
const HANG_MS = 120_000;

/** The processor time of this process so far, or 0 in a browser, where it is unknown. */
function usedMs(): number {
  if (typeof process === "undefined") return 0;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** A hostile value on its own, or in a campaign. */
interface Shot {
  readonly name: string;
  readonly value: unknown;
  /** A value that must not be read, because that would change it or take long. */
  readonly veiled?: unknown;
}

export interface Outcome {
  readonly calls: number;
  /** The problems, in words. */
  readonly problems: readonly string[];
  /** The length of the longest answer. */
  readonly longest: number;
}

/**
 * Makes an attempt with every hostile value.
 *
 * @param turn the number of earlier attempts with bodies, which share the places.
 */
export function examine(attempt: Attempt, host: Host, turn: number): Outcome {
  const problems: string[] = [];
  const before = globals();
  let [calls, longest] = [0, 0];
  for (const { name, value, veiled } of shots(attempt, host, turn)) {
    calls++;
    const state = imprint(value, veiled);
    const start = usedMs();
    const answer = answerOf(attempt, value);
    const took = usedMs() - start;
    if (took > HANG_MS) problems.push(`${name}: took ${took} ms`);
    if ("problem" in answer) problems.push(`${name}: ${answer.problem}`);
    else longest = Math.max(longest, answer.length);
    if (state !== imprint(value, veiled)) problems.push(`${name}: the value was changed`);
  }
  if (globals() !== before) problems.push("a global object was changed");
  if (longest > LONGEST_ANSWER) problems.push(`an answer has ${longest} characters`);
  return { calls, problems, longest };
}

function* shots(attempt: Attempt, host: Host, turn: number): Generator<Shot> {
  for (const [ordinal, one] of corpus(host).entries()) {
    const [name, make, trait] = one;
    // With few runs, an attempt gets only some of the heavy values, and plants only some of the values.
    const isDue = (ordinal + turn) % budget(10, 1) === 0;
    if (trait === "heavy" && !isDue) continue;
    const value = make();
    if (trait === "heavy" && !untouched.has(name)) untouched.set(name, imprint(value));
    yield { name, value, veiled: trait === undefined ? undefined : value };
    if (attempt.role === "body" && isDue) yield* plantings(one, placesFor(one, ordinal, turn));
  }
}

/** The number of turns after which each value was in every place. */
const TURNS = { heavy: 18, other: 10 };

/** The places where a value is planted in a turn. */
export function placesFor([, , trait]: HostileValue, ordinal: number, turn: number): typeof places {
  const stride = TURNS[trait === "heavy" ? "heavy" : "other"];
  return places.filter((_, index) => (index + ordinal + turn) % stride === 0);
}

function* plantings([name, make, trait]: HostileValue, chosen: typeof places): Generator<Shot> {
  for (const [campaign, place] of chosen) {
    const value = make();
    const body = planted(campaign, place, value);
    yield { name: `${name} at ${place.join(".")}`, value: body, veiled: trait === undefined ? undefined : value };
  }
  const key = make();
  if (typeof key !== "string") return;
  for (const body of keyed(key)) yield { name: `${name} as a key`, value: body };
}

function answerOf({ role, call }: Attempt, value: unknown): { readonly length: number } | { readonly problem: string } {
  let result: unknown;
  try {
    result = call(value);
  } catch (error) {
    const problem = misuse(error);
    if (problem !== undefined) return { problem };
    return role === "argument"
      ? { length: (error as Error).message.length }
      : { problem: "threw, though it is a body" };
  }
  try {
    return { length: lengthOf(result) };
  } catch (error) {
    return { problem: `the answer is not plain data: ${String(error)}` };
  }
}

/** The problem with a thrown value, if it is not one of our `TypeError`s with a short message. */
function misuse(error: unknown): string | undefined {
  if (!(error instanceof TypeError)) return `threw ${describe(error)}`;
  const isOurs =
    /^(?:unknown |no (?:create )?request |no update is |(?:there is )?no JSON Schema )|must be|cannot be read$/u.test(
      error.message,
    );
  if (!isOurs) return `threw a foreign TypeError: ${error.message.slice(0, 200)}`;
  return error.message.length > 500 ? `threw a message of ${error.message.length} characters` : undefined;
}

function describe(error: unknown): string {
  try {
    return String(error).slice(0, 200);
  } catch {
    return "something that cannot be described";
  }
}

/** The length of an answer as JSON. Throws if the answer is not plain data. */
function lengthOf(result: unknown): number {
  if (typeof result !== "object" || result === null) return JSON.stringify(result)?.length ?? 0;
  // The caller's own objects and texts are passed on as they are, and may be anything.
  const {
    value: _value,
    merged: _merged,
    patch: _patch,
    response: _response,
    workspace: _workspace,
    ...said
  } = result as Said;
  const { body, ...rest } = said;
  const { request_id: _id, ...error } = body?.error ?? {};
  const answer = { ...rest, error };
  structuredClone(answer);
  if (said.ok !== undefined && said.violations !== undefined) expectConsistent(said);
  return JSON.stringify(answer).length;
}

interface Said extends Readonly<Record<string, unknown>> {
  readonly ok?: boolean;
  readonly violations?: readonly unknown[];
  readonly warnings?: readonly unknown[];
  readonly body?: { readonly error?: Readonly<Record<string, unknown>> };
}

const MOST = 100;

function expectConsistent({ ok, violations = [], warnings = [] }: Said): void {
  if (ok !== (violations.length === 0)) throw new Error(`ok is ${ok} with ${violations.length} violations`);
  if (violations.length > MOST || warnings.length > MOST) throw new Error("more violations than the bound");
}

/** How many properties of a value an imprint contains at most. */
const MOST_PROPERTIES = 2000;

/** A text with everything about plain objects that can be read without running their code. */
function imprint(root: unknown, veiled?: unknown): string {
  const lines: string[] = [];
  const open: unknown[] = [root];
  const seen = new Set<unknown>([veiled]);
  while (open.length > 0 && lines.length < MOST_PROPERTIES) {
    const value = open.pop();
    if (typeof value !== "object" || value === null || seen.has(value)) continue;
    seen.add(value);
    const prototype: unknown = attempted(() => Object.getPrototypeOf(value));
    const isPlain = prototype === Object.prototype || prototype === Array.prototype;
    if (!isPlain) continue;
    const keys = attempted(() => Reflect.ownKeys(value)) ?? [];
    lines.push(`${keys.length} ${attempted(() => Object.isFrozen(value))}`);
    for (const key of keys.slice(0, 50)) {
      const property = attempted(() => Reflect.getOwnPropertyDescriptor(value, key));
      if (property === undefined) continue;
      lines.push(`${String(key).slice(0, 50)} ${"get" in property} ${property.enumerable} ${simple(property.value)}`);
      open.push(property.value);
    }
  }
  return lines.join("\n");
}

/** The imprints of the heavy values, which all attempts share, before the first attempt with each. */
const untouched = new Map<string, string>();

/** The names of the heavy values that an attempt has changed. */
export function changedValues(): string[] {
  return heavy.flatMap(([name, make]) => {
    const before = untouched.get(name);
    return before === undefined || before === imprint(make()) ? [] : [name];
  });
}

function simple(value: unknown): string {
  if (typeof value === "string") return `${value.length} ${value.slice(0, 50)}`;
  return typeof value === "object" || typeof value === "function" ? "" : String(value);
}

function attempted<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Every property of the objects that all code shares. Their values are compared by identity. */
function globals(): string {
  const names = Reflect.ownKeys(globalThis).map(String);
  const shared = [Object, Array, String, Number, Boolean, Function, RegExp, Map, Set, Promise, Symbol, Error, Date];
  const lines = [...shared, Math, JSON, Reflect].flatMap((one) => {
    const objects: object[] = "prototype" in one ? [one, one.prototype as object] : [one];
    return objects.flatMap((object) =>
      Reflect.ownKeys(object).map((key) => {
        const { value, get, set, ...flags } = Reflect.getOwnPropertyDescriptor(object, key) as PropertyDescriptor;
        return `${String(key)} ${idOf(value)} ${idOf(get)} ${idOf(set)} ${JSON.stringify(flags)}`;
      }),
    );
  });
  return [...names, ...lines].join("\n");
}

const ids = new Map<unknown, number>();

function idOf(value: unknown): number {
  const id = ids.get(value) ?? ids.size;
  ids.set(value, id);
  return id;
}

/**
 * A host whose getters call the entries, and these call getters that call once more. Only the first of these do: if all
 * did, a few values would take most of the time.
 */
export function hostOf(entries: Entries, foreignParse?: Host["foreignParse"]): Host {
  const { createValidator, validateCreate, validateUpdate } = entries["campaign-rules"];
  const validator = createValidator({ lint: true });
  let [depth, nested] = [0, 0];
  function again(value: unknown): void {
    if (depth === 0) nested = 0;
    else if (depth === 2 || nested++ > 2) return;
    depth++;
    try {
      validator.create(value);
      validator.update(value, { body: value });
      validateCreate({ channel: "PUSH" });
      validateUpdate(value, { campaign: { body: value } });
    } finally {
      depth--;
    }
  }
  return { again, foreignParse };
}

/** Every attempt, with the names of its entry and function, and the number of earlier attempts with bodies. */
export function* every(
  attempts: Attempts,
): Generator<readonly [entry: string, name: string, attempt: Attempt, turn: number]> {
  let turn = 0;
  for (const [entry, functions] of Object.entries(attempts)) {
    for (const [name, list] of Object.entries(functions as Attempts[keyof Attempts])) {
      for (const attempt of list) yield [entry, name, attempt, attempt.role === "body" ? turn++ : turn];
    }
  }
}
