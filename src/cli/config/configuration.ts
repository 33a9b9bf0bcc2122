import { dirname, isAbsolute, relative, resolve, sep } from "node:path";
import picomatch from "picomatch";
import type { Exception } from "../../engine/context/context.js";
import type { CustomRule } from "../../engine/custom-rules/custom-rule.js";
import { renderPath } from "../../errors/path.js";
import type { Segment, State } from "../../index.js";
import { states } from "../../rules/parts/update-parts.js";
import { kindOf } from "../../structure/kinds.js";
import { docsUrlIn } from "../docs-url.js";
import { problemText } from "../problem-text.js";
import { merged, oneOf, operations, rewording, type Settings, WrongSetting } from "../settings.js";
import {
  arrayOf,
  customRulesIn,
  entriesIn,
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

const REQUEST = ["operation", "state", "current"] as const satisfies readonly (keyof RequestSettings)[];

/** The settings of a configuration for the requests in some files. */
export interface RequestSettings {
  readonly operation?: "create" | "update" | undefined;
  readonly state?: State | undefined;
  /** The absolute path of the stored campaign. */
  readonly current?: string | undefined;
}

interface Override {
  readonly settings: Settings;
  readonly request: RequestSettings;
  /** Whether it is for a file, whose path is relative to the configuration. */
  isFor(path: string): boolean;
}

/** An entry of `ignores`. */
export interface Ignore {
  readonly glob: string;
  /** Whether it matches a path relative to the configuration, or a folder above it. */
  matches(path: string): boolean;
}

/** The settings in a configuration, for each file. */
export class Configuration {
  readonly file: string;
  readonly #base: Settings;
  readonly #overrides: readonly Override[];
  readonly #ignores: readonly Ignore[];
  /** How messages call it. */
  readonly name: string;
  /** The address at which the documentation is served. */
  readonly docsUrl: string | undefined;
  /** The custom rules for any file. */
  readonly customRules: readonly CustomRule[];
  /** The exceptions for any file. */
  readonly exceptions: readonly Exception[];
  /** The entries of `ignores` that have matched no file yet. */
  readonly unusedIgnores: Set<Ignore>;

  constructor(
    file: string,
    base: Settings,
    overrides: readonly Override[] = [],
    ignores: readonly Ignore[] = [],
    name = file,
    docsUrl?: string,
  ) {
    this.file = file;
    this.#base = base;
    this.#overrides = overrides;
    this.#ignores = ignores;
    this.name = name;
    this.docsUrl = docsUrl;
    this.unusedIgnores = new Set(ignores);
    const all = [base, ...overrides.map(({ settings }) => settings)];
    this.customRules = all.reduce(merged).customRules ?? [];
    this.exceptions = all.flatMap(({ exceptions = [] }) => exceptions);
  }

  /** The stored campaigns of any file. */
  get currents(): string[] {
    return this.#overrides.flatMap(({ request }) => request.current ?? []);
  }

  /** Whether an entry of `ignores` matches a file. */
  ignores(file: string): boolean {
    if (this.#ignores.length === 0) return false;
    const path = this.#pathOf(file);
    if (path === undefined) return false;
    const matching = this.#ignores.filter((ignore) => ignore.matches(path));
    for (const ignore of matching) this.unusedIgnores.delete(ignore);
    return matching.length > 0;
  }

  /** The overrides for a file, as text: files with the same text have the same settings. */
  keyOf(file: string): string {
    return this.#indexesFor(file).join();
  }

  settingsFor(file: string): Settings {
    return [this.#base, ...this.#overridesFor(file).map(({ settings }) => settings)].reduce(merged);
  }

  requestFor(file: string): RequestSettings {
    return Object.assign({}, ...this.#overridesFor(file).map(({ request }) => request)) as RequestSettings;
  }

  #overridesFor(file: string): Override[] {
    return this.#indexesFor(file).flatMap((index) => this.#overrides[index] ?? []);
  }

  #indexesFor(file: string): number[] {
    if (this.#overrides.length === 0) return [];
    const path = this.#pathOf(file);
    if (path === undefined) return [];
    return [...this.#overrides.keys()].filter((index) => this.#overrides[index]?.isFor(path));
  }

  /** The path of a file from the folder; undefined for a file outside it, or on another drive. */
  #pathOf(file: string): string | undefined {
    const path = relative(dirname(this.file), resolve(file)).split(sep).join("/");
    return path.startsWith("../") || isAbsolute(path) ? undefined : path;
  }
}

/** Reads a configuration from the value of a file. */
export function configurationFrom(value: unknown, name: string, file: string, readAt: ReadAt): Configuration {
  try {
    const base = readAt([], () => membersOf(value, "a configuration"));
    expectMembers(base, ["$schema", ...SETTINGS, "docsUrl", "ignores", "overrides"], [], readAt, "member");
    const list = ownIn(base, "overrides");
    const entries = list === undefined ? [] : readAt(["overrides"], () => arrayOf(list, "overrides"));
    const overrides = entries.map((entry, index) => {
      const at = ["overrides", index] as const;
      const members = readAt(at, () => membersOf(entry, "an override"));
      expectMembers(members, ["files", ...REQUEST, ...SETTINGS], at, readAt, "member of an override");
      const isFor = readAt([...at, "files"], () => matcherOf(ownIn(members, "files")));
      return { at, members, isFor, request: requestIn(members, at, readAt, dirname(file)) };
    });
    const ignores = entriesIn(base, "ignores", [], readAt, ignoreOf);
    const given = ownIn(base, "docsUrl");
    const docsUrl = given === undefined ? undefined : readAt(["docsUrl"], () => docsUrlIn(given));

    const all: { at: readonly Segment[]; members: Members }[] = [{ at: [], members: base }, ...overrides];
    const customIds = all.flatMap(({ at, members }) => customRulesIn(members, at, readAt) ?? []).map(({ id }) => id);
    const settingsOf = (members: Members, at: readonly Segment[]) => {
      return withNamedMessage(settingsFrom(members, at, readAt, customIds), name);
    };
    return new Configuration(
      file,
      settingsOf(base, []),
      overrides.map(({ at, members, ...others }) => ({ ...others, settings: settingsOf(members, at) })),
      ignores,
      name,
      docsUrl,
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

function requestIn(members: Members, at: readonly Segment[], readAt: ReadAt, folder: string): RequestSettings {
  const memberOf = <T>(name: (typeof REQUEST)[number], read: (value: unknown) => T): { [name: string]: T } => {
    const value = ownIn(members, name);
    return value === undefined ? {} : { [name]: readAt([...at, name], () => read(value)) };
  };
  return {
    ...memberOf("operation", (value) => oneOf(value, operations, "operation")),
    ...memberOf("state", (value) => oneOf(value, states, "state")),
    ...memberOf("current", (value) => {
      if (typeof value !== "string" || value === "") throw new WrongSetting("current must be the path of a file");
      return resolve(folder, value);
    }),
  };
}

function ignoreOf(glob: unknown): Ignore {
  if (typeof glob !== "string" || glob === "") throw new WrongSetting("an entry of ignores must be a glob");
  // Everything that the rest does not match would be ignored.
  if (/^!(?!\()/u.test(glob)) throw new WrongSetting("an entry of ignores must not begin with !");
  const isMatch = picomatch(glob.endsWith("/") ? `${glob}**` : glob, { dot: true });
  return { glob, matches: (path) => withFoldersAbove(path).some((one) => isMatch(one)) };
}

/** A path, and those of the folders that it is in. */
function withFoldersAbove(path: string): string[] {
  return [path, ...[...path.matchAll(/\//gu)].map(({ index }) => path.slice(0, index))];
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
