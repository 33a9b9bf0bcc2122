import type { FileResult } from "../text/request/check-text.js";
import type { Found, Places } from "../text/request/places.js";

/** Errors and warnings together, sorted by line, for people. Findings without a place in the file come last. */
export function inLineOrder(
  result: FileResult,
  places: Places,
): Omit<FileResult, "violations"> & { violations: Found[] } {
  const found = [...result.violations, ...result.warnings].map((each) => ({
    each,
    position: places.inFile(each).position ?? { line: Number.POSITIVE_INFINITY, column: 0 },
  }));
  // The difference of two infinite lines is NaN, which is as good as 0 here.
  found.sort((a, b) => a.position.line - b.position.line || a.position.column - b.position.column);
  return { ...result, violations: found.map(({ each }) => each), warnings: [] };
}
