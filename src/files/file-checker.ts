import { resolve } from "node:path";
import type { Configuration } from "../cli/config/configuration.js";
import { findConfiguration } from "../cli/config/find.js";
import { loadConfiguration } from "../cli/config/load.js";
import { PerFile } from "../cli/config/per-file.js";
import { kindOf } from "../cli/kind-of.js";
import type { Settings } from "../cli/settings.js";
import { renderPointer } from "../errors/path.js";
import type { Context, Segment } from "../index.js";
import { PatchError, TextPatch } from "../json-text/patch-text.js";
import { blankLine, checkText, type FileResult } from "../request-text/check-text.js";
import type { FileKind } from "../request-text/file-kind.js";
import { below, fixFile } from "../request-text/fix-file.js";
import type { Fixed } from "../request-text/fix-text.js";
import { type Found, type Place, Places, type Stored } from "../request-text/places.js";
import { lacksObject, skeletonAt } from "../request-text/skeleton.js";
import { type Position, Source } from "../request-text/source.js";
import type { FileContents } from "./file-contents.js";

export interface FileCheckerOptions {
  /** Where to look for a configuration, upwards from here. The working directory by default. */
  readonly folder?: string | undefined;
  /** The path of a configuration, from the folder; false to use none. By default, the nearest one. */
  readonly config?: string | false | undefined;
  /** What else is known. It takes precedence over the configuration, as a workspace file does. */
  readonly context?: Context | undefined;
}

/** What was found in a text. Positions refer to that text. */
export interface CheckedFile {
  /** As in the output of `campaign-rules check --format json`. */
  readonly result: FileResult;
  /** Where a finding is in the text; undefined if it is not in it. */
  positionOf(found: Found): Position | undefined;
  /** Where a value of the body is in the text; if it is absent, where the object is that lacks it. */
  positionAt(segments: readonly Segment[]): Position | undefined;
  /** Where a finding is in the campaign to update; undefined if it is not in it. */
  positionInCurrent(found: Found): Position | undefined;
}

/** Checks and fixes the text of files with the configuration of their folder. */
export interface FileChecker {
  /** The absolute path of the configuration; undefined if there is none. */
  readonly config: string | undefined;
  /** The context in which a file is checked. Overrides of the configuration depend on the file's path. */
  contextFor(file: string): Context;
  /**
   * Checks a text. The file need not exist.
   *
   * @throws {Error} if a custom rule throws, or the text of `current` is not JSON.
   */
  check(file: string, text: string, contents?: FileContents): CheckedFile;
  /**
   * Does what `--fix` does: applies all fixes, then those of what is then found, and so on. With a rule, only the fixes of
   * its findings.
   */
  fix(file: string, text: string, contents?: FileContents, only?: Found["rule"]): Fixed;
  /** Applies the fix of one finding; undefined if it has none, or if the fix does not apply to the text. */
  applyFix(text: string, found: Found, contents?: FileContents): string | undefined;
  /** Whether a body lacks an object at a place that `complete` can insert. */
  lacksObject(text: string, place: readonly Segment[]): boolean;
  /**
   * Inserts an object that a body lacks, with the members that its shape and the rules require. Undefined if no object
   * is missing there. Only for bodies to create campaigns.
   */
  complete(file: string, text: string, missing: readonly Segment[]): string | undefined;
}

/** Contents have no members by default. */
const BODY: FileContents = {};

/** A line with nothing in it. */
const BLANK = /^\uFEFF?[ \t\r]*$/u;

/**
 * Loads the configuration, and checks files with it.
 *
 * @throws {Error} if the configuration cannot be read or is invalid; the message includes its path.
 */
export async function createFileChecker(options: FileCheckerOptions = {}): Promise<FileChecker> {
  const { folder = ".", config, context = {} } = options;
  const from = resolve(folder);
  const named = config === false ? undefined : (config ?? (await findConfiguration(from)));
  const path = named === undefined ? undefined : resolve(from, named);
  const configuration = path === undefined ? undefined : await loadConfiguration(path);
  const { features, ...others } = context;
  return new ConfiguredChecker(path, configuration, { ...others, ...(features && { features: [...features] }) });
}

