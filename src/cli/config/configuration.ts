import { dirname, isAbsolute, relative, resolve, sep } from "node:path";
import picomatch from "picomatch";
import { renderPath } from "../../errors/path.js";
import type { Segment } from "../../index.js";
import type { CustomRule } from "../../rules/custom-rule.js";
import { kindOf } from "../../structure/kinds.js";
import { problemText } from "../problem-text.js";
import { merged, rewording, type Settings, WrongSetting } from "../settings.js";
import {
  arrayOf,
  customRulesIn,
  expectMembers,
  type Members,
  membersOf,
  ownIn,
  type ReadAt,
  settingsFrom,
} from "../settings-from.js";
import { WrongUsage } from "../usage.js";

const SETTINGS = [
  "features",
  "productSets",
  "policies",
  "rules",
  "exceptions",
  "customRules",
  "message",
  "lint",
  "bounds",
] as const satisfies readonly (keyof Settings)[];

interface Override {
  readonly settings: Settings;
  /** Whether it is for a file, whose path is relative to the configuration. */
  isFor(path: string): boolean;
}

/** The settings in a configuration, for each file. */
export class Configuration {
  readonly #folder: string;
  readonly #base: Settings;
  readonly #overrides: readonly Override[];
  /** The custom rules for any file. */
  readonly customRules: readonly CustomRule[];

  constructor(folder: string, base: Settings, overrides: readonly Override[]) {
    this.#folder = folder;
    this.#base = base;
    this.#overrides = overrides;
    this.customRules = [base, ...overrides.map(({ settings }) => settings)].reduce(merged).customRules ?? [];
  }

  /** The overrides for a file, as text: files with the same text have the same settings. */
  keyOf(file: string): string {
    return this.#indexesFor(file).join();
  }

  settingsFor(file: string): Settings {
    const settings = this.#indexesFor(file).map((index) => this.#overrides[index]?.settings ?? {});
    return [this.#base, ...settings].reduce(merged);
  }

  #indexesFor(file: string): number[] {
    const path = relative(this.#folder, resolve(file)).split(sep).join("/");
    // A file outside the folder, or on another drive.
    if (path.startsWith("../") || isAbsolute(path)) return [];
    return [...this.#overrides.keys()].filter((index) => this.#overrides[index]?.isFor(path));
  }
}

/** Reads a configuration from the value of a file. */
export function configurationFrom(value: unknown, name: string, file: string, readAt: ReadAt): Configuration {
  try {
    const base = readAt([], () => membersOf(value, "a configuration"));
    expectMembers(base, ["$schema", ...SETTINGS, "overrides"], [], readAt, "member");
    const list = ownIn(base, "overrides");
    const entries = list === undefined ? [] : readAt(["overrides"], () => arrayOf(list, "overrides"));
    const overrides = entries.map((entry, index) => {
      const at = ["overrides", index] as const;
      const members = readAt(at, () => membersOf(entry, "an override"));
      expectMembers(members, ["files", ...SETTINGS], at, readAt, "member of an override");
      return { at, members, isFor: readAt([...at, "files"], () => matcherOf(ownIn(members, "files"))) };
    });

    const all: { at: readonly Segment[]; members: Members }[] = [{ at: [], members: base }, ...overrides];
    const customIds = all.flatMap(({ at, members }) => customRulesIn(members, at, readAt) ?? []).map(({ id }) => id);
    const settingsOf = (members: Members, at: readonly Segment[]) => {
      return withNamedMessage(settingsFrom(members, at, readAt, customIds), name);
    };
    return new Configuration(
      dirname(file),
      settingsOf(base, []),
      overrides.map(({ at, members, isFor }) => ({ isFor, settings: settingsOf(members, at) })),
    );
  } catch (error) {
    throw error instanceof WrongUsage ? error : new WrongUsage(`${name}: it cannot be read: ${problemText(error)}`);
  }
}

/** Reads parts of a module's value; errors include their path. */
export function readingIn(name: string): ReadAt {
  return (segments, read) =>
    rewording(read, (problem) => {
      return new WrongUsage(`${[name, ...(segments.length > 0 ? [renderPath(segments)] : []), problem].join(": ")}`);
    });
}

function matcherOf(files: unknown): Override["isFor"] {
  const globs = typeof files === "string" ? [files] : files;
  const isList =
    Array.isArray(globs) && globs.length > 0 && globs.every((one) => typeof one === "string" && one !== "");
  if (!isList) throw new WrongSetting("files of an override must be a glob or an array of globs");
  return picomatch(globs as string[], { dot: true });
}

/** Makes the errors of a message function say where it is. */
function withNamedMessage(settings: Settings, name: string): Settings {
  const { message } = settings;
  if (message === undefined) return settings;
  return {
    ...settings,
    message(violation) {
      let text: unknown;
      try {
        text = message(violation);
      } catch (error) {
        throw new WrongUsage(`${name}: message failed: ${problemText(error)}`);
      }
      if (typeof text === "string") return text;
      throw new WrongUsage(`${name}: message must return a string, but returned ${kindOf(text)}`);
    },
  };
}
