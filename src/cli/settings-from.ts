import type { Context, Exception } from "../engine/context/context.js";
import { type CustomRule, isCustomRule } from "../engine/custom-rules/custom-rule.js";
import type { Segment } from "../index.js";
import { isObject } from "../structure/checker.js";
import {
  exceptionLevel,
  exceptionPath,
  exceptionRule,
  featureNamed,
  oneOf,
  policySetting,
  ruleSetting,
  type Settings,
  WrongSetting,
} from "./settings.js";

/** Reads one part of a value; errors say where it is. */
export type ReadAt = <T>(segments: readonly Segment[], read: () => T) => T;

/** An object of the user's, such as a workspace. */
export type Members = Readonly<Record<string, unknown>>;

const EXCEPTION_MEMBERS = ["rule", "path", "level"] as const;
const BOUNDS = ["maxDepth", "maxViolations"] as const;

/** Reads the settings in an object. `customIds` are the ids of rules that are not ours. */
export function settingsFrom(members: Members, at: readonly Segment[], readAt: ReadAt, customIds: string[]): Settings {
  const entriesOf = <T>(name: keyof Settings, read: (entry: unknown, segments: readonly Segment[]) => T) => {
    return entriesIn(members, name, at, readAt, read);
  };
  const settingsOf = <T extends object>(name: keyof Settings, read: (key: string, value: unknown) => T): T => {
    const value = ownIn(members, name);
    const entries = value === undefined ? [] : Object.entries(readAt([...at, name], () => membersOf(value, name)));
    const given = entries.filter(([, entry]) => entry !== undefined);
    const settings = given.map(([key, entry]) => readAt([...at, name, key], () => read(key, entry)));
    return Object.assign({}, ...settings) as T;
  };
  const optionOf = <T>(name: keyof Settings, read: (value: unknown) => T): T | undefined => {
    const value = ownIn(members, name);
    return value === undefined ? undefined : readAt([...at, name], () => read(value));
  };

  return {
    features: entriesOf("features", featureNamed),
    productSets: entriesOf("productSets", productSet),
    policies: settingsOf("policies", policySetting),
    rules: settingsOf("rules", (id, level) => ruleSetting(id, level, customIds)),
    exceptions: entriesOf("exceptions", (entry, segments) => exceptionIn(entry, segments, readAt, customIds)),
    customRules: customRulesIn(members, at, readAt),
    message: optionOf("message", messageIn),
    lint: optionOf("lint", lintIn),
    bounds: settingsOf("bounds", boundSetting),
  };
}

/** The custom rules of an object. Only they can be read before their ids are known. */
export function customRulesIn(members: Members, at: readonly Segment[], readAt: ReadAt): CustomRule[] | undefined {
  const ids = new Set<string>();
  return entriesIn(members, "customRules", at, readAt, (entry) => {
    if (!isCustomRule(entry)) throw new WrongSetting("a custom rule must be made by defineRule");
    if (ids.has(entry.id)) throw new WrongSetting(`two custom rules have the id ${entry.id}`);
    ids.add(entry.id);
    return entry;
  });
}

/** The entries of an array, each read; undefined if there is no array. */
export function entriesIn<T>(
  members: Members,
  name: string,
  at: readonly Segment[],
  readAt: ReadAt,
  read: (entry: unknown, segments: readonly Segment[]) => T,
): T[] | undefined {
  const value = ownIn(members, name);
  if (value === undefined) return undefined;
  const entries = readAt([...at, name], () => arrayOf(value, name));
  return entries.map((entry, index) => {
    const segments = [...at, name, index];
    return readAt(segments, () => read(entry, segments));
  });
}

function exceptionIn(entry: unknown, segments: readonly Segment[], readAt: ReadAt, customIds: string[]): Exception {
  const members = membersOf(entry, "an exception");
  expectMembers(members, EXCEPTION_MEMBERS, segments, readAt, "member of an exception");
  const member = <T>(name: (typeof EXCEPTION_MEMBERS)[number], read: (value: unknown) => T): T => {
    if (!Object.hasOwn(members, name))
      throw new WrongSetting(`an exception needs rule, path and level; it lacks ${name}`);
    return readAt([...segments, name], () => read(members[name]));
  };
  return {
    rule: member("rule", (id) => exceptionRule(id, customIds)),
    path: member("path", exceptionPath),
    level: member("level", exceptionLevel),
  };
}

function productSet(id: unknown): string {
  if (typeof id !== "string") throw new WrongSetting("the id of a product set must be a string");
  return id;
}

function messageIn(value: unknown): NonNullable<Context["message"]> {
  if (typeof value !== "function") throw new WrongSetting("message must be a function");
  return value as NonNullable<Context["message"]>;
}

function lintIn(value: unknown): boolean {
  if (typeof value !== "boolean") throw new WrongSetting("lint must be true or false");
  return value;
}

function boundSetting(name: string, value: unknown): NonNullable<Context["bounds"]> {
  const bound = oneOf(name, BOUNDS, "bound");
  if (typeof value !== "number" || !(value >= 1))
    throw new WrongSetting(`bounds.${name} must be a number of at least 1`);
  return { [bound]: value };
}

/** Throws an error that names the first unknown member. */
export function expectMembers(
  members: Members,
  known: readonly string[],
  at: readonly Segment[],
  readAt: ReadAt,
  what: string,
): void {
  for (const name of Object.keys(members)) readAt([...at, name], () => oneOf(name, known, what));
}

export function membersOf(value: unknown, name: string): Members {
  if (isObject(value)) return value;
  throw new WrongSetting(`${name} must be an object`);
}

export function ownIn(members: Members, name: string): unknown {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}

export function arrayOf(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value instanceof Set) return [...value];
  throw new WrongSetting(`${name} must be an array`);
}
