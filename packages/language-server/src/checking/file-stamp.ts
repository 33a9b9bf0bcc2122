import { statSync } from "node:fs";

/** A text that changes each time one of the files is added, written or removed. Empty if none exists. */
export function stampOf(paths: readonly string[]): string {
  return paths.flatMap((path) => stampOfFile(path) ?? []).join("\n");
}

function stampOfFile(path: string): string | undefined {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats && `${path} ${stats.mtimeMs} ${stats.size} ${stats.ino}`;
  } catch (error) {
    // Whoever reads it gets the same error.
    return `${path} ${(error as NodeJS.ErrnoException).code}`;
  }
}
