import type { FileResult } from "./check.js";
import type { Found, Places } from "./places.js";

/**
 * The result as people read it: errors and warnings together, in the order of the lines of the file. What has no place in
 * the file comes last.
 */
export function inLineOrder(
  result: FileResult,
  places: Places,
): Omit<FileResult, "violations"> & { violations: Found[] } {
  const found = [...result.violations, ...result.warnings].map((each) => ({
    each,
    position: places.inFile(each).position ?? { line: Number.POSITIVE_INFINITY, column: 0 },
  }));
  found.sort((a, b) => compare(a.position.line, b.position.line) || compare(a.position.column, b.position.column));
  return { ...result, violations: found.map(({ each }) => each), warnings: [] };
}

/** Not the difference: that of two infinite lines is no number. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
