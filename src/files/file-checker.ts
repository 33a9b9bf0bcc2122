import { isUtf8 } from "node:buffer";
import { relative, resolve, sep } from "node:path";
import type { RequestSettings } from "../cli/config/configuration.js";
import { type Applicable, Configurations } from "../cli/config/configurations.js";
import { perFile } from "../cli/config/per-file.js";
import { fileKindOf, requestOptionsFor } from "../cli/file-kind-of.js";
import { fileProblem } from "../cli/read-file.js";
import { INPUT, readRegularFileNow } from "../cli/regular-file.js";
import { type VersionedResult, versioned } from "../cli/schema-version.js";
import { operations, settings } from "../cli/settings.js";
import { expectEntries, expectFlag, expectNames, expectOneOf, membersOf } from "../engine/context/option-errors.js";
import { renderPointer } from "../errors/path.js";
import type { Context, Segment } from "../index.js";
import { getOrInsertComputed } from "../structure/get-or-insert-computed.js";
import { blankLine, checkText, isBlank } from "../text/request/check-text.js";
import type { FileKind } from "../text/request/file-kind.js";
import { below, type Fixed, fixFile, withFix } from "../text/request/fix-text.js";
import { type Found, Places, type Stored } from "../text/request/places.js";
import { lacksObject, skeletonAt } from "../text/request/skeleton.js";
import { type Position, Source } from "../text/request/source.js";
import { exactFile } from "./exact-json.js";
import type { FileContents } from "./file-contents.js";

export interface FileCheckerOptions {
  /** The working directory of the search for configurations, such as the folder of a workspace. Default: that of the process. */
  readonly folder?: string | undefined;
  /**
   * The path of the configuration of all files, from the folder; false to use none. By default, each file has the
   * nearest one: upwards from its own folder to the root of its repository. Outside a repository, upwards to `folder` if
   * that is above the file, otherwise in the folder of the file alone.
   */
  readonly config?: string | false | undefined;
  /**
   * Whether a configuration that is code may run, or for which absolute paths it may. Where it may not, no configuration
   * is used: none farther up takes its place. Default: true.
   */
  readonly runsCode?: boolean | ((path: string) => boolean) | undefined;
  /** More settings. They take precedence over the configuration, as a workspace file does. */
  readonly context?: Context | undefined;
  /** Whether nothing is loaded until `configurationOf` is called. By default, the configuration of the folder is loaded first. */
  readonly isLazy?: boolean | undefined;
}

/** The findings in a text. Positions refer to that text. */
export interface CheckedFile {
  /** As in the output of `campaign-rules check --format json`. */
  readonly result: VersionedResult;
  /** Where a finding is in the text; undefined if it is not in it. */
  positionOf(found: Found): Position | undefined;
  /** Where a value of the body is in the text; if it is absent, where the object is that lacks it. */
  positionAt(segments: readonly Segment[]): Position | undefined;
  /** Where a finding is in the campaign to update; undefined if it is not in it. */
  positionInCurrent(found: Found): Position | undefined;
}

/** The configuration of a file. */
export interface FileConfiguration extends Applicable, RequestSettings {
  /** Why the file should not be checked unless the user asks for it by name; undefined if it should be. */
  readonly ignored: string | undefined;
  /** The address at which the documentation is served, without a slash at its end. */
  readonly docsUrl: string | undefined;
}

