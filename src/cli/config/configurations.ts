import { basename, dirname, resolve } from "node:path";
import type { CustomRule } from "../../engine/custom-rules/custom-rule.js";
import { getOrInsertComputed } from "../../structure/get-or-insert-computed.js";
import { fileProblem } from "../read-file.js";
import { WrongUsage } from "../usage.js";
import type { Configuration } from "./configuration.js";
import { dangerOf } from "./danger.js";
import { jsonConfiguration, loadConfiguration } from "./load.js";
import { isCode, NAMES } from "./names.js";
import { Search } from "./search.js";

export interface ConfigurationsOptions {
  /** The path of the configuration of all files; false for none. By default, each file has the nearest one. */
  readonly config?: string | false | undefined;
  /** Whether a configuration that is code is run, here or at its absolute path. Default: true. */
  readonly runsCode?: boolean | ((file: string) => boolean) | undefined;
  readonly folder: string;
  /** How messages call a path. Default: as it is. */
  readonly nameOf?: (path: string) => string;
  /** Gets each note once. */
  readonly onNote?: (note: string) => void;
}

/** The configuration of a file. */
export interface Applicable {
  /** Its absolute path; undefined if there is none. */
  readonly path: string | undefined;
  /** Whether it is used: one that is code may not be run. */
  readonly isUsed: boolean;
  /** Notes for the user about it, and about files that only look like configurations. */
  readonly notes: readonly string[];
  /** The absolute paths that were tried. If a file appears, changes or disappears there, the configuration may be another. */
  readonly tried: readonly string[];
}

const LOCK_FILES = ["package-lock.json", "npm-shrinkwrap.json", "packages.lock.json", "pnpm-lock.yaml"];

const NONE: Applicable = { path: undefined, isUsed: false, notes: [], tried: [] };

export class Configurations {
  readonly #search: Search;
  readonly #byFolder = new Map<string, Applicable>();
  readonly #loaded = new Map<string, Configuration>();
  readonly #told = new Set<string>();
  readonly #named: Applicable | undefined;

  constructor(private readonly options: ConfigurationsOptions) {
    const { config, folder } = options;
    this.#search = new Search(resolve(folder));
    if (config === false) this.#named = NONE;
    else if (config !== undefined)
      this.#named = this.#applicable(resolve(folder, config), [], [resolve(folder, config)]);
  }

  /** The configuration of a file, which need not exist. */
  of(file: string): Applicable {
    if (this.#named !== undefined) return this.#named;
    const folder = dirname(resolve(file));
    return getOrInsertComputed(this.#byFolder, folder, () => {
      const { file: path, folders, ignored } = this.#search.upFrom(folder);
      const notes = ignored.map(({ file: other, why }) => `${this.#nameOf(other)}: this file is ignored: ${why}`);
      const tried = folders.flatMap((one) => NAMES.map((name) => resolve(one, name)));
      return this.#applicable(path, notes, tried);
    });
  }

  /**
   * Loads the configuration of a file; undefined if none is used.
   *
   * @throws {WrongUsage} if it cannot be read or is invalid, or if it is code that somebody else may have written.
   */
  async load(file: string): Promise<Configuration | undefined> {
    const { path, isUsed, notes } = this.of(file);
    for (const note of notes) {
      if (!this.#told.has(note)) this.options.onNote?.(note);
      this.#told.add(note);
    }
    if (path === undefined || !isUsed) return undefined;
    const loaded = this.#loaded.get(path);
    if (loaded !== undefined) return loaded;
    const configuration = await loadConfiguration(path, this.#nameOf(path), () => this.#expectSafe(path, file));
    // Of two loads at the same time, all get the same configuration.
    return getOrInsertComputed(this.#loaded, path, () => configuration);
  }

  /** The same at once. JSON need not be loaded before; code that is not loaded is refused. */
  get(file: string): Configuration | undefined {
    const { path, isUsed } = this.of(file);
    if (path === undefined || !isUsed) return undefined;
    return getOrInsertComputed(this.#loaded, path, () => {
      if (isCode(path))
        throw new WrongUsage(`${this.#nameOf(path)}: this configuration is code, which is not loaded yet`);
      return jsonConfiguration(path, this.#nameOf(path));
    });
  }

  /**
   * Why a file is not checked unless a user names it; undefined if it is checked. Files in `node_modules` are for the
   * caller to leave out. `place` is where the search for its configuration starts.
   */
  ignoreOf(file: string, place = file): string | undefined {
    const name = basename(file);
    const path = resolve(file);
    const configuration = this.get(place);
    const ignored = configuration?.ignores(file) ? `${configuration.name} ignores it` : undefined;
    if (name === "package.json") return "it describes a package";
    if (LOCK_FILES.includes(name) || name.endsWith(".lock")) return "it is a lock file";
    if (NAMES.includes(name) || path === this.of(place).path) return "it is a configuration";
    return ignored;
  }

  get all(): readonly Configuration[] {
    return [...this.#loaded.values()];
  }

  /** The address of the documentation, of the first configuration that has one. */
  get docsUrl(): string | undefined {
    return this.all.find(({ docsUrl }) => docsUrl !== undefined)?.docsUrl;
  }

  get customRules(): readonly CustomRule[] {
    return [...new Map(this.all.flatMap(({ customRules }) => customRules.map((rule) => [rule.id, rule]))).values()];
  }

  #applicable(path: string | undefined, notes: readonly string[], tried: readonly string[]): Applicable {
    if (path === undefined) return { ...NONE, notes, tried };
    const { runsCode = true } = this.options;
    const isUsed = !isCode(path) || (typeof runsCode === "boolean" ? runsCode : runsCode(path));
    const unused = `${this.#nameOf(path)}: this configuration is not used, because it is code, which is not run here; no other one is used instead`;
    return { path, isUsed, notes: isUsed ? notes : [unused, ...notes], tried };
  }

  /** A configuration that the user names is trusted, whoever may have written it. */
  #expectSafe(path: string, file: string): void {
    if (this.#named !== undefined) return;
    const name = this.#nameOf(path);
    let danger: string | undefined;
    try {
      danger = dangerOf(path, this.#search.upFrom(dirname(resolve(file))).root);
    } catch (error) {
      throw new WrongUsage(fileProblem(name, error));
    }
    if (danger === undefined) return;
    throw new WrongUsage(
      `${name}: this configuration is code, and ${danger}, so it is not run; if you trust it, name it: --config ${name}`,
    );
  }

  #nameOf(path: string): string {
    return this.options.nameOf?.(path) ?? path;
  }
}
