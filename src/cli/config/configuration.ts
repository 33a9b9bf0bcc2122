import { dirname, isAbsolute, relative, resolve, sep } from "node:path";
import picomatch from "picomatch";
import type { Exception } from "../../engine/context/context.js";
import type { CustomRule } from "../../engine/custom-rules/custom-rule.js";
import type { State } from "../../index.js";
import { states } from "../../rules/parts/update-parts.js";
import { kindOf } from "../../structure/kinds.js";
import { docsUrlIn } from "../docs-url.js";
import { problemText } from "../problem-text.js";
import { merged, oneOf, operations, type Settings, WrongSetting } from "../settings.js";
import { customRulesIn, givenIn, type Members, type Part, settingsFrom } from "../settings-from.js";
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

export interface Ignore {
  readonly glob: string;
  /** Whether it matches a path relative to the configuration, or a folder above it. */
  matches(path: string): boolean;
}

export class Configuration {
  readonly customRules: readonly CustomRule[];
  readonly exceptions: readonly Exception[];
  /** The entries of `ignores` that have matched no file yet. */
  readonly unusedIgnores: Set<Ignore>;

  /** `name` is how messages call it. */
  constructor(
    readonly file: string,
    private readonly base: Settings,
    private readonly overrides: readonly Override[] = [],
    private readonly ignored: readonly Ignore[] = [],
    readonly name = file,
    readonly docsUrl?: string,
  ) {
    this.unusedIgnores = new Set(ignored);
    const all = [base, ...overrides.map(({ settings }) => settings)];
    this.customRules = all.reduce(merged).customRules ?? [];
    this.exceptions = all.flatMap(({ exceptions = [] }) => exceptions);
  }

  get currents(): string[] {
    return this.overrides.flatMap(({ request }) => request.current ?? []);
  }

  ignores(file: string): boolean {
    const path = this.#pathOf(file);
    const matching = path === undefined ? [] : this.ignored.filter((ignore) => ignore.matches(path));
    for (const ignore of matching) this.unusedIgnores.delete(ignore);
    return matching.length > 0;
  }

  /** The overrides for a file, as text: files with the same text have the same settings. */
  keyOf(file: string): string {
    return this.#overridesFor(file)
      .map((override) => this.overrides.indexOf(override))
      .join();
  }

  settingsFor(file: string): Settings {
    return [this.base, ...this.#overridesFor(file).map(({ settings }) => settings)].reduce(merged);
  }

  requestFor(file: string): RequestSettings {
    return Object.assign({}, ...this.#overridesFor(file).map(({ request }) => request)) as RequestSettings;
  }

  #overridesFor(file: string): readonly Override[] {
    const path = this.overrides.length === 0 ? undefined : this.#pathOf(file);
    return path === undefined ? [] : this.overrides.filter((override) => override.isFor(path));
  }

  /** The path of a file from the folder; undefined for a file outside it, or on another drive. */
  #pathOf(file: string): string | undefined {
    const path = relative(dirname(this.file), resolve(file)).split(sep).join("/");
    return path.startsWith("../") || isAbsolute(path) ? undefined : path;
  }
}

export function configurationFrom(whole: Part, name: string, file: string): Configuration {
  try {
    const base = whole.members("a configuration", ["$schema", ...SETTINGS, "docsUrl", "ignores", "overrides"]);
    const overrides = (givenIn(base, "overrides")?.entries("overrides") ?? []).map((entry) => {
      const known = ["files", "operation", "state", "current", ...SETTINGS];
      const members = entry.members("an override", known, "member of an override");
      const isFor = (members.get("files") ?? entry.inner("files", undefined)).read(matcherOf);
      return { members, isFor, request: requestIn(members, dirname(file)) };
    });
    const ignores = givenIn(base, "ignores")
      ?.entries("ignores")
      .map((entry) => entry.read(ignoreOf));
    const docsUrl = givenIn(base, "docsUrl")?.read(docsUrlIn);

    const all = [base, ...overrides.map(({ members }) => members)];
    const customIds = all.flatMap((members) => customRulesIn(members) ?? []).map(({ id }) => id);
    const settingsOf = (members: Members) => withNamedMessage(settingsFrom(members, customIds), name);
    return new Configuration(
      file,
      settingsOf(base),
      overrides.map(({ members, ...others }) => ({ ...others, settings: settingsOf(members) })),
      ignores,
      name,
      docsUrl,
    );
  } catch (error) {
    throw error instanceof WrongUsage ? error : new WrongUsage(`${name}: it cannot be read: ${problemText(error)}`);
  }
}

function requestIn(members: Members, folder: string): RequestSettings {
  const memberOf = <T>(name: keyof RequestSettings, read: (value: unknown) => T): { [name: string]: T } => {
    const member = givenIn(members, name);
    return member === undefined ? {} : { [name]: member.read(read) };
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
  const foldersAbove = (path: string) => [...path.matchAll(/\//gu)].map(({ index }) => path.slice(0, index));
  return { glob, matches: (path) => [path, ...foldersAbove(path)].some((one) => isMatch(one)) };
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
