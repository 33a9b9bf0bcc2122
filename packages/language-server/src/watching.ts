import { basename, dirname, isAbsolute, posix } from "node:path";
import { pathToFileURL } from "node:url";
import {
  type Connection,
  DidChangeWatchedFilesNotification,
  type Disposable,
  type RelativePattern,
} from "vscode-languageserver/node";
import { EXTENSIONS } from "../../../src/cli/config/names.js";
import type { Settings } from "./settings/settings.js";

const NAMES = `campaign-rules.config.{${EXTENSIONS.map((extension) => extension.slice(1)).join()}}`;
const CONFIGURATIONS = `**/${NAMES}`;

/** Has the client watch configurations and stored campaigns. */
export class Watching {
  #configured: readonly string[] = [];
  readonly #campaigns = new Set<string>();
  readonly #outside = new Map<string, RelativePattern>();
  #globs = "";
  #registered: Promise<Disposable | undefined> = Promise.resolve(undefined);

  constructor(private readonly connection: Connection) {}

  async watchFor(settings: readonly Settings[]): Promise<void> {
    const stored = settings.flatMap(({ files }) =>
      files.flatMap(({ current }) => current?.replaceAll("{name}", "*") ?? []),
    );
    const configured = settings.flatMap(({ config }) => (typeof config === "string" ? config : []));
    this.#configured = [...configured, ...stored].map(anywhere);
    await this.#register();
  }

  /** Also has it watch a stored campaign that a configuration may have named. */
  async watchCampaign(path: string): Promise<void> {
    const glob = anywhere(literal(path));
    if (this.#campaigns.has(glob)) return;
    this.#campaigns.add(glob);
    await this.#register();
  }

  /** Also has it watch files outside the folders of the workspace, for clients that can. */
  async watchOutside(paths: readonly string[]): Promise<void> {
    const { size } = this.#outside;
    for (const path of paths) {
      const pattern = basename(path).startsWith("campaign-rules.config.") ? NAMES : literal(path);
      const baseUri = pathToFileURL(dirname(path)).href;
      this.#outside.set(`${baseUri} ${pattern}`, { baseUri, pattern });
    }
    if (this.#outside.size > size) await this.#register();
  }

  async #register(): Promise<void> {
    const globs = [...new Set([CONFIGURATIONS, ...this.#configured, ...this.#campaigns]), ...this.#outside.values()];
    if (JSON.stringify(globs) === this.#globs) return;
    this.#globs = JSON.stringify(globs);
    const watchers = globs.map((globPattern) => ({ globPattern }));
    const former = this.#registered;
    this.#registered = this.connection.client
      .register(DidChangeWatchedFilesNotification.type, { watchers })
      // The library logs it.
      .catch(() => undefined);
    (await former)?.dispose();
  }
}

/** A pattern for the name of a file. */
function literal(path: string): string {
  return basename(path).replace(/[^\w .-]/gu, "?");
}

/** A glob for a path from a folder of the workspace. Visual Studio Code compares a glob with whole paths. */
function anywhere(path: string): string {
  return isAbsolute(path) ? path : `**/${posix.normalize(path).replace(/^(?:\.\.\/)+/u, "")}`;
}
