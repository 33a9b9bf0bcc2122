import { describe, expect, it } from "vitest";
import { type Case, conformanceFolder, linesIn, operations } from "../../scripts/conformance/case.js";
import { answer } from "../../scripts/runtimes/answers.js";
import { topLevelMembers } from "../../src/generated/members.js";
import type * as Engine from "../../src/index.js";
import { CreateRequest } from "../../src/schemas/create-request.js";
import { EmailUpdateRequest, PushUpdateRequest } from "../../src/schemas/update-request.js";
import { budget } from "../support/budget.js";
import { once } from "../support/once.js";
import { namesInEngine, Realm } from "./pollution.js";

const boom = () => {
  throw new Error("read from a prototype");
};

/** Properties to put on `Object.prototype`. */
const kinds: Readonly<Record<string, PropertyDescriptor>> = {
  "a value": { value: "PUSH", writable: true, enumerable: true },
  "a hidden list": { value: ["x"], writable: true },
  "a hidden number": { value: -1, writable: true },
  "a hidden value that cannot be written": { value: true },
  "a hidden getter": { get: () => "x" },
  "a hidden accessor that throws": { get: boom, set: boom },
  "an accessor that throws": { get: boom, set: boom, enumerable: true },
};

/** Names that other code reads from objects, and random names. */
const others = ["get", "set", "value", "writable", "enumerable", "configurable", "then", "toJSON", "length"];
const random = Array.from({ length: 5 }, () => Math.random().toString(36).slice(1));

/** The names of all members in a schema. */
function membersIn(schema: unknown): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === "properties" ? Object.keys(value as object) : []),
    ...membersIn(value),
  ]);
}

const members = [CreateRequest, PushUpdateRequest, EmailUpdateRequest].flatMap((schema) => membersIn(schema));
const names = once(() => [...new Set([...members, ...namesInEngine(), ...others, ...random])]);
const strangers = once(() => names().filter((name) => !members.includes(name) && !topLevelMembers.includes(name)));

/** For a hidden property only names that no request has: it looks like a member of the request. */
const namesFor = (kind: string) => (kinds[kind]?.enumerable ? names() : strangers());

/** Indexes are a special case: adding to a list looks for a setter of the index in the prototypes. */
const indexes = ["0", "1", "99"];
const assignable = Object.keys(kinds).filter((kind) => kinds[kind]?.writable);

/** Each name is tried with a few lines, and the next name with the next lines. */
const EVERY = 120;

const lines = operations.flatMap((name) => linesIn(conformanceFolder, name));

function linesFor(turn: number): readonly string[] {
  return lines.filter((_, index) => (index + turn) % EVERY === 0);
}

/** The answers of an engine to some lines. The returned function makes texts of them, once nothing is polluted. */
function answers(realm: Realm, engine: typeof Engine, some: readonly string[]): () => string[] {
  const results = some.map((line) => {
    try {
      return answer(engine, realm.parse(line) as Case);
    } catch (error) {
      return { threw: String(error) };
    }
  });
  return () => results.map((result) => JSON.stringify(result));
}

/** The result of `act` while a property is on the prototype. */
function polluted<T>({ prototype }: Realm, name: string, kind: string, act: () => T): T {
  Object.defineProperty(prototype, name, { ...kinds[kind], configurable: true });
  try {
    return act();
  } finally {
    Reflect.deleteProperty(prototype, name);
  }
}

const clean = new Realm();
const engine = clean.engine();

const expected = new Map<string, string>();

/** The answer to a line if nothing is polluted. */
function expectedOf(line: string): string {
  const known = expected.get(line) ?? answers(clean, engine, [line])().join();
  expected.set(line, known);
  return known;
}

/** With few runs, only some names are tried, and an index with some lines only. */
const isTried = (turn: number) => turn % budget(30, 1) === 0;
const linesOfIndexes = lines.filter((_, turn) => isTried(turn));

it.each(Object.keys(kinds))(
  "%s on Object.prototype, put there after the engine was loaded, changes no answer",
  (kind) => {
    const different: string[] = [];
    const tried = namesFor(kind).filter((_, turn) => isTried(turn));
    for (const [turn, name] of [...tried, ...(assignable.includes(kind) ? indexes : [])].entries()) {
      const some = indexes.includes(name) ? linesOfIndexes : linesFor(turn);
      const found = polluted(clean, name, kind, () => answers(clean, engine, some))();
      if (some.some((line, index) => found[index] !== expectedOf(line))) different.push(name);
    }
    expect(different).toEqual([]);
  },
);

it.each(Object.keys(kinds))(
  "%s on Object.prototype, put there before the engine is loaded, changes no answer",
  (kind) => {
    const different: string[] = [];
    const all = Object.keys(kinds);
    for (const [turn, name] of namesFor(kind).entries()) {
      if (turn % all.length !== all.indexOf(kind) || !isTried(Math.floor(turn / all.length))) continue;
      const some = linesFor(turn);
      const realm = new Realm();
      const found = polluted(realm, name, kind, () => answers(realm, realm.engine(), some))();
      if (some.some((line, index) => found[index] !== expectedOf(line))) different.push(name);
    }
    expect(different).toEqual([]);
  },
);

describe("a frozen Object.prototype", () => {
  const frozen = once(() => {
    const realm = new Realm();
    Object.freeze(realm.prototype);
    return { realm, engine: realm.engine() };
  });

  it("changes no answer", () => {
    const { realm, engine } = frozen();
    const found = answers(realm, engine, lines)();
    expect(lines.filter((line, index) => found[index] !== expectedOf(line))).toEqual([]);
  });

  it.each(["component", "member"] as const)("keeps no member from being merged by %s", (merge) => {
    const { realm, engine } = frozen();
    const stored = '{"channel":"PUSH","toString":1,"basic_details":{"valueOf":1}}';
    const body = realm.parse(stored);
    const patch = realm.parse('{"toString":2,"constructor":1,"basic_details":{"toString":2,"__proto__":3}}');
    const { violations } = engine.validateUpdate(patch, { campaign: { state: "DRAFT", body }, policies: { merge } });
    expect(violations.length).toBeGreaterThan(0);
  });
});
