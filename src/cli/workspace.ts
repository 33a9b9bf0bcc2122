import type { JsonFile } from "../text/request/source.js";
import { Part } from "./described.js";
import { readJson } from "./read-file.js";
import type { Settings } from "./settings.js";
import { settingsFrom } from "./settings-from.js";
import { WrongUsage } from "./usage.js";

/** `customIds` are the ids of rules that are not ours. @throws {WrongUsage} with the position of what is wrong. */
export async function readWorkspace(file: string, customIds: string[]): Promise<Settings> {
  const known = ["features", "productSets", "policies", "rules", "exceptions"];
  return settingsFrom(partOf(await readJson(file)).members("a workspace", known), customIds);
}

/** The value of a JSON file; errors include their position. */
export function partOf({ file, source, value }: JsonFile): Part {
  return new Part(value, (segments, problem) => {
    const position = source.locate(segments);
    const place = position === undefined ? file : `${file}:${position.line}:${position.column}`;
    return new WrongUsage(`${place}: ${problem}`);
  });
}
