import { basename, extname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type picomatch from "picomatch";
import { globMatcher } from "../../../../src/cli/glob-matcher.js";
import { pathInside } from "../../../../src/cli/path-inside.js";
import { getOrInsertComputed } from "../../../../src/structure/get-or-insert-computed.js";
import type { FileSetting } from "../settings/settings.js";

/** A file that contains requests, and the setting for its check. */
export interface CampaignFile {
  readonly path: string;
  readonly setting: FileSetting;
  /** The path of the file with the stored campaign. */
  readonly current: string | undefined;
}

/** The path of a document; undefined if it is not in a file. */
export function pathOf(uri: string): string | undefined {
  if (!uri.startsWith("file:")) return undefined;
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

/** A file with the setting that applies to it; undefined if no glob matches it. */
export function campaignFile(path: string, folder: string, files: readonly FileSetting[]): CampaignFile | undefined {
  const setting = files.find(({ glob }) => matches(glob, path, folder));
  if (setting === undefined) return undefined;
  const stored = setting.current?.replaceAll("{name}", () => basename(path, extname(path)));
  return { path, setting, current: stored === undefined ? undefined : resolve(folder, stored) };
}

/** Whether a glob, which is relative to a folder, matches a file. */
export function matches(glob: string, path: string, folder: string): boolean {
  const matcher = getOrInsertComputed(matchers, glob, () => globMatcher([glob.replace(/^\.\//u, "")]));
  // Only the name of a file outside the folder can match a glob.
  return matcher(pathInside(folder, path) ?? basename(path));
}

const matchers = new Map<string, picomatch.Matcher>();
