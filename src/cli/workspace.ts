import type { Exception } from "../context.js";
import type { Segment } from "../index.js";
import { readJson } from "./read-file.js";
import {
  exceptionLevel,
  exceptionPath,
  exceptionRule,
  featureNamed,
  oneOf,
  policySetting,
  rewording,
  ruleSetting,
  type Settings,
  WrongSetting,
} from "./settings.js";
import { WrongUsage } from "./usage.js";

const MEMBERS = ["features", "productSets", "policies", "rules", "exceptions"] as const;

const EXCEPTION_MEMBERS = ["rule", "path", "level"] as const;

/**
 * Reads the file that describes a workspace.
 *
 * @throws {WrongUsage} when it cannot be read, is no JSON, or says what it cannot; it tells where.
 */
export async function readWorkspace(file: string): Promise<Settings> {
  const { source, value } = await readJson(file);
  return settingsFrom(value, (segments, read) =>
    rewording(read, (problem) => {
      const position = source.locate(segments);
      const place = position === undefined ? file : `${file}:${position.line}:${position.column}`;
      return new WrongUsage(`${place}: ${problem}`);
    }),
  );
}

/** Reads one part of the file; what is wrong with it is said to be at the place. */
type ReadAt = <T>(segments: readonly Segment[], read: () => T) => T;

function settingsFrom(value: unknown, readAt: ReadAt): Settings {
  const workspace = readAt([], () => membersOf(value, "a workspace"));
  for (const name of Object.keys(workspace)) readAt([name], () => oneOf(name, MEMBERS, "member"));

  const entriesOf = <T>(
    name: (typeof MEMBERS)[number],
    read: (entry: unknown, segments: readonly Segment[]) => T,
  ): T[] | undefined => {
    if (!Object.hasOwn(workspace, name)) return undefined;
    const entries = readAt([name], () => arrayOf(workspace[name], name));
    return entries.map((entry, index) => readAt([name, index], () => read(entry, [name, index])));
  };
  const settingsOf = <T extends object>(
    name: (typeof MEMBERS)[number],
    read: (key: string, value: unknown) => T,
  ): T => {
    const members = Object.hasOwn(workspace, name) ? readAt([name], () => membersOf(workspace[name], name)) : {};
    const settings = Object.entries(members).map(([key, member]) => readAt([name, key], () => read(key, member)));
    return Object.assign({}, ...settings) as T;
  };

  const features = entriesOf("features", featureNamed);
  return {
    ...(features && { features }),
    productSets: entriesOf("productSets", productSet),
    policies: settingsOf("policies", policySetting),
    rules: settingsOf("rules", ruleSetting),
    exceptions: entriesOf("exceptions", (entry, segments) => exceptionIn(entry, segments, readAt)),
  };
}

function exceptionIn(entry: unknown, segments: readonly Segment[], readAt: ReadAt): Exception {
  const members = membersOf(entry, "an exception");
  for (const name of Object.keys(members)) {
    readAt([...segments, name], () => oneOf(name, EXCEPTION_MEMBERS, "member of an exception"));
  }
  const member = <T>(name: (typeof EXCEPTION_MEMBERS)[number], read: (value: unknown) => T): T => {
    if (!Object.hasOwn(members, name))
      throw new WrongSetting(`an exception needs rule, path and level; it lacks ${name}`);
    return readAt([...segments, name], () => read(members[name]));
  };
  return {
    rule: member("rule", exceptionRule),
    path: member("path", exceptionPath),
    level: member("level", exceptionLevel),
  };
}

function productSet(id: unknown): string {
  if (typeof id !== "string") throw new WrongSetting("the id of a product set must be a string");
  return id;
}

function membersOf(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new WrongSetting(`${name} must be an object`);
}

function arrayOf(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new WrongSetting(`${name} must be an array`);
}
