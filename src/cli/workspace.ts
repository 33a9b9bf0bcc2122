import type { Segment } from "../index.js";
import type { Source } from "../text/request/source.js";
import { readJson } from "./read-file.js";
import { rewording, type Settings } from "./settings.js";
import { expectMembers, membersOf, type ReadAt, settingsFrom } from "./settings-from.js";
import { WrongUsage } from "./usage.js";

const MEMBERS = ["features", "productSets", "policies", "rules", "exceptions"] as const;

/**
 * Reads the workspace file. `customIds` are the ids of rules that are not ours.
 *
 * @throws {WrongUsage} if it cannot be read, is not JSON, or has an invalid setting; the message gives the position.
 */
export async function readWorkspace(file: string, customIds: string[]): Promise<Settings> {
  const { source, value } = await readJson(file);
  const readAt = readingAt(file, source);
  const workspace = readAt([], () => membersOf(value, "a workspace"));
  expectMembers(workspace, MEMBERS, [], readAt, "member");
  return settingsFrom(workspace, [], readAt, customIds);
}

/** Reads parts of a JSON file; errors include their position. */
export function readingAt(file: string, source: Source): ReadAt {
  return (segments: readonly Segment[], read) =>
    rewording(read, (problem) => {
      const position = source.locate(segments);
      const place = position === undefined ? file : `${file}:${position.line}:${position.column}`;
      return new WrongUsage(`${place}: ${problem}`);
    });
}
