import { type Connection, DidChangeWatchedFilesNotification, type Disposable } from "vscode-languageserver/node";
import type { Settings } from "./settings/settings.js";

const CONFIGURATIONS = "**/campaign-rules.config.{js,mjs,cjs,ts,mts,cts,json}";

/** Has the client watch configurations and stored campaigns. */
export class Watching {
  readonly #connection: Connection;
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
    const globs = [...new Set([CONFIGURATIONS, ...configured, ...stored])];
    if (JSON.stringify(globs) === this.#globs) return;
    this.#globs = JSON.stringify(globs);
    this.#registered?.dispose();
    const watchers = globs.map((globPattern) => ({ globPattern }));
    this.#registered = await this.#connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
  }
}
