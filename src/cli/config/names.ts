import { editDistance, LONGEST_COMPARED } from "../../structure/edit-distance.js";

/** The extensions of configurations. In a folder with several configurations, the first one is used. */
export const EXTENSIONS = [".js", ".mjs", ".cjs", ".ts", ".mts", ".cts", ".json"] as const;

export const NAMES: readonly string[] = EXTENSIONS.map((extension) => `campaign-rules.config${extension}`);

export const ENDINGS = `${EXTENSIONS.slice(0, -1).join(", ")} or ${EXTENSIONS.at(-1)}`;

/** Whether a configuration is code, which runs when it is loaded. */
export function isCode(file: string): boolean {
  return !file.endsWith(".json");
}

/** The extensions that people give to configurations. */
const EXTENSION = /\.(?:[cm]?[jt]sx?|jsn|json[5cl]?|ya?ml|toml|ini|xml|py)$/u;

/** Names without separators, and how many edits make another one. */
const LIKE: readonly [name: string, edits: number][] = [
  ["campaignrulesconfig", 2],
  ["campaignrulesconfiguration", 2],
  ["campaignrulesconf", 1],
  ["campaignrulescfg", 1],
  ["campaignrulesrc", 1],
];

/** Whether a name looks like that of a configuration, but is none. */
export function isLikeName(name: string): boolean {
  if (NAMES.includes(name) || name.length > LONGEST_COMPARED) return false;
  const stem = name.toLowerCase().replace(EXTENSION, "");
  // A declaration of types.
  if (stem.endsWith(".d")) return false;
  const letters = stem.replace(/[-_. ]/gu, "");
  const like = stem.startsWith(".") ? [...LIKE, ["campaignrules", 1] as const] : LIKE;
  return like.some(([other, edits]) => editDistance(letters, other, edits) <= edits);
}