/** Checks and fixes the text of files, each with its own configuration. */
export interface FileChecker {
  /** The absolute path of the configuration that is used in the folder; undefined if there is none. */
  readonly config: string | undefined;
  /** Finds the configuration of a file without loading it. */
  findConfiguration(file: string): Applicable;
  /**
   * Finds and loads the configuration of a file, which need not exist. Await this once before the other functions get a
   * file of another folder: they can load JSON themselves, but not code. `operation`, `state` and `current` are those of
   * its overrides, which apply where the contents say nothing else. The file of `current` is read once.
   *
   * @throws {Error} if the configuration cannot be read or is invalid, or if it is code that somebody else may have
   *   written; the message includes its path.
   */
  configurationOf(file: string): Promise<FileConfiguration>;
  /** The context in which a file is checked. Overrides of the configuration depend on the file's path. */
  contextFor(file: string): Context;
  /**
   * Checks a text. The file need not exist.
   *
   * @throws {TypeError} if a member of `contents` is unknown.
   * @throws {Error} if a custom rule throws, or the text of `current` is not JSON, has a duplicate key, or a number that
   *   would lose digits.
   */
  check(file: string, text: string, contents?: FileContents): CheckedFile;
  /**
   * Fixes like `--fix`: applies all fixes, then those of the new findings, and so on. With a rule, only the fixes of
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

const optionNames = ["folder", "config", "runsCode", "context", "isLazy"] satisfies (keyof FileCheckerOptions)[];

const contentNames = ["operation", "request", "state", "channel", "current", "line"] satisfies (keyof FileContents)[];

/**
 * Makes a checker of files. Loads the configuration of the folder first, unless `isLazy` is true.
 *
 * @throws {TypeError} if an option is unknown.
 * @throws {Error} if the configuration cannot be read or is invalid; the message includes its path.
 */
export async function createFileChecker(options: FileCheckerOptions = {}): Promise<FileChecker> {
  expectNames(options, optionNames, "option");
  const { folder = ".", config, runsCode, context, isLazy } = options;
  if (typeof runsCode !== "function") expectFlag(runsCode, "runsCode");
  const given: Context = membersOf(context, "context");
  expectNames(given, Object.keys(settings), "option");
  const configurations = new Configurations({ folder, config, runsCode });
  // It need not exist.
  const anyFile = resolve(folder, "any.json");
  const { features, ...others } = given;
  if (features !== undefined) expectEntries(features, "features", () => undefined);
  const workspace = { ...others, ...(features && { features: [...features] }) };
  const forEach = <T>(make: (context: Context, request: RequestSettings) => T) => {
    return perFile({ options: { lint: true }, workspace }, (file) => configurations.get(file), make);
  };
  /** Many files share their contents' description: values made from it are kept as long as it is. */
  const kinds = new WeakMap<FileContents, (file: string) => { kind: FileKind; stored: Stored | undefined }>();
  const kindFor = (file: string, contents: FileContents) => {
    const { operation, request, state, channel } = contents;
    const known = getOrInsertComputed(kinds, contents, () => {
      expectNames(contents, contentNames, "member of contents:");
      if (operation !== undefined) expectOneOf(operation, operations, "operation");
      expectNames(membersOf(contents.current, "current"), ["file", "text"], "member of current:");
      return forEach((context, ofFile) => {
        const all = requestOptionsFor({ operation, request, state, channel }, ofFile);
        const current = contents.current ?? (all.current && { file: all.current, text: textOf(all.current) });
        const json = current ? exactFile(current.file, current.text) : undefined;
        const stored = json && { ...json, merge: context.policies?.merge ?? "component" };
        return { kind: fileKindOf(all, context, json), stored };
      });
    });
    return known(file);
  };
  if (!isLazy) await configurations.load(anyFile);

  return {
    get config() {
      const { path, isUsed } = configurations.of(anyFile);
      return isUsed ? path : undefined;
    },
    findConfiguration: (file) => configurations.of(file),
    async configurationOf(file) {
      const configuration = await configurations.load(file);
      const isDependency = relative(resolve(folder), resolve(file)).split(sep).includes("node_modules");
      return {
        ...configurations.of(file),
        ...configuration?.requestFor(file),
        docsUrl: configuration?.docsUrl,
        ignored: isDependency ? "it is in node_modules" : configurations.ignoreOf(file),
      };
    },
    contextFor: forEach((context) => context),
    check(file, text, contents = BODY) {
      const { kind, stored } = kindFor(file, contents);
      const { line } = contents;
      const source = new Source(text, true, kind.secretsIn, line);
      const places = new Places(file, source, kind, stored);
      const isBlankLine = line !== undefined && isBlank(text);
      return {
        result: versioned(isBlankLine ? blankLine(file, line, kind) : checkText({ file, line }, source, kind)),
        positionOf: (found) => places.inFile(found).position,
        positionAt: (segments) => source.locate([...kind.bodyAt, ...segments]),
        positionInCurrent: (found) => places.inStored(found)?.position,
      };
    },
    fix: (file, text, contents = BODY, only) => fixFile(text, kindFor(file, contents).kind, only),
    applyFix(text, found, { request } = BODY) {
      if (!("fix" in found) || found.fix === undefined) return undefined;
      return withFix(text, below(request ? "/body" : "", found.fix));
    },
    lacksObject: (text, place) => lacksObject(new Source(text).value, place),
    complete(file, text, missing) {
      const { kind } = kindFor(file, BODY);
      const value = skeletonAt(new Source(text).value, missing, (body) => kind.check(body).violations);
      return value === undefined ? undefined : withFix(text, [{ op: "add", path: renderPointer(missing), value }]);
    },
  };
}

function textOf(file: string): string {
  let bytes: Buffer;
  try {
    bytes = readRegularFileNow(file, INPUT);
  } catch (error) {
    throw new Error(fileProblem(file, error));
  }
  if (isUtf8(bytes)) return bytes.toString("utf8");
  throw new Error(`${file}: it is not valid JSON: not encoded as UTF-8`);
}
