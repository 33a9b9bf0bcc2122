import { basename, isAbsolute, posix } from "node:path";
import { type Connection, DidChangeWatchedFilesNotification, type Disposable } from "vscode-languageserver/node";
import type { Settings } from "./settings/settings.js";

const CONFIGURATIONS = "**/campaign-rules.config.{js,mjs,cjs,ts,mts,cts,json}";

/** Has the client watch configurations and stored campaigns. */
export class Watching {
  readonly #connection: Connection;
  #configured: readonly string[] = [];
  readonly #campaigns = new Set<string>();
  #globs = "";
  #registered: Disposable | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

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
    const glob = anywhere(basename(path).replace(/[^\w .-]/gu, "?"));
    if (this.#campaigns.has(glob)) return;
    this.#campaigns.add(glob);
    await this.#register();
  }

  async #register(): Promise<void> {
    const globs = [...new Set([CONFIGURATIONS, ...this.#configured, ...this.#campaigns])];
    if (JSON.stringify(globs) === this.#globs) return;
    this.#globs = JSON.stringify(globs);
    this.#registered?.dispose();
    const watchers = globs.map((globPattern) => ({ globPattern }));
    this.#registered = await this.#connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
  }
}

/** A glob for a path from a folder of the workspace. Visual Studio Code compares a glob with whole paths. */
function anywhere(path: string): string {
  return isAbsolute(path) ? path : `**/${posix.normalize(path).replace(/^(?:\.\.\/)+/u, "")}`;
}
