import type { Size } from "./build.js";
import type { Held } from "./hold.js";
import type { Library } from "./libraries.js";
import type { Row } from "./rows.js";
import type { Spread } from "./statistics.js";
import type { Effort, Timing } from "./timing.js";

/** The results of a run. */
export interface Measured {
  readonly isQuick: boolean;
  readonly effort: Effort;
  readonly held: readonly Held[];
  /** Bodies on which verdicts were not compared, because only we support their context. */
  readonly leftOut: number;
  /** Libraries with the same verdicts as ours. Only these were timed. */
  readonly libraries: readonly Library[];
  readonly rows: readonly Row[];
  readonly timing: Timing;
  /** Ways to call this package, on the rows `fixtures` and `one-fault`. */
  readonly ways: Timing;
  /** By library: milliseconds more than for an empty module. */
  readonly coldStarts: ReadonlyMap<string, Spread>;
  /** The same with a body that is refused. */
  readonly refusedStarts: ReadonlyMap<string, Spread>;
  /** By library: bytes per call on valid bodies; undefined if it could not be measured. */
  readonly allocations: ReadonlyMap<string, number | undefined>;
  /** By library: only what validates create requests. */
  readonly sizes: ReadonlyMap<string, Size>;
  /** By entry of this package. */
  readonly entries: ReadonlyMap<string, Size>;
}
