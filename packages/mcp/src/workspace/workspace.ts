import { realpath } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { rules } from "campaign-rules/catalogue";
import { createFileChecker, type FileChecker, type FileConfiguration } from "campaign-rules/files";
import type { z } from "zod";
import { UNIQUE_KEYS } from "../../../../src/text/input-violation.js";
import { Refusal } from "../answers/answer.js";
import type { configurationSchema } from "../answers/schemas.js";
import type { ContextInput } from "../documents/context-input.js";
import { isBelow, locate } from "../roots/locate.js";
import { readText } from "../roots/read-text.js";
import { type ListRoots, NOT_LISTED, type Root } from "../roots/roots.js";

/** A file of the client. */
export interface ReadFile {
  /** Its absolute path, without links. */
  readonly file: string;
  readonly root: Root;
  readonly text: string;
}

/** A checker for one document. */
export interface Checking {
  readonly checker: FileChecker;
  /** The path of the document, as the checker knows it. */
  readonly path: string;
  /** The configuration of the project, as answers show it: by its path from its root. */
  readonly configuration: z.output<typeof configurationSchema>;
  /** The settings of the configuration for the document. */
  readonly configured: Partial<FileConfiguration>;
  /** A remark for the client. */
  readonly note: string | undefined;
}

/** A document without a file. The command line calls standard input so. */
const NO_FILE = "<stdin>";

const CODE = "it is code, which the server runs only with --run-configuration";
const OUTSIDE = "it is outside the roots of the client";

/** The files and configurations below the roots of the client. */
export class Workspace {
  constructor(
    private readonly listRoots: ListRoots,
    private readonly runsConfiguration: boolean,
    private readonly docsUrl: string | undefined,
  ) {}

  /** The address of the page of a built-in rule, if the documentation is served. */
  pageOf(rule: string): string | undefined {
    return this.docsUrl && `${this.docsUrl}/rules/${rule}`;
  }

  /**
   * Reads a file.
   *
   * @throws {Refusal} if it is outside the roots, too large, or not UTF-8.
   */
  async read(path: string): Promise<ReadFile> {
    const { real, root } = await locate(path, await this.listRoots());
    return { file: real, root, text: await readText(real) };
  }

  /**
   * A checker with the configuration of a file; without a file, with that of the first root that has one.
   *
   * @throws {Refusal} if the configuration is a link that leads outside the roots.
   */
  async checkerFor(file: ReadFile | undefined, context: ContextInput = {}): Promise<Checking> {
    const listed = await this.listRoots();
    const roots = listed ?? (file ? [file.root] : []);
    const note = listed || file ? undefined : `${NOT_LISTED}, so no configuration was looked for`;
    const checking = { ...(await this.#configured(file, roots, context)), note };
    expectRules(context, checking);
    return checking;
  }

  async #configured(
    file: ReadFile | undefined,
    roots: readonly Root[],
    context: ContextInput,
  ): Promise<Omit<Checking, "note">> {
    const places = file
      ? [{ root: file.root, path: file.file }]
      : roots.map((root) => ({ root, path: join(root.real, NO_FILE) }));
    for (const { root, path } of places) {
      const runsCode = this.runsConfiguration;
      const checker = await createFileChecker({ folder: root.real, runsCode, context, isLazy: true });
      const { path: found, isUsed } = checker.findConfiguration(path);
      if (found === undefined && file === undefined) continue;
      const name = found === undefined ? undefined : { file: relative(root.real, found) };
      if (found !== undefined && !(await isInside(found, roots)))
        return withoutConfiguration(path, context, name && { ...name, used: false, why: OUTSIDE });
      const configured = await checker.configurationOf(path);
      const configuration = name && { ...name, used: isUsed, why: isUsed ? undefined : CODE };
      return { checker, path, configured, configuration };
    }
    return withoutConfiguration(NO_FILE, context, undefined);
  }
}

async function withoutConfiguration(path: string, context: ContextInput, configuration: Checking["configuration"]) {
  return { checker: await createFileChecker({ config: false, context }), path, configured: {}, configuration };
}

/**
 * Whether a configuration is below a root.
 *
 * @throws {Refusal} if it is a link below a root that leads outside.
 */
async function isInside(file: string, roots: readonly Root[]): Promise<boolean> {
  const isIn = (path: string) => roots.some(({ real }) => isBelow(path, real));
  if (!isIn(file)) return false;
  const real = await realpath(file).catch(() => undefined);
  if (real !== undefined && isIn(real)) return true;
  throw new Refusal(`the configuration is a link that leads outside the roots of the client: ${basename(file)}`);
}

/**
 * Checks the ids of rules whose level the client sets: the checker ignores unknown ids, since they may belong to custom
 * rules of other files.
 *
 * @throws {Refusal} if there is no such rule.
 */
function expectRules({ rules: levels = {} }: ContextInput, { checker, path }: Checking): void {
  const custom = checker.contextFor(path).customRules ?? [];
  const known = new Set<string>([UNIQUE_KEYS, ...[...rules, ...custom].map(({ id }) => id)]);
  for (const id of Object.keys(levels)) {
    if (!known.has(id))
      throw new Refusal(`unknown rule ${JSON.stringify(id.slice(0, 64))}; list_rules lists the rules`);
  }
}
