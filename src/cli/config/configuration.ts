import { dirname, resolve } from "node:path";
import type { Exception } from "../../engine/context/context.js";
import { kindOfReturned } from "../../engine/context/lost-promise.js";
import type { CustomRule } from "../../engine/custom-rules/custom-rule.js";
import type { State } from "../../index.js";
import { states } from "../../rules/parts/update-parts.js";
import {
  choice,
  type Described,
  described,
  givenIn,
  listOf,
  type Members,
  NON_EMPTY_TEXT,
  type Part,
  readIn,
  WrongSetting,
} from "../described.js";
import { docsUrlIn } from "../docs-url.js";
import { globMatcher } from "../glob-matcher.js";
import { pathInside } from "../path-inside.js";
import { problemText } from "../problem-text.js";
import { customRulesIn, merged, operations, type Settings, settings } from "../settings.js";
import { WrongUsage } from "../usage.js";

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
    return pathInside(dirname(this.file), resolve(file));
  }
}

/** With a `!` at the beginning, a glob would match all that the rest does not match, and exclude nothing from a list. */
const BEGINNING = /^(?:[^!]|!\()/u;
const GLOB = { type: "string", pattern: BEGINNING.source };

const request = {
  operation: choice(operations, "operation", "The operation whose bodies the files contain."),
  state: choice(states, "state", "The state of the campaigns that the files update."),
  current: described(
    {
      ...NON_EMPTY_TEXT,
      description: "The file of the campaign that the files update, relative to the folder of the configuration.",
    },
    (value) => {
      if (typeof value !== "string" || value === "") throw new WrongSetting("current must be the path of a file");
      return value;
    },
  ),
} satisfies { [N in keyof RequestSettings]-?: Described<NonNullable<RequestSettings[N]>> };

/** The members of an override, besides the settings. */
export const overrideMembers = {
  files: described(
    {
      anyOf: [GLOB, { type: "array", items: GLOB, minItems: 1 }],
      description: "Globs, relative to the folder of the configuration.",
    },
    matcherOf,
  ),
  ...request,
};

/** The members of a configuration, besides the settings and the overrides. */
export const configurationMembers = {
  docsUrl: described(
    {
      type: "string",
      pattern: "^[hH][tT][tT][pP][sS]?://[^?#\\s]+$",
      description: "The http or https address at which the documentation is served.",
    },
    docsUrlIn,
  ),
  ignores: listOf(
    "ignores",
    "Globs of files not to check unless they are named, relative to the folder of the configuration.",
    described(GLOB, ignoreOf),
  ),
};

export function configurationFrom(whole: Part, name: string, file: string): Configuration {
  try {
    const names = Object.keys(settings);
    const known = ["$schema", ...names, ...Object.keys(configurationMembers), "overrides"];
    const base = whole.members("a configuration", known);
    const overrides = (givenIn(base, "overrides")?.entries("overrides") ?? []).map((entry) => {
      const ofOverride = [...Object.keys(overrideMembers), ...names];
      const members = entry.members("an override", ofOverride, "member of an override");
      const isFor = overrideMembers.files.read(members.get("files") ?? entry.inner("files", undefined), []);
      const { current, ...others } = readIn<RequestSettings>(members, request);
      return { members, isFor, request: { ...others, ...(current && { current: resolve(dirname(file), current) }) } };
    });
    const { docsUrl, ignores } = readIn(base, configurationMembers);

    const all = [base, ...overrides.map(({ members }) => members)];
    const customIds = all.flatMap((members) => customRulesIn(givenIn(members, "customRules"))).map(({ id }) => id);
    const settingsOf = (members: Members) => withNamedMessage(readIn(members, settings, customIds), name);
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

function ignoreOf(glob: unknown): Ignore {
  if (typeof glob !== "string" || glob === "") throw new WrongSetting("an entry of ignores must be a glob");
  if (!BEGINNING.test(glob)) throw new WrongSetting("an entry of ignores must not begin with !");
  const isMatch = globMatcher([glob.endsWith("/") ? `${glob}**` : glob]);
  const foldersAbove = (path: string) => [...path.matchAll(/\//gu)].map(({ index }) => path.slice(0, index));
  return { glob, matches: (path) => [path, ...foldersAbove(path)].some((one) => isMatch(one)) };
}

function matcherOf(files: unknown): Override["isFor"] {
  const globs = typeof files === "string" ? [files] : files;
  const isList =
    Array.isArray(globs) && globs.length > 0 && globs.every((one) => typeof one === "string" && one !== "");
  if (!isList) throw new WrongSetting("files of an override must be a glob or an array of globs");
  if (!(globs as string[]).every((one) => BEGINNING.test(one)))
    throw new WrongSetting("a glob of an override must not begin with !");
  return globMatcher(globs as string[]);
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
      throw new WrongUsage(`${name}: message must return a string, but returned ${kindOfReturned(text)}`);
    },
  };
}
