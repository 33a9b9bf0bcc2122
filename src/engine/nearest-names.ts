import { getOrInsertComputed } from "../structure/get-or-insert-computed.js";
import { nearest } from "../structure/nearest.js";

/** Steps that one validation may spend on finding names: half a millisecond. A typical request takes 2% of it. */
const STEPS = 75_000;

/**
 * Returns a function that finds the name that an unknown member probably means, within the effort for one validation. It
 * remembers the answers that took effort.
 */
export function nearestNames() {
  const effort = { left: STEPS };
  const found = new Map<readonly string[], Map<string, string | undefined>>();
  return (key: string, names: readonly string[]): string | undefined => {
    const known = getOrInsertComputed(found, names, () => new Map());
    if (known.has(key)) return known.get(key);
    const { left } = effort;
    const near = nearest(key, names, effort) as string | undefined;
    // Most keys differ too much from every name to cost any effort, so caching them gains nothing.
    if (effort.left < left) known.set(key, near);
    return near;
  };
}
