import type { Size } from "./build.js";
import type { Held } from "./hold.js";
import type { Library } from "./libraries.js";
import type { Rows } from "./rows.js";
import type { Spread } from "./statistics.js";
import type { Effort, Timing } from "./timing.js";

/** All that a run has found out. */
export interface Measured {
  readonly isQuick: boolean;
  readonly effort: Effort;
  readonly held: readonly Held[];
  /** Bodies that no library was held to, because of a context that only we have. */
  readonly leftOut: number;
  /** Libraries that decide as we do, and so were timed. */
  readonly libraries: readonly Library[];
  readonly rows: Rows;
  readonly timing: Timing;
  /** Ways to call this package, on the rows `fixtures` and `one-fault`. */
  readonly ways: Timing;
  /** By library: milliseconds over an empty module. */
  readonly coldStarts: ReadonlyMap<string, Spread>;
  /** The same with a body that is refused. */
  readonly refusedStarts: ReadonlyMap<string, Spread>;
  /** By library: bytes per call on valid bodies; undefined when that could not be told. */
  readonly allocations: ReadonlyMap<string, number | undefined>;
  /** By library: what validates create requests, and nothing else. */
  readonly sizes: ReadonlyMap<string, Size>;
  /** By entry of this package. */
  readonly entries: ReadonlyMap<string, Size>;
}