/** A kind of file, and the campaign to update. */
interface Kind {
  readonly kind: FileKind;
  readonly stored: Stored | undefined;
}

class ConfiguredChecker implements FileChecker {
  readonly config: string | undefined;
  readonly #configuration: Configuration | undefined;
  readonly #known: Settings;
  readonly #contexts: PerFile<Context>;
  /** Many files share their contents' description: what is made from it is kept as long as that is. */
  readonly #kinds = new WeakMap<FileContents, PerFile<Kind>>();

  constructor(config: string | undefined, configuration: Configuration | undefined, known: Settings) {
    this.config = config;
    this.#configuration = configuration;
    this.#known = known;
    this.#contexts = this.#perFile((context) => context);
  }

  contextFor(file: string): Context {
    return this.#contexts.of(file);
  }

  check(file: string, text: string, contents: FileContents = BODY): CheckedFile {
    const { kind, stored } = this.#kindOf(file, contents);
    const { line } = contents;
    const source = new Source(text, true, kind.secretsIn, line);
    const places = new Places(file, source, kind, stored);
    const positionAt = (place: Place | undefined) => place?.position;
    const isBlank = line !== undefined && BLANK.test(text);
    return {
      result: isBlank ? blankLine(file, line, kind) : checkText({ file, line }, source, kind),
      positionOf: (found) => positionAt(places.inFile(found)),
      positionAt: (segments) => source.locate([...kind.bodyAt, ...segments]),
      positionInCurrent: (found) => positionAt(places.inStored(found)),
    };
  }

  fix(file: string, text: string, contents: FileContents = BODY, only?: Found["rule"]): Fixed {
    return fixFile(text, this.#kindOf(file, contents).kind, only);
  }

  applyFix(text: string, found: Found, { request }: FileContents = BODY): string | undefined {
    if (!("fix" in found) || found.fix === undefined) return undefined;
    const base = request ? "/body" : "";
    return patched(
      text,
      found.fix.map((operation) => below(base, operation)),
    );
  }

  lacksObject(text: string, place: readonly Segment[]): boolean {
    return lacksObject(new Source(text).value, place);
  }

  complete(file: string, text: string, missing: readonly Segment[]): string | undefined {
    const { kind } = this.#kindOf(file, BODY);
    const skeleton = skeletonAt(new Source(text).value, missing, (body) => kind.check(body).violations);
    return skeleton === undefined
      ? undefined
      : patched(text, [{ op: "add", path: renderPointer(missing), value: skeleton }]);
  }

  #kindOf(file: string, contents: FileContents): Kind {
    let kinds = this.#kinds.get(contents);
    if (kinds === undefined) {
      const { operation = "create", request, state, channel, current } = contents;
      const source = current && new Source(current.text);
      const parsed = source?.parse();
      if (parsed !== undefined && "problem" in parsed)
        throw new Error(`${current?.file}: it is not valid JSON: ${parsed.problem}`);
      const json = current && source && parsed && { file: current.file, source, value: parsed.value };
      kinds = this.#perFile((context) => ({
        kind: kindOf({ operation, request, state, channel }, context, json),
        stored: json && { ...json, merge: context.policies?.merge ?? "component" },
      }));
      this.#kinds.set(contents, kinds);
    }
    return kinds.of(file);
  }

  #perFile<T>(make: (context: Context) => T): PerFile<T> {
    return new PerFile({ options: { lint: true }, workspace: this.#known }, this.#configuration, make);
  }
}

function patched(text: string, operations: Parameters<TextPatch["apply"]>[0]): string | undefined {
  const patch = new TextPatch(text);
  try {
    patch.apply(operations);
  } catch (error) {
    if (error instanceof PatchError) return undefined;
    throw error;
  }
  return patch.text;
}
