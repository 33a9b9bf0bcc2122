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
  rewording,
  ruleSetting,
  type Settings,
  WrongSetting,
} from "./settings.js";

export type Members = ReadonlyMap<string, Part>;

/** A part of the user's settings. Errors say where it is. */
export class Part {
  constructor(
    private readonly value: unknown,
    private readonly errorAt: (segments: readonly Segment[], problem: string) => Error,
    private readonly segments: readonly Segment[] = [],
  ) {}

  get isAbsent(): boolean {
    return this.value === undefined;
  }

  read<T>(read: (value: unknown) => T): T {
    return rewording(
      () => read(this.value),
      (problem) => this.errorAt(this.segments, problem),
    );
  }

  /** Its members. If some are `known`, all others are refused as an unknown `what`. */
  members(name: string, known?: readonly string[], what = "member"): Members {
    const object = this.read((value) => {
      if (isObject(value)) return value;
      throw new WrongSetting(`${name} must be an object`);
    });
    const members = new Map(Object.entries(object).map(([key, value]) => [key, this.inner(key, value)]));
    if (known !== undefined) for (const [key, member] of members) member.read(() => oneOf(key, known, what));
    return members;
  }

  entries(name: string): Part[] {
    const entries = this.read((value) => {
      if (Array.isArray(value) || value instanceof Set) return [...(value as Iterable<unknown>)];
      throw new WrongSetting(`${name} must be an array`);
    });
    return entries.map((entry, index) => this.inner(index, entry));
  }

  inner(segment: Segment, value: unknown): Part {
    return new Part(value, this.errorAt, [...this.segments, segment]);
  }
}

/** A member that is given; a member that is undefined is not. */
export function givenIn(members: Members, name: string): Part | undefined {
  const member = members.get(name);
  return member?.isAbsent ? undefined : member;
}

const BOUNDS = ["maxDepth", "maxViolations"] as const;

/** Reads the settings in an object. `customIds` are the ids of rules that are not ours. */
export function settingsFrom(members: Members, customIds: string[]): Settings {
  const settingsOf = <T extends object>(name: keyof Settings, read: (key: string, value: unknown) => T): T => {
    const given = [...(givenIn(members, name)?.members(name) ?? [])].filter(([, part]) => !part.isAbsent);
    return Object.assign({}, ...given.map(([key, part]) => part.read((value) => read(key, value)))) as T;
  };
  const listOf = <T>(name: keyof Settings, read: (entry: unknown) => T): T[] | undefined => {
    return givenIn(members, name)
      ?.entries(name)
      .map((entry) => entry.read(read));
  };
  return {
    features: listOf("features", featureNamed),
    productSets: listOf("productSets", (id) => {
      if (typeof id !== "string") throw new WrongSetting("the id of a product set must be a string");
      return id;
    }),
    policies: settingsOf("policies", policySetting),
    rules: settingsOf("rules", (id, level) => ruleSetting(id, level, customIds)),
    exceptions: givenIn(members, "exceptions")
      ?.entries("exceptions")
      .map((entry) => exceptionIn(entry, customIds)),
    customRules: customRulesIn(members),
    message: givenIn(members, "message")?.read((value) => {
      if (typeof value !== "function") throw new WrongSetting("message must be a function");
      return value as NonNullable<Context["message"]>;
    }),
    lint: givenIn(members, "lint")?.read((value) => {
      if (typeof value !== "boolean") throw new WrongSetting("lint must be true or false");
      return value;
    }),
    bounds: settingsOf("bounds", (name, value): NonNullable<Context["bounds"]> => {
      const bound = oneOf(name, BOUNDS, "bound");
      if (typeof value === "number" && value >= 1) return { [bound]: value };
      throw new WrongSetting(`bounds.${name} must be a number of at least 1`);
    }),
  };
}

/** The custom rules of an object. Only they can be read before their ids are known. */
export function customRulesIn(members: Members): CustomRule[] | undefined {
  const ids = new Set<string>();
  return givenIn(members, "customRules")
    ?.entries("customRules")
    .map((entry) =>
      entry.read((rule) => {
        if (!isCustomRule(rule)) throw new WrongSetting("a custom rule must be made by defineRule");
        if (ids.has(rule.id)) throw new WrongSetting(`two custom rules have the id ${rule.id}`);
        ids.add(rule.id);
        return rule;
      }),
    );
}

function exceptionIn(entry: Part, customIds: string[]): Exception {
  const members = entry.members("an exception", ["rule", "path", "level"], "member of an exception");
  const member = <T>(name: keyof Exception, read: (value: unknown) => T): T => {
    const found = members.get(name);
    if (found !== undefined) return found.read(read);
    return entry.read(() => {
      throw new WrongSetting(`an exception needs rule, path and level; it lacks ${name}`);
    });
  };
  return {
    rule: member("rule", (id) => exceptionRule(id, customIds)),
    path: member("path", exceptionPath),
    level: member("level", exceptionLevel),
  };
}
