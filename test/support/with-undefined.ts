import fc from "fast-check";
import { knownMembers, topLevelMembers } from "../../src/generated/members.js";
import { objectsIn } from "./objects-in.js";

/** Names of every object of a request, unknown names, misspelt ones, and hostile ones. */
const names = [
  ...new Set([...topLevelMembers, ...topLevelMembers, ...knownMembers.trim().split(/\s+/u)]),
  ...["status", "version_note", "updated_by", "method", "path", "headers", "body", "data"],
  ...["chanel", "Start_time", "timezone", "utm_x", "utm_y", "utm_z", "utm_campaing", "mediun", "ref", "utm-source"],
  ...["en"],
  ...["x", "1"],
  ...["__proto__", "constructor", "toString", "valueOf"],
];

interface Draw {
  readonly where: number;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isGetter: boolean;
}

const draw: fc.Arbitrary<Draw> = fc.record({
  where: fc.nat(),
  name: fc.constantFrom(...names),
  isFirst: fc.boolean(),
  isGetter: fc.integer({ min: 0, max: 40 }).map((one) => one === 0),
});

/** Pairs of a value as JSON has it, and a copy in which objects also have members that are undefined. */
export function withUndefined<T>(values: fc.Arbitrary<T>): fc.Arbitrary<readonly [json: T, copy: T]> {
  return fc.tuple(values, fc.array(draw, { minLength: 1, maxLength: 12 })).map(([value, draws]) => {
    const json = asJson(value);
    const copy = asJson(value);
    for (const one of draws) addTo(copy, one);
    return [json, copy] as const;
  });
}

/** A value as `JSON.stringify` writes it. */
export function asJson<T>(value: T): T {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T);
}

function addTo(value: unknown, { where, name, isFirst, isGetter }: Draw): void {
  const objects = [...objectsIn(value, "")].map(([, object]) => object).filter((object) => !Array.isArray(object));
  const object = objects[where % objects.length] as Record<string, unknown> | undefined;
  if (object === undefined || Object.hasOwn(object, name)) return;
  const others = isFirst ? Object.entries(object) : [];
  for (const [key] of others) delete object[key];
  const property = isGetter ? { get: () => undefined } : { value: undefined, writable: true };
  Object.defineProperty(object, name, { ...property, configurable: true, enumerable: true });
  for (const [key, member] of others) {
    Object.defineProperty(object, key, { value: member, configurable: true, enumerable: true, writable: true });
  }
}
