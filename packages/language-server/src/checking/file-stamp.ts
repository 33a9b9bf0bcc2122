import { statSync } from "node:fs";
import { dirname, join } from "node:path";

/** A text that changes each time the file is written. Empty if there is no file. */
export function stampOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats === undefined ? "" : `${path} ${stats.mtimeMs} ${stats.size} ${stats.ino}`;
}

const CONFIGURATIONS = [".js", ".mjs", ".ts", ".json"].map((extension) => `campaign-rules.config${extension}`);

/** A text that changes when a configuration that may apply to the folder is added, removed or changed. */
export function configurationStamp(folder: string): string {
  const stamps: string[] = [];
  for (let at = folder; ; at = dirname(at)) {
    for (const name of CONFIGURATIONS) stamps.push(stampOf(join(at, name)));
    if (dirname(at) === at) return stamps.filter((stamp) => stamp !== "").join("\n");
  }
}
