import { parse, relative } from "node:path";
import { type Loader, lilconfig } from "lilconfig";
import { problemText } from "../problem-text.js";
import { WrongUsage } from "../usage.js";

export const EXTENSIONS = [".js", ".mjs", ".ts", ".json"];

const ignored: Loader = () => true;

/** The nearest configuration upwards from a folder, if there is one: its path from that folder. */
export async function findConfiguration(folder = process.cwd()): Promise<string | undefined> {
  try {
    const found = await finder(ignored, parse(folder).root).search(folder);
    return found === null ? undefined : relative(folder, found.filepath);
  } catch (error) {
    throw new WrongUsage(`the configuration cannot be read: ${problemText(error)}`);
  }
}

/** Finds configurations, or loads them. */
export function finder(load: Loader, stopDir?: string) {
  return lilconfig("campaign-rules", {
    searchPlaces: EXTENSIONS.map((extension) => `campaign-rules.config${extension}`),
    loaders: Object.fromEntries(EXTENSIONS.map((extension) => [extension, load])),
    ignoreEmptySearchPlaces: false,
    cache: false,
    ...(stopDir !== undefined && { stopDir }),
  });
}
