import { dirname, extname, relative } from "node:path";
import { createFileChecker, type FileChecker } from "campaign-rules/files";
import type { ContextInput } from "../documents/context-input.js";
import { locate } from "../roots/locate.js";
import { readText } from "../roots/read-text.js";
import type { ListRoots, Root } from "../roots/roots.js";
import { expectRules } from "./expect-rules.js";
import { findConfiguration } from "./find-configuration.js";

/** A file of the client. */
export interface ReadFile {
  /** Its absolute path, without links. */
  readonly file: string;
  readonly root: Root;
  readonly text: string;
}

/** The configuration of the project, as answers show it. */
export interface ConfigurationNote {
  /** Its path from its root. */
  readonly file: string;
  /** False if the configuration is a program that the user does not let the server run. */
  readonly used: boolean;
}

/** A checker for one document. */
export interface Checking {
  readonly checker: FileChecker;
  readonly configuration: ConfigurationNote | undefined;
}

/** The files and configurations below the roots of the client. */
export class Workspace {
  readonly #listRoots: ListRoots;
  readonly #runsConfiguration: boolean;

  constructor(listRoots: ListRoots, runsConfiguration: boolean) {
    this.#listRoots = listRoots;
    this.#runsConfiguration = runsConfiguration;
  }

  /**
   * Reads a file.
   *
   * @throws {Refusal} if it is outside the roots, too large, or not UTF-8.
   */
  async read(path: string): Promise<ReadFile> {
    const { real, root } = await locate(path, await this.#listRoots());
    return { file: real, root, text: await readText(real) };
  }

  /** A checker with the configuration of a file; without a file, with that of the first root that has one. */
  async checkerFor(file: ReadFile | undefined, context: ContextInput = {}): Promise<Checking> {
    const found = await this.#configurationOf(file);
    const isProgram = found !== undefined && extname(found.file) !== ".json";
    const used = found !== undefined && (!isProgram || this.#runsConfiguration);
    const config = used ? found.file : false;
    const checker = await createFileChecker({ config, context });
    expectRules(context, checker);
    return { checker, configuration: found && { file: relative(found.root.real, found.file), used } };
  }

  async #configurationOf(file: ReadFile | undefined): Promise<{ file: string; root: Root } | undefined> {
    const roots = await this.#listRoots();
    const places = file
      ? [{ folder: dirname(file.file), root: file.root }]
      : roots.map((root) => ({ folder: root.real, root }));
    for (const { folder, root } of places) {
      const found = await findConfiguration(folder, root, roots);
      if (found !== undefined) return { file: found, root };
    }
    return undefined;
  }
}
